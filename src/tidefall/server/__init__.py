"""Tables on the network: HTTP for the lobby and the records, one websocket a client for play, a database beneath."""
