/** Runs work in so many lanes at most; some more may wait for their turn. */
export interface Lanes {
  /** Runs it when a lane is free; null, and nothing is run, when too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T> | null;
}

export function createLanes({ lanes, mostWaiting }: { lanes: number; mostWaiting: number }): Lanes {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < lanes) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  }

  /** Whoever waits longest takes the lane over. */
  function leave(): void {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  return {
    run(work) {
      if (running === lanes && waiting.length >= mostWaiting) return null;
      return enter().then(work).finally(leave);
    },
  };
}
