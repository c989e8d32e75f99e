// Loaded into a measured service: answers over IPC with its memory after a collection.
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
process.channel?.unref();
