/** Ends a service that is restarted for its developer, without the time in which it would finish its requests. */
process.on('SIGTERM', () => process.exit());
