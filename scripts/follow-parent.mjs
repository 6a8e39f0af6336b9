// Loaded before a child's own code (`node --import`): the child stops as it does on SIGTERM when the channel to its parent closes.
// So it never outlives a parent that was killed, and stops in order on Windows too, where no signal can ask for that.
process.on('disconnect', () => {
  if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(143);
});
process.channel?.unref();
