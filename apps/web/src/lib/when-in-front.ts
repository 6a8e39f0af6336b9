/** Looks while the page is in front: now, and each time somebody comes back to it. Answers how to end that. */
export function whenInFront(look: () => void): () => void {
  const listener = (): void => {
    if (!document.hidden) look();
  };
  listener();
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
