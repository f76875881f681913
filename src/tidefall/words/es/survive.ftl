# Survive.

## Lo ocurrido

survive-event-ship-sailed = Un barco navega de { $from } a { $to }.
