import { expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { createActorRegistry } from './actor-registry.ts';

const work = setup({ types: { events: {} as { type: 'BEGIN' } | { type: 'DONE' } } }).createMachine({
  initial: 'idle',
  states: { idle: { on: { BEGIN: 'busy' } }, busy: { on: { DONE: 'idle' } } },
});

function world() {
  const registry = createActorRegistry();
  const create = vi.fn(() => createActor(work));
  const acquire = (subject = 'chat.1') => registry.acquire(subject, create, (snapshot) => snapshot.matches('idle'));
  return { registry, create, acquire };
}
const statusOf = (actor: { getSnapshot(): { status: string } }) => actor.getSnapshot().status;

it('gives a page that comes back the actor that is still busy, which then goes on', () => {
  const { create, acquire } = world();
  const left = acquire();
  left.actor.send({ type: 'BEGIN' });
  left.release();
  const back = acquire();
  expect(back.actor).toBe(left.actor);
  expect(create).toHaveBeenCalledOnce();
  back.actor.send({ type: 'DONE' });
  expect(statusOf(back.actor)).toBe('active');
  back.release();
  expect(statusOf(back.actor)).toBe('stopped');
});

it('ends an actor that nobody holds as soon as it is idle, and makes another one for the next page', () => {
  const { acquire } = world();
  const idle = acquire();
  idle.release();
  expect(statusOf(idle.actor)).toBe('stopped');

  const busy = acquire();
  expect(busy.actor).not.toBe(idle.actor);
  busy.actor.send({ type: 'BEGIN' });
  busy.release();
  expect(statusOf(busy.actor)).toBe('active');
  busy.actor.send({ type: 'DONE' });
  expect(statusOf(busy.actor)).toBe('stopped');
  expect(acquire().actor).not.toBe(busy.actor);
});

it('keeps it until the last of its holders lets go', () => {
  const { acquire } = world();
  const [one, other] = [acquire(), acquire()];
  one.release();
  expect(statusOf(other.actor)).toBe('active');
  other.release();
  expect(statusOf(other.actor)).toBe('stopped');
});

it('has one for each subject, and ends them all when the person signs out', () => {
  const { registry, acquire } = world();
  const [one, other] = [acquire('chat.1'), acquire('chat.2')];
  expect(one.actor).not.toBe(other.actor);
  other.actor.send({ type: 'BEGIN' });
  other.release();
  registry.stopAll();
  expect([statusOf(one.actor), statusOf(other.actor)]).toEqual(['stopped', 'stopped']);
  expect(acquire('chat.2').actor).not.toBe(other.actor);
});
