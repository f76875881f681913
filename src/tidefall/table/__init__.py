"""A live game with seats: who sits where, commands in, facts out, a view for each seat.

A `Table` is the fold of its entries, and everything about it is pure: no sockets, no SQL, no clock, no generator of its
own. The server drives tables with a clock, a database and wires; `local` drives one at once, in one process.
"""
