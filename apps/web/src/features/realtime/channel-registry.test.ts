import { expect, it, vi } from 'vitest';
import { createHub } from './channel-registry.ts';
import type { Ears, Line } from './realtime-client.ts';

function fakeLine() {
  const attached = new Map<string, Ears>();
  const line: Line = {
    attach: (channel, ears) => void attached.set(channel, ears),
    detach: (channel) => void attached.delete(channel),
    renewToken() {},
    close() {},
  };
  return { line, attached };
}

const ears = () => ({ onMessage: vi.fn<Ears['onMessage']>(), onGap: vi.fn<Ears['onGap']>() });

it('attaches a channel once, however many listen, and leaves it with the last one', () => {
  const hub = createHub();
  const { line, attached } = fakeLine();
  hub.use(line);
  const attach = vi.spyOn(line, 'attach');
  const [one, other] = [ears(), ears()];
  const stopOne = hub.subscribe('user:1', one);
  const stopOther = hub.subscribe('user:1', other);
  expect(attach).toHaveBeenCalledTimes(1);
  attached.get('user:1')?.onMessage('notification', 42);
  expect(one.onMessage).toHaveBeenCalledWith('notification', 42);
  expect(other.onMessage).toHaveBeenCalledWith('notification', 42);
  stopOne();
  expect(attached.has('user:1')).toBe(true);
  stopOther();
  expect(attached.has('user:1')).toBe(false);
});

it('listens on the next line to what was listened to on the last one', () => {
  const hub = createHub();
  const ear = ears();
  hub.subscribe('conversation:1', ear);
  const first = fakeLine();
  hub.use(first.line);
  hub.use(null);
  const second = fakeLine();
  hub.use(second.line);
  second.attached.get('conversation:1')?.onGap();
  expect(ear.onGap).toHaveBeenCalledTimes(1);
});

it('forgets who stopped listening while there was no line', () => {
  const hub = createHub();
  hub.subscribe('user:1', ears())();
  const { line, attached } = fakeLine();
  hub.use(line);
  expect([...attached.keys()]).toEqual([]);
});
