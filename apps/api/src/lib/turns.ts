/** Lets work on the same thing run one after the other, and on different things at the same time. */
export interface Turns {
  /** Runs it when all that came before under this key is over; null, and nothing is run, when too many wait already. */
  take<T>(key: string, work: () => Promise<T>): Promise<T> | null;
}

export function createTurns(mostWaiting: number): Turns {
  const queues = new Map<string, { length: number; last: Promise<unknown> }>();
  return {
    take(key, work) {
      const queue = queues.get(key) ?? { length: 0, last: Promise.resolve() };
      if (queue.length > mostWaiting) return null;
      queue.length += 1;
      queues.set(key, queue);
      const turn = queue.last.then(work).finally(() => {
        queue.length -= 1;
        if (queue.length === 0) queues.delete(key);
      });
      queue.last = turn.catch(() => undefined);
      return turn;
    },
  };
}
