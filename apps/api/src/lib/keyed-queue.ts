/** Runs work with the same key in sequence, and work with different keys at the same time. */
export interface KeyedQueue {
  /** Runs the work after all earlier work with this key. Returns null without running it when the queue is full. */
  run<T>(key: string, work: () => Promise<T>): Promise<T> | null;
}

export function createKeyedQueue(mostWaiting: number): KeyedQueue {
  const queues = new Map<string, { length: number; last: Promise<unknown> }>();
  return {
    run(key, work) {
      const queue = queues.get(key) ?? { length: 0, last: Promise.resolve() };
      if (queue.length > mostWaiting) return null;
      queue.length += 1;
      queues.set(key, queue);
      const result = queue.last.then(work).finally(() => {
        queue.length -= 1;
        if (queue.length === 0) queues.delete(key);
      });
      queue.last = result.catch(() => undefined);
      return result;
    },
  };
}
