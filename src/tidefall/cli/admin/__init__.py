"""`tidefall admin`: for those who run a server."""
