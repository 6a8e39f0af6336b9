/** After a story: React Aria announces a pending button's label for seconds after it is gone. */
export const clearAnnouncements = (): void =>
  document.querySelectorAll('[data-live-announcer] [role="img"]').forEach((said) => said.remove());
