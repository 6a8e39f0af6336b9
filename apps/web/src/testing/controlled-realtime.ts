import { expect, vi } from 'vitest';
import type { OpenRealtimeClient } from '../features/realtime/index.ts';

type Listener = Parameters<Awaited<ReturnType<OpenRealtimeClient>>['attach']>[1];

/** A realtime service that is there at once and sends what the test tells it to. */
export function controlledRealtime() {
  const listeners = new Map<string, Listener>();
  const renewToken = vi.fn<() => void>();
  let connection: Parameters<OpenRealtimeClient>[0] | null = null;
  const open: OpenRealtimeClient = async (listener) => {
    let isClosed = false;
    setTimeout(() => {
      if (isClosed) return;
      connection = listener;
      listener.onConnected();
    });
    return {
      attach: (channel, listener) => void listeners.set(channel, listener),
      detach: (channel) => void listeners.delete(channel),
      renewToken,
      close() {
        isClosed = true;
        connection = null;
        listeners.clear();
      },
    };
  };
  /** Waits until it is connected: it is opened only once the page is shown, and is asked for nothing before. */
  const connected = () => expect.poll(() => connection).not.toBeNull();
  return {
    open,
    connected,
    renewToken,
    /** The connection breaks off, and comes back. */
    interrupt: () => connection?.onInterrupted(),
    reconnect: () => connection?.onConnected(),
    /** Sends a message on a channel, once somebody listens to it. */
    async emit(channel: string, name: string, data: unknown): Promise<void> {
      await expect.poll(() => listeners.has(channel)).toBe(true);
      listeners.get(channel)?.onMessage(name, data);
    },
  };
}
