/** A value outside React, and who listens to it: `useSyncExternalStore(value.subscribe, value.get)`. */
export function observable<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: (): T => value,
    set(next: T): void {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The value, as soon as it is such. */
export async function until<T>(
  { get, subscribe }: { get(): T; subscribe(listener: () => void): () => void },
  isSuch: (value: T) => boolean,
): Promise<T> {
  while (!isSuch(get())) {
    await new Promise<void>((resolve) => {
      const stop = subscribe(() => {
        stop();
        resolve();
      });
    });
  }
  return get();
}
