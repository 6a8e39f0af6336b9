/** Runs at once, or, while a mouse or finger is down, when it has let go: what appears before that moves the pressed thing away from under it. */
export function afterPress(run: () => void): void {
  if (document.querySelector(':active') === null) return run();
  const letGo = new AbortController();
  for (const end of ['pointerup', 'pointercancel'] as const) {
    addEventListener(
      end,
      () => {
        letGo.abort();
        setTimeout(run); // The press is over when its click was handled too.
      },
      { signal: letGo.signal },
    );
  }
}
