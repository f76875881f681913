# Survive.

## What happened

survive-event-ship-sailed = A ship sails from { $from } to { $to }.
