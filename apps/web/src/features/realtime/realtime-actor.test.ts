import type { RealtimeEvent } from '@mutuals/machines/connection';
import { expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { createChannelRegistry } from './channel-registry.ts';
import type { ConnectionListener, OpenRealtimeClient, RealtimeClient } from './realtime-client.ts';
import { realtimeActor } from './realtime-actor.ts';

/** The actor with an owner that records what it emits. */
function run(openClient: OpenRealtimeClient | null) {
  const emitted: RealtimeEvent[] = [];
  const channels = createChannelRegistry();
  const machine = setup({ actors: { realtime: realtimeActor(channels, openClient) } }).createMachine({
    invoke: { src: 'realtime', input: { userId: 'u' } },
    on: { '*': { actions: ({ event }) => void emitted.push(event as RealtimeEvent) } },
  });
  const actor = createActor(machine).start();
  return { emitted, channels, stop: () => actor.stop() };
}

function controlled() {
  const client: RealtimeClient = {
    attach: vi.fn<RealtimeClient['attach']>(),
    detach: vi.fn<RealtimeClient['detach']>(),
    renewToken: vi.fn<RealtimeClient['renewToken']>(),
    close: vi.fn<RealtimeClient['close']>(),
  };
  let listener: ConnectionListener | undefined;
  const open: OpenRealtimeClient = async (given) => {
    listener = given;
    return client;
  };
  return { client, open, listener: () => listener };
}

it('emits that it is connected, and again after an interruption', async () => {
  const { open, listener } = controlled();
  const { emitted } = run(open);
  await expect.poll(() => listener()).toBeDefined();
  listener()?.onConnected();
  listener()?.onInterrupted();
  listener()?.onConnected();
  expect(emitted).toEqual([{ type: 'CONNECTED' }, { type: 'INTERRUPTED' }, { type: 'CONNECTED' }]);
});

it('attaches what is listened to, and closes the connection at the end', async () => {
  const { client, open } = controlled();
  const { channels, stop } = run(open);
  channels.subscribe('user:1', { onMessage() {}, onGap() {} });
  await expect.poll(() => client.attach).toHaveBeenCalledWith('user:1', expect.anything());
  stop();
  expect(client.close).toHaveBeenCalledTimes(1);
});

it('closes a connection that opens after the person has signed out', async () => {
  const { client, open } = controlled();
  const { stop } = run(open);
  stop();
  await expect.poll(() => client.close).toHaveBeenCalledTimes(1);
  expect(client.attach).not.toHaveBeenCalled();
});

it('gives up where the realtime code cannot be loaded, or there is no realtime service', async () => {
  const broken = run(() => Promise.reject(new Error('offline')));
  await expect.poll(() => broken.emitted).toEqual([{ type: 'FAILED' }]);
  const none = run(null);
  await expect.poll(() => none.emitted).toEqual([{ type: 'FAILED' }]);
});
