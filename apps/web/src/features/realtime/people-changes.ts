/** Tells what holds people outside the cache, such as the deck, that somebody may be seen no more or again (D64). */
export function createPeopleChanges() {
  const listeners = new Set<() => void>();
  /** Changes made here whose event has not come back yet: it is no news then. */
  let awaited = 0;
  const tell = (): void => listeners.forEach((listener) => listener());
  return {
    /** The person changed it here. */
    changedHere(): void {
      awaited += 1;
      tell();
    },
    /** The event `people-changed` came. */
    changed(): void {
      if (awaited === 0) return tell();
      awaited -= 1;
    },
    /** Some events may have been missed, so none is awaited any more: the next one may be another's, and telling twice costs less than never. */
    missed(): void {
      awaited = 0;
    },
    /** Listens until the answered function is called. */
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
