// Loaded before a child's own code (`node --import`): when the channel to its parent closes, the child stops as on
// SIGTERM. So it never outlives a killed parent, and stops in order on Windows too, which has no such signal.
process.on('disconnect', () => {
  if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(143);
});
process.channel?.unref();
