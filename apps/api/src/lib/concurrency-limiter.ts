/** Limits how much work runs at once. Some more may wait; people are served in rotation. */
export interface ConcurrencyLimiter {
  /**
   * Runs the work when a slot is free. Returns null without running it when the queue is full. If somebody holds more
   * places in a full queue than this person would, that person's last place is given to this one.
   * @param who whose work it is
   */
  run<T>(who: string, work: () => Promise<T>): Promise<T | null>;
}

/** Called with true when a slot is free, with false when the place in the queue is lost. */
type Turn = (isFree: boolean) => void;

export function createConcurrencyLimiter({
  concurrency,
  mostWaiting,
}: {
  concurrency: number;
  mostWaiting: number;
}): ConcurrencyLimiter {
  /** By person; the first entry is served next. */
  const waiting = new Map<string, Turn[]>();
  let places = mostWaiting;
  let running = 0;

  /** Waits for a slot; false if there is none. */
  async function enter(who: string): Promise<boolean> {
    if (running < concurrency) {
      running += 1;
      return true;
    }
    if (places === 0 && !takePlace(who)) return false;
    places -= 1;
    return new Promise((resolve) => {
      const own = waiting.get(who);
      if (own === undefined) waiting.set(who, [resolve]);
      else own.push(resolve);
    });
  }

  /** Frees the last place of the person with the most; false if that is no more than this person would have. */
  function takePlace(who: string): boolean {
    const [most, turns] = [...waiting].reduce(
      (one, other) => (other[1].length > one[1].length ? other : one),
      ['', []],
    );
    if (turns.length <= (waiting.get(who)?.length ?? 0) + 1) return false;
    turns.pop()?.(false);
    if (turns.length === 0) waiting.delete(most);
    places += 1;
    return true;
  }

  function leave(): void {
    const next = waiting.entries().next().value;
    if (next === undefined) {
      running -= 1;
      return;
    }
    const [who, [turn, ...others]] = next;
    waiting.delete(who);
    if (others.length > 0) waiting.set(who, others);
    places += 1;
    turn?.(true);
  }

  return {
    async run(who, work) {
      if (!(await enter(who))) return null;
      return work().finally(leave);
    },
  };
}
