import { expect, it } from 'vitest';
import { faults, playAppeal } from './appeal.fixtures.ts';
import { appealView } from './appeal.view.ts';

function play(...input: Parameters<typeof playAppeal>) {
  const playing = playAppeal(...input);
  return { ...playing, view: () => appealView(playing.actor.getSnapshot()) };
}

it('[AP1] begins when the person wants it, or with words that were kept', () => {
  const { actor, view } = play();
  expect(view().status).toBe('reading');
  actor.send({ type: 'BEGIN' });
  expect(view().status).toBe('open');
  expect(play({ message: 'It was' }).view()).toMatchObject({ status: 'open', message: 'It was', canSend: true });
});

it.each(['', '  \n'])('[AP2] does not send %j', (message) => {
  const { actor, sending, view } = play();
  actor.send({ type: 'BEGIN' });
  actor.send({ type: 'TYPED', message });
  actor.send({ type: 'SEND' });
  expect([view().status, view().canSend, sending.asked.length]).toEqual(['open', false, 0]);
});

it('[AP2] keeps what is typed at each change, and forgets it once it is sent', () => {
  const { actor, sending, view, emitted } = play();
  actor.send({ type: 'BEGIN' });
  actor.send({ type: 'TYPED', message: 'It was ' });
  actor.send({ type: 'TYPED', message: ' ' });
  actor.send({ type: 'TYPED', message: ' It was a quotation. ' });
  actor.send({ type: 'SEND' });
  sending.answer();
  expect(sending.asked).toEqual([{ message: 'It was a quotation.' }]);
  expect(view().status).toBe('sent');
  expect(emitted).toEqual([
    { type: 'DRAFT', message: 'It was ' },
    { type: 'DRAFT', message: null },
    { type: 'DRAFT', message: ' It was a quotation. ' },
    { type: 'DRAFT', message: null },
    { type: 'SENT' },
  ]);
});

it('[AP3] neither changes nor is sent twice while it is being sent', () => {
  const { actor, sending, view } = play({ message: 'It was a quotation.' });
  actor.send({ type: 'SEND' });
  actor.send({ type: 'TYPED', message: 'Else' });
  actor.send({ type: 'SEND' });
  expect([view().status, view().message, sending.asked.length]).toEqual(['sending', 'It was a quotation.', 1]);
});

it('[AP4] keeps the words when it was not sent, and is sent again', () => {
  const { actor, sending, view } = play({ message: 'It was a quotation.' });
  actor.send({ type: 'SEND' });
  sending.refuse(faults.failed);
  expect(view()).toMatchObject({ status: 'failed', message: 'It was a quotation.', fault: faults.failed });
  actor.send({ type: 'SEND' });
  expect(view().fault).toBeNull();
  sending.answer();
  expect(view().status).toBe('sent');
});

it.each([
  ['already_appealed', 'appealed'],
  ['appeal_too_late', 'over'],
  ['decision_not_found', 'over'],
])('[AP5] is over with %s', (code, status) => {
  const { actor, sending, view, emitted } = play({ message: 'It was a quotation.' });
  actor.send({ type: 'SEND' });
  sending.refuse({ code, message: '' });
  actor.send({ type: 'SEND' });
  expect([view().status, view().fault?.code, sending.asked.length]).toEqual([status, code, 1]);
  expect(emitted).toEqual([{ type: 'DRAFT', message: null }, { type: 'OVER' }]);
});
