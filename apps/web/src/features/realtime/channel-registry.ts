import type { ChannelListener, RealtimeClient } from './realtime-client.ts';

/**
 * Who listens to which channel, whether or not there is a connection at the moment. A channel is attached for its first listener and
 * detached after its last one, however many there are.
 */
export function createChannelRegistry() {
  const listeners = new Map<string, Set<ChannelListener>>();
  let client: RealtimeClient | null = null;

  function attach(channel: string, all: ReadonlySet<ChannelListener>): void {
    client?.attach(channel, {
      onMessage: (name, data) => [...all].forEach((listener) => listener.onMessage(name, data)),
      onGap: () => [...all].forEach((listener) => listener.onGap()),
    });
  }

  return {
    /** Listens until the answered function is called. */
    subscribe(channel: string, listener: ChannelListener): () => void {
      const known = listeners.get(channel);
      if (known) known.add(listener);
      else {
        const first = new Set([listener]);
        listeners.set(channel, first);
        attach(channel, first);
      }
      return () => {
        const current = listeners.get(channel);
        if (!current?.delete(listener) || current.size > 0) return;
        listeners.delete(channel);
        client?.detach(channel);
      };
    },
    /** Sets the connection that serves the channels; null while there is none. */
    setClient(next: RealtimeClient | null): void {
      client = next;
      for (const [channel, all] of listeners) attach(channel, all);
    },
  };
}

export type ChannelRegistry = ReturnType<typeof createChannelRegistry>;
