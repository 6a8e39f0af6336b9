import type { RealtimeEvent } from '@mutuals/machines/connection';
import { expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { createHub } from './channel-registry.ts';
import type { Line, LineEvents, OpenLine } from './realtime-client.ts';
import { realtimeActor } from './realtime-actor.ts';

/** The actor with an owner that writes down what it says. */
function run(openLine: OpenLine | null) {
  const said: RealtimeEvent[] = [];
  const hub = createHub();
  const machine = setup({ actors: { realtime: realtimeActor(hub, openLine) } }).createMachine({
    invoke: { src: 'realtime', input: { userId: 'u' } },
    on: { '*': { actions: ({ event }) => void said.push(event as RealtimeEvent) } },
  });
  const actor = createActor(machine).start();
  return { said, hub, stop: () => actor.stop() };
}

function controlled() {
  const line: Line = {
    attach: vi.fn<Line['attach']>(),
    detach: vi.fn<Line['detach']>(),
    renewToken: vi.fn<Line['renewToken']>(),
    close: vi.fn<Line['close']>(),
  };
  let events: LineEvents | undefined;
  const open: OpenLine = async (given) => {
    events = given;
    return line;
  };
  return { line, open, events: () => events };
}

it('says connected once, and that it is back after an interruption', async () => {
  const { open, events } = controlled();
  const { said } = run(open);
  await vi.waitFor(() => expect(events()).toBeDefined());
  events()?.onConnected();
  events()?.onInterrupted();
  events()?.onConnected();
  expect(said).toEqual([{ type: 'CONNECTED' }, { type: 'INTERRUPTED' }, { type: 'RESUMED', continuous: true }]);
});

it('attaches what is listened to, and closes the line at the end', async () => {
  const { line, open } = controlled();
  const { hub, stop } = run(open);
  hub.subscribe('user:1', { onMessage() {}, onGap() {} });
  await vi.waitFor(() => expect(line.attach).toHaveBeenCalledWith('user:1', expect.anything()));
  stop();
  expect(line.close).toHaveBeenCalledTimes(1);
});

it('closes a line that opens after the person has signed out', async () => {
  const { line, open } = controlled();
  const { stop } = run(open);
  stop();
  await vi.waitFor(() => expect(line.close).toHaveBeenCalledTimes(1));
  expect(line.attach).not.toHaveBeenCalled();
});

it('gives up where the realtime code cannot be loaded, or there is no realtime service', async () => {
  const broken = run(() => Promise.reject(new Error('offline')));
  await vi.waitFor(() => expect(broken.said).toEqual([{ type: 'FAILED' }]));
  const none = run(null);
  await vi.waitFor(() => expect(none.said).toEqual([{ type: 'FAILED' }]));
});
