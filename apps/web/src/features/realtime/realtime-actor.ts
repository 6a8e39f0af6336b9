import type { ConnectionActors, RealtimeCommand, RealtimeEvent, RealtimeRequest } from '@mutuals/machines/connection';
import { fromCallback } from 'xstate';
import type { ChannelRegistry } from './channel-registry.ts';
import type { OpenRealtimeClient, RealtimeClient } from './realtime-client.ts';

/** The connection machine's realtime client: a connection that serves the channels. Null where the installation has no realtime service. */
export function realtimeActor(
  channels: ChannelRegistry,
  openClient: OpenRealtimeClient | null,
): ConnectionActors['realtime'] {
  return fromCallback<RealtimeCommand, RealtimeRequest>(({ sendBack, receive }) => {
    const emit = (event: RealtimeEvent): void => sendBack(event);
    let client: RealtimeClient | null = null;
    const closing = new AbortController();
    const { signal } = closing;

    async function open(): Promise<void> {
      if (!openClient) return emit({ type: 'FAILED' });
      const opened = await openClient(
        {
          onConnected: () => emit({ type: 'CONNECTED' }),
          onInterrupted: () => emit({ type: 'INTERRUPTED' }),
          onFailed: () => emit({ type: 'FAILED' }),
        },
        signal,
      );
      if (signal.aborted) return opened.close();
      client = opened;
      channels.setClient(client);
    }

    open().catch(() => {
      if (!signal.aborted) emit({ type: 'FAILED' });
    });
    receive(({ type }) => {
      if (type === 'RENEW_TOKEN') client?.renewToken();
    });
    return () => {
      closing.abort();
      channels.setClient(null);
      client?.close();
    };
  });
}
