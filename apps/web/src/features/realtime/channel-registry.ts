import type { Ears, Line } from './realtime-client.ts';

/**
 * Who listens to which channel, whether or not a line is open at the moment. A channel is attached for its first listener and left by its
 * last one, however many there are.
 */
export function createHub() {
  const listeners = new Map<string, Set<Ears>>();
  let line: Line | null = null;

  function attach(channel: string, ears: ReadonlySet<Ears>): void {
    line?.attach(channel, {
      onMessage: (name, data) => [...ears].forEach((ear) => ear.onMessage(name, data)),
      onGap: () => [...ears].forEach((ear) => ear.onGap()),
    });
  }

  return {
    /** Listens until the answered function is called. */
    subscribe(channel: string, ears: Ears): () => void {
      const known = listeners.get(channel);
      if (known) known.add(ears);
      else {
        const first = new Set([ears]);
        listeners.set(channel, first);
        attach(channel, first);
      }
      return () => {
        const current = listeners.get(channel);
        if (!current?.delete(ears) || current.size > 0) return;
        listeners.delete(channel);
        line?.detach(channel);
      };
    },
    /** The channels that someone listens to. */
    channels: (): string[] => [...listeners.keys()],
    /** Puts a line under the hub, or takes it away. */
    use(next: Line | null): void {
      line = next;
      for (const [channel, ears] of listeners) attach(channel, ears);
    },
  };
}

export type Hub = ReturnType<typeof createHub>;
