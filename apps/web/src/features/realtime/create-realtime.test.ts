import { expect, it, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { createRealtime } from './create-realtime.ts';
import type { RealtimeClient } from './realtime-client.ts';

it("ends the connection, and what still goes on in a person's name, when they sign out", async () => {
  const client: RealtimeClient = { attach() {}, detach() {}, renewToken() {}, close: vi.fn<() => void>() };
  const open = vi.fn(async () => client);
  const realtime = createRealtime(open);
  const signOut = realtime.signIn('ada');
  await expect.poll(() => open).toHaveBeenCalledOnce();
  const sending = realtime.actors.acquire(
    'chat',
    () => createActor(createMachine({})),
    () => false,
  );
  sending.release();
  expect(sending.actor.getSnapshot().status).toBe('active');
  expect(client.close).not.toHaveBeenCalled();
  signOut();
  expect(client.close).toHaveBeenCalledOnce();
  expect(sending.actor.getSnapshot().status).toBe('stopped');
});

it('awaits no event of a change made here once some may have been missed', async () => {
  const client: RealtimeClient = { attach() {}, detach() {}, renewToken() {}, close() {} };
  const open = vi.fn(async () => client);
  const { connection, people, signIn } = createRealtime(open);
  const signOut = signIn('ada');
  await expect.poll(() => open).toHaveBeenCalledOnce();
  const changed = vi.fn<() => void>();
  people.onChange(changed);
  people.changedHere();
  connection.send({ type: 'MISSED' });
  people.changed();
  expect(changed).toHaveBeenCalledTimes(2);
  signOut();
});
