/** Has screen readers say something at once, whatever they are reading. */
export function readOut(text: string): void {
  const log = document.createElement('div');
  log.className = 'sr-only';
  log.ariaLive = 'assertive';
  // React Aria leaves it readable behind a dialog.
  log.dataset['liveAnnouncer'] = 'true';
  document.body.prepend(log);
  // Safari reads only what comes into a region that it knows already.
  setTimeout(() => (log.textContent = text), 100);
  setTimeout(() => log.remove(), 7000);
}
