import { createActor } from 'xstate';
import { controlledPromise } from '../shared/controlled-actors.ts';
import type { Fault } from '../shared/fault.ts';
import { leafStatesOf, type LeafOf } from '../shared/leaf-states.ts';
import { createPushMachine, type PushSnapshot } from './push.machine.ts';
import type { BrowserSubscription, PushInput } from './push.types.ts';

/** The dotted name of a leaf state. */
export type PushLeaf = LeafOf<PushSnapshot['value']>;

export const subscription: BrowserSubscription = {
  endpoint: 'https://push.example/one',
  keyId: '7ZqsGxDnYqk1',
  keys: { p256dh: 'key', auth: 'secret' },
};
export const failure: Fault = { code: 'offline', message: '' };

/** A device whose browser and server the test plays; `actor` is running. */
export function playPush(input: Partial<PushInput> = {}) {
  const permission = controlledPromise<'granted' | 'denied' | 'default', unknown>();
  const subscribing = controlledPromise<BrowserSubscription, unknown>();
  const storing = controlledPromise<void, BrowserSubscription | null>();
  const ending = controlledPromise<void, unknown>();
  const machine = createPushMachine({
    requestPermission: permission.logic,
    subscribe: subscribing.logic,
    store: storing.logic,
    unsubscribe: ending.logic,
  });
  const actor = createActor(machine, { input: { support: 'ready', isOn: false, ...input } });
  actor.start();
  return { actor, machine, permission, subscribing, storing, ending };
}

/** A real snapshot in the leaf state, reached by playing events. */
export function snapshotIn(leaf: PushLeaf): PushSnapshot {
  if (leaf === 'missing' || leaf === 'needsInstall') return playPush({ support: leaf }).actor.getSnapshot();
  const { actor, permission, subscribing, storing } = playPush();
  const ask = () => actor.send({ type: 'TURN_ON' });
  const permit = () => {
    ask();
    permission.answer('granted');
  };
  const subscribe = () => {
    permit();
    subscribing.answer(subscription);
  };
  const turnOn = () => {
    subscribe();
    storing.answer();
  };
  const scripts: Readonly<Record<Exclude<PushLeaf, 'missing' | 'needsInstall'>, () => void>> = {
    off: () => {},
    permitting: ask,
    denied: () => {
      ask();
      permission.answer('denied');
    },
    subscribing: permit,
    storing: subscribe,
    failed: () => {
      subscribe();
      storing.refuse(failure);
    },
    on: turnOn,
    stopping: () => {
      turnOn();
      actor.send({ type: 'TURN_OFF' });
    },
  };
  scripts[leaf]();
  const snapshot = actor.getSnapshot();
  actor.stop();
  return snapshot;
}

const leaves: readonly PushLeaf[] = [
  'off',
  'permitting',
  'denied',
  'subscribing',
  'storing',
  'failed',
  'on',
  'stopping',
  'missing',
  'needsInstall',
];

/** Every leaf state in which a device can be found. */
export const leafStates: readonly PushLeaf[] = leafStatesOf(playPush().machine, (name): name is PushLeaf =>
  leaves.some((leaf) => leaf === name),
);
