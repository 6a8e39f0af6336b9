import { vi } from 'vitest';
import type { OpenRealtimeClient } from '../features/realtime/index.ts';

type Listener = Parameters<Awaited<ReturnType<OpenRealtimeClient>>['attach']>[1];

/** A realtime service that is there at once and sends what the test tells it to. */
export function controlledRealtime() {
  const listeners = new Map<string, Listener>();
  const renewToken = vi.fn<() => void>();
  const open: OpenRealtimeClient = async ({ onConnected }) => {
    setTimeout(onConnected);
    return {
      attach: (channel, listener) => void listeners.set(channel, listener),
      detach: (channel) => void listeners.delete(channel),
      renewToken,
      close: () => listeners.clear(),
    };
  };
  return {
    open,
    renewToken,
    /** Sends a message on a channel, once somebody listens to it. */
    async emit(channel: string, name: string, data: unknown): Promise<void> {
      await vi.waitUntil(() => listeners.has(channel));
      listeners.get(channel)?.onMessage(name, data);
    },
  };
}
