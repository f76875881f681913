"""A live game with seats: who sits where, commands in, facts out, a view for each seat.

Everything here is pure: no sockets, no SQL, no clock, no generator of its own. A `Table` is the fold of its entries.
"""
