import type { ConnectionActors, RealtimeCommand, RealtimeEvent, RealtimeRequest } from '@mutuals/machines/connection';
import { fromCallback } from 'xstate';
import type { Hub } from './channel-registry.ts';
import type { Line, OpenLine } from './realtime-client.ts';

/** The connection machine's realtime client: a line, opened under the hub. Null where the installation has no realtime service. */
export function realtimeActor(hub: Hub, openLine: OpenLine | null): ConnectionActors['realtime'] {
  return fromCallback<RealtimeCommand, RealtimeRequest>(({ sendBack, receive }) => {
    const say = (event: RealtimeEvent): void => sendBack(event);
    let line: Line | null = null;
    let isClosed = false;
    let wasConnected = false;

    async function open(): Promise<void> {
      if (!openLine) return say({ type: 'FAILED' });
      const opened = await openLine({
        onConnected() {
          // What each channel missed, it says itself.
          say(wasConnected ? { type: 'RESUMED', continuous: true } : { type: 'CONNECTED' });
          wasConnected = true;
        },
        onInterrupted: () => say({ type: 'INTERRUPTED' }),
        onFailed: () => say({ type: 'FAILED' }),
      });
      if (isClosed) return opened.close();
      line = opened;
      hub.use(line);
    }

    open().catch(() => say({ type: 'FAILED' }));
    receive(({ type }) => {
      if (type === 'RENEW_TOKEN') line?.renewToken();
    });
    return () => {
      isClosed = true;
      hub.use(null);
      line?.close();
    };
  });
}
