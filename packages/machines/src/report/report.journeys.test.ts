import { expect, it } from 'vitest';
import { faults, playReport } from './report.fixtures.ts';
import { reportView } from './report.view.ts';

function play(...input: Parameters<typeof playReport>) {
  const playing = playReport(...input);
  return { ...playing, view: () => reportView(playing.actor.getSnapshot()) };
}

it('[RP1] sends nothing without a reason, and says so until there is one', () => {
  const { actor, sending, view } = play();
  actor.send({ type: 'SEND' });
  expect([view().status, sending.asked.length]).toEqual(['needsReason', 0]);
  actor.send({ type: 'CHANGED', draft: { reason: 'scam' } });
  expect(view().status).toBe('open');
  actor.send({ type: 'SEND' });
  expect(sending.asked).toEqual([{ reason: 'scam', message: '', evidence: [] }]);
});

it('[RP2] keeps what is written at each change, and forgets it once it is sent', () => {
  const { actor, sending, emitted } = play();
  actor.send({ type: 'CHANGED', draft: { message: 'Asks' } });
  actor.send({ type: 'CHANGED', draft: { message: ' ' } });
  actor.send({ type: 'CHANGED', draft: { reason: 'scam', evidence: ['m1'] } });
  actor.send({ type: 'SEND' });
  sending.answer();
  expect(emitted).toEqual([
    { type: 'DRAFT', draft: { reason: null, message: 'Asks', evidence: [] } },
    { type: 'DRAFT', draft: null },
    { type: 'DRAFT', draft: { reason: 'scam', message: ' ', evidence: ['m1'] } },
    { type: 'DRAFT', draft: null },
    { type: 'SENT' },
  ]);
});

it('[RP2] begins with what was kept', () => {
  const draft = { reason: 'spam', message: 'Adverts.', evidence: ['m1'] } as const;
  const { actor, sending, view } = play({ draft });
  expect(view().draft).toEqual(draft);
  actor.send({ type: 'SEND' });
  expect(sending.asked).toEqual([draft]);
});

it('[RP3] neither changes nor is sent twice while it is being sent', () => {
  const { actor, sending, view } = play();
  actor.send({ type: 'CHANGED', draft: { reason: 'scam' } });
  actor.send({ type: 'SEND' });
  actor.send({ type: 'CHANGED', draft: { message: 'Later' } });
  actor.send({ type: 'SEND' });
  expect([view().status, view().draft.message, sending.asked.length]).toEqual(['sending', '', 1]);
});

it('[RP4] keeps everything when it was not sent, and is sent again', () => {
  const { actor, sending, view, emitted } = play();
  actor.send({ type: 'CHANGED', draft: { reason: 'scam', message: ' Asks. ' } });
  actor.send({ type: 'SEND' });
  sending.refuse(faults.failed);
  expect(view()).toMatchObject({ status: 'failed', fault: faults.failed, draft: { message: ' Asks. ' } });
  actor.send({ type: 'SEND' });
  expect(view().fault).toBeNull();
  sending.answer();
  expect([view().status, emitted.at(-1)]).toEqual(['offering', { type: 'SENT' }]);
  expect(sending.asked.map(({ message }) => message)).toEqual(['Asks.', 'Asks.']);
});

it.each(['report_subject_not_found', 'cannot_report_own'])('[RP5] is over with %s, and forgets the draft', (code) => {
  const { actor, sending, view, emitted } = play();
  actor.send({ type: 'CHANGED', draft: { reason: 'scam' } });
  actor.send({ type: 'SEND' });
  sending.refuse({ code, message: '' });
  actor.send({ type: 'SEND' });
  expect([view().status, sending.asked.length, emitted.at(-1)]).toEqual(['gone', 1, { type: 'DRAFT', draft: null }]);
});

it('[RP6] offers to block, also again after a failure, and never a second time', () => {
  const { actor, sending, blocking, view, emitted } = play();
  actor.send({ type: 'CHANGED', draft: { reason: 'scam' } });
  actor.send({ type: 'SEND' });
  sending.answer();
  actor.send({ type: 'BLOCK' });
  actor.send({ type: 'BLOCK' });
  blocking.refuse(faults.failed);
  expect(view()).toMatchObject({ status: 'notBlocked', fault: faults.failed });
  actor.send({ type: 'BLOCK' });
  blocking.answer();
  actor.send({ type: 'BLOCK' });
  expect([view().status, view().fault, blocking.asked.length]).toEqual(['blocked', null, 2]);
  expect(emitted.at(-1)).toEqual({ type: 'BLOCKED' });
});

it('[RP6] offers a guest nobody to block', () => {
  const { actor, sending, blocking, view } = play({ canBlock: false });
  actor.send({ type: 'CHANGED', draft: { reason: 'scam' } });
  actor.send({ type: 'SEND' });
  sending.answer();
  actor.send({ type: 'BLOCK' });
  expect([view().status, blocking.asked.length]).toEqual(['alone', 0]);
});
