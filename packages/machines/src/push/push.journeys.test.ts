import { expect, it } from 'vitest';
import { failure, playPush, subscription } from './push.fixtures.ts';
import { pushView } from './push.view.ts';

function play(...input: Parameters<typeof playPush>) {
  const playing = playPush(...input);
  return { ...playing, view: () => pushView(playing.actor.getSnapshot()) };
}

it('[PU1] asks the browser nothing before the person says so', () => {
  const { actor, permission, subscribing } = play();
  expect([permission.asked.length, subscribing.asked.length]).toEqual([0, 0]);
  actor.send({ type: 'TURN_ON' });
  expect([permission.asked.length, subscribing.asked.length]).toEqual([1, 0]);
});

it('[PU2] stays off where the person refuses, and asks again when they press again', () => {
  const { actor, permission, subscribing, view } = play();
  actor.send({ type: 'TURN_ON' });
  permission.answer('denied');
  expect([view().status, subscribing.asked.length]).toEqual(['denied', 0]);
  actor.send({ type: 'TURN_ON' });
  permission.answer('granted');
  expect(view().status).toBe('subscribing');
});

it('[PU3] changes nothing where the question is closed', () => {
  const { actor, permission, view } = play();
  actor.send({ type: 'TURN_ON' });
  permission.answer('default');
  expect(view()).toEqual({ status: 'off', fault: null });
});

it('[PU4] is on once the server has what the browser subscribed to', () => {
  const { actor, permission, subscribing, storing, view } = play();
  actor.send({ type: 'TURN_ON' });
  permission.answer('granted');
  subscribing.answer(subscription);
  expect([view().status, storing.asked]).toEqual(['storing', [subscription]]);
  storing.answer();
  expect(view()).toEqual({ status: 'on', fault: null });
});

it.each(['permission', 'subscribing', 'storing'] as const)('[PU5] says that %s failed, and begins anew', (step) => {
  const { actor, permission, subscribing, storing, view } = play();
  const begin = () => {
    actor.send({ type: 'TURN_ON' });
    if (step === 'permission') return;
    permission.answer('granted');
    if (step === 'storing') subscribing.answer(subscription);
  };
  begin();
  ({ permission, subscribing, storing })[step].refuse(failure);
  expect(view()).toEqual({ status: 'failed', fault: failure });
  actor.send({ type: 'TURN_ON' });
  expect(view()).toEqual({ status: 'permitting', fault: null });
});

it('[PU6] turns back while the browser asks: its answer counts no more', () => {
  const { actor, permission, subscribing, view } = play();
  actor.send({ type: 'TURN_ON' });
  actor.send({ type: 'CANCEL' });
  expect([view().status, permission.waiting(), subscribing.asked.length]).toEqual(['off', 0, 0]);
});

it.each(['subscribing', 'storing'] as const)(
  '[PU6] undoes what the browser subscribed to when it is turned back while %s',
  (step) => {
    const { actor, permission, subscribing, storing, ending, view } = play();
    actor.send({ type: 'TURN_ON' });
    permission.answer('granted');
    if (step === 'storing') subscribing.answer(subscription);
    actor.send({ type: 'CANCEL' });
    expect([view().status, subscribing.waiting() + storing.waiting(), ending.waiting()]).toEqual(['stopping', 0, 1]);
    ending.answer();
    expect(view().status).toBe('off');
  },
);

it('[PU7] is off once the browser ended it, and still on where it could not', () => {
  const { actor, ending, view } = play({ isOn: true });
  actor.send({ type: 'TURN_OFF' });
  ending.refuse(failure);
  expect(view()).toEqual({ status: 'on', fault: failure });
  actor.send({ type: 'TURN_OFF' });
  expect(view()).toEqual({ status: 'stopping', fault: null });
  ending.answer();
  expect(view().status).toBe('off');
});

it.each(['missing', 'needsInstall'] as const)('[PU8] asks nothing where pushes are %s', (support) => {
  const { actor, permission, view } = play({ support });
  actor.send({ type: 'TURN_ON' });
  expect([view().status, permission.asked.length]).toEqual([support, 0]);
});
