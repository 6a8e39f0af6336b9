import { expect, it } from 'vitest';
import { faults, FINAL_AT, playLeaving } from './leaving.fixtures.ts';
import { leavingView } from './leaving.view.ts';

function play(...input: Parameters<typeof playLeaving>) {
  const playing = playLeaving(...input);
  return { ...playing, view: () => leavingView(playing.actor.getSnapshot()) };
}

it('[LV1] asks nothing of the server before it is confirmed, and turns back without a trace', () => {
  const { actor, deletion, view } = play();
  actor.send({ type: 'ASK' });
  actor.send({ type: 'TYPED', text: 'ada_builds' });
  actor.send({ type: 'CANCEL' });
  expect([view().status, deletion.asked.length]).toEqual(['staying', 0]);
  actor.send({ type: 'ASK' });
  expect(view().typed).toBe('');
});

it.each(['ada_builds', '  @Ada_Builds '])('[LV2] takes %j for the word', (text) => {
  const { actor, deletion, view } = play();
  actor.send({ type: 'ASK' });
  actor.send({ type: 'TYPED', text });
  expect(view().canConfirm).toBe(true);
  actor.send({ type: 'CONFIRM' });
  expect(deletion.waiting()).toBe(1);
});

it.each(['', '@', 'ada', 'ada builds'])('[LV2] does not take %j for the word', (text) => {
  const { actor, deletion, view } = play();
  actor.send({ type: 'ASK' });
  actor.send({ type: 'TYPED', text });
  actor.send({ type: 'CONFIRM' });
  expect([view().status, view().canConfirm, deletion.asked.length]).toEqual(['confirming', false, 0]);
});

it.each(['outdated', 'refused', 'failed'] as const)(
  'LV3, LV4, LV5 keeps the question with what was typed when it is %s, and confirms it again',
  (status) => {
    const { actor, deletion, emitted, view } = play();
    actor.send({ type: 'ASK' });
    actor.send({ type: 'TYPED', text: 'ada_builds' });
    actor.send({ type: 'CONFIRM' });
    deletion.refuse(faults[status]);
    expect(view()).toMatchObject({ status, typed: 'ada_builds', fault: faults[status], finalAt: null });
    actor.send({ type: 'CONFIRM' });
    deletion.answer({ finalAt: FINAL_AT });
    expect(view()).toMatchObject({ status: 'pending', finalAt: FINAL_AT, fault: null });
    expect(emitted).toEqual([{ type: 'ASKED_FOR', finalAt: FINAL_AT }]);
  },
);

it('[LV6] is pending from the start where it was asked for before, until it is taken back', () => {
  const { actor, restoration, emitted, view } = play({ finalAt: FINAL_AT });
  expect(view().status).toBe('pending');
  actor.send({ type: 'RESTORE' });
  restoration.refuse(faults.failed);
  expect(view()).toMatchObject({ status: 'notRestored', finalAt: FINAL_AT, fault: faults.failed });
  actor.send({ type: 'RESTORE' });
  restoration.answer();
  expect(view()).toMatchObject({ status: 'staying', finalAt: null });
  expect(emitted).toEqual([{ type: 'TAKEN_BACK' }]);
});

it('[LV7] is over once it is final, also for who asks again', () => {
  const taking = play({ finalAt: FINAL_AT });
  taking.actor.send({ type: 'RESTORE' });
  taking.restoration.refuse(faults.over);
  taking.actor.send({ type: 'RESTORE' });
  expect([taking.view().status, taking.restoration.asked.length]).toEqual(['over', 1]);
  const asking = play();
  asking.actor.send({ type: 'ASK' });
  asking.actor.send({ type: 'TYPED', text: 'ada_builds' });
  asking.actor.send({ type: 'CONFIRM' });
  asking.deletion.refuse(faults.over);
  expect(asking.view().status).toBe('over');
});
