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
    let isClosed = false;
    let wasConnected = false;

    async function open(): Promise<void> {
      if (!openClient) return emit({ type: 'FAILED' });
      const opened = await openClient({
        onConnected() {
          // Each channel reports its own gap.
          emit(wasConnected ? { type: 'RESUMED' } : { type: 'CONNECTED' });
          wasConnected = true;
        },
        onInterrupted: () => emit({ type: 'INTERRUPTED' }),
        onFailed: () => emit({ type: 'FAILED' }),
      });
      if (isClosed) return opened.close();
      client = opened;
      channels.setClient(client);
    }

    open().catch(() => emit({ type: 'FAILED' }));
    receive(({ type }) => {
      if (type === 'RENEW_TOKEN') client?.renewToken();
    });
    return () => {
      isClosed = true;
      channels.setClient(null);
      client?.close();
    };
  });
}
