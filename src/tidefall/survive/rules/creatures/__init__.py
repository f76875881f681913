"""The creatures, one file each and all of one shape: what ends their way, what they do where they come."""
