import { expect, it, vi } from 'vitest';
import { createChannelRegistry } from './channel-registry.ts';
import type { ChannelListener, RealtimeClient } from './realtime-client.ts';

function fakeClient() {
  const attached = new Map<string, ChannelListener>();
  const client: RealtimeClient = {
    attach: (channel, listener) => void attached.set(channel, listener),
    detach: (channel) => void attached.delete(channel),
    renewToken() {},
    close() {},
  };
  return { client, attached };
}

const listener = () => ({ onMessage: vi.fn<ChannelListener['onMessage']>(), onGap: vi.fn<ChannelListener['onGap']>() });

it('attaches a channel once, however many listen, and detaches it after the last one', () => {
  const channels = createChannelRegistry();
  const { client, attached } = fakeClient();
  channels.setClient(client);
  const attach = vi.spyOn(client, 'attach');
  const [one, other] = [listener(), listener()];
  const stopOne = channels.subscribe('user:1', one);
  const stopOther = channels.subscribe('user:1', other);
  expect(attach).toHaveBeenCalledTimes(1);
  attached.get('user:1')?.onMessage('notification', 42);
  expect(one.onMessage).toHaveBeenCalledWith('notification', 42);
  expect(other.onMessage).toHaveBeenCalledWith('notification', 42);
  stopOne();
  expect(attached.has('user:1')).toBe(true);
  stopOther();
  expect(attached.has('user:1')).toBe(false);
});

it('listens on the next connection to what was listened to on the last one', () => {
  const channels = createChannelRegistry();
  const only = listener();
  channels.subscribe('conversation:1', only);
  const first = fakeClient();
  channels.setClient(first.client);
  channels.setClient(null);
  const second = fakeClient();
  channels.setClient(second.client);
  second.attached.get('conversation:1')?.onGap();
  expect(only.onGap).toHaveBeenCalledTimes(1);
});

it('forgets a listener that stopped while there was no connection', () => {
  const channels = createChannelRegistry();
  channels.subscribe('user:1', listener())();
  const { client, attached } = fakeClient();
  channels.setClient(client);
  expect([...attached.keys()]).toEqual([]);
});
