/** Limits how much work one person may run at the same time. */
export interface Slots {
  /** Takes a slot; false when all of that person's slots are taken. */
  take(key: string): boolean;
  /** Returns a slot. */
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
