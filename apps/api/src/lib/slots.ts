/** Slots for work that one person may not have much of at a time. */
export interface Slots {
  /** Takes a slot of somebody; false when all are taken. */
  take(key: string): boolean;
  /** Gives a slot back that was taken. */
  free(key: string): void;
}

export function createSlots(mostOfOne: number): Slots {
  const taken = new Map<string, number>();
  return {
    take(key) {
      const count = (taken.get(key) ?? 0) + 1;
      if (count > mostOfOne) return false;
      taken.set(key, count);
      return true;
    },
    free(key) {
      const count = (taken.get(key) ?? 0) - 1;
      if (count > 0) taken.set(key, count);
      else taken.delete(key);
    },
  };
}
