/** Runs work in so many lanes at most; some more may wait for their turn, which goes from person to person. */
export interface Lanes {
  /**
   * Runs it when a lane is free; null, and nothing is run, when too many wait. Where all places are taken, whoever has the most of them gives
   * the last of them to somebody with fewer.
   * @param who whose work it is
   */
  run<T>(who: string, work: () => Promise<T>): Promise<T | null>;
}

/** Hears whether a lane is free now, or the place is lost. */
type Turn = (isFree: boolean) => void;

export function createLanes({ lanes, mostWaiting }: { lanes: number; mostWaiting: number }): Lanes {
  /** By person; whoever comes first here is next. */
  const waiting = new Map<string, Turn[]>();
  let places = mostWaiting;
  let running = 0;

  /** False when there was no lane. */
  async function enter(who: string): Promise<boolean> {
    if (running < lanes) {
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

  /** Frees the last place of whoever has the most; false when that is nobody with more than this person would have. */
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
