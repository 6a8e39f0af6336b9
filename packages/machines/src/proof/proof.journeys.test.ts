import { expect, it } from 'vitest';
import { ADDRESS, challengeOf, faults, playProof, wallets } from './proof.fixtures.ts';
import { proofView } from './proof.view.ts';

function play(...input: Parameters<typeof playProof>) {
  const playing = playProof(...input);
  const { actor } = playing;
  return {
    ...playing,
    view: () => proofView(actor.getSnapshot()),
    status: () => proofView(actor.getSnapshot()).status,
    claim: (kind: string, subject = 'ada.example') => {
      actor.send({ type: 'CHOOSE', kind });
      actor.send({ type: 'TYPED', text: subject });
      actor.send({ type: 'ASK' });
    },
  };
}

it('[PF1] asks nothing of the server before what will be shown was read, and turns back without a trace', () => {
  const { actor, asking, status, view, emitted } = play();
  actor.send({ type: 'CHOOSE', kind: 'domain' });
  actor.send({ type: 'TYPED', text: 'ada.example' });
  actor.send({ type: 'BACK' });
  expect([status(), asking.asked.length, emitted.length]).toEqual(['choosing', 0, 0]);
  actor.send({ type: 'CHOOSE', kind: 'domain' });
  expect(view().subject).toBe('');
});

it('[PF2] asks for what is typed, without spaces around it, and never for nothing', () => {
  const { actor, asking, view, claim, status } = play();
  claim('domain', '   ');
  expect([status(), view().canAsk, asking.asked.length]).toEqual(['naming', false, 0]);
  actor.send({ type: 'TYPED', text: ' ada.example ' });
  actor.send({ type: 'ASK' });
  expect(asking.next()).toEqual({ kind: 'domain', subject: 'ada.example' });
});

it('[PF2] takes the address of the chosen wallet for the subject', () => {
  const wallet = play();
  wallet.actor.send({ type: 'CHOOSE', kind: 'wallet' });
  wallet.found.answer(wallets);
  wallet.actor.send({ type: 'CHOOSE_WALLET', walletId: 'nobody' });
  expect(wallet.status()).toBe('picking');
  wallet.actor.send({ type: 'CHOOSE_WALLET', walletId: 'rabby' });
  expect(wallet.connection.next()).toEqual({ walletId: 'rabby' });
  wallet.connection.answer(ADDRESS);
  expect(wallet.view()).toMatchObject({ status: 'naming', subject: ADDRESS, canAsk: true });
});

it('[PF1] asks at once for what was claimed before', () => {
  const { actor, asking, view } = play();
  const claim = { kind: 'domain', subject: 'ada.example' };
  actor.send({ type: 'PROVE', claim });
  expect([asking.next(), view().status]).toEqual([claim, 'asking']);
});

it('[PF2] chooses the only wallet by itself', () => {
  const { actor, found, status } = play();
  actor.send({ type: 'CHOOSE', kind: 'wallet' });
  found.answer(wallets.slice(0, 1));
  expect(status()).toBe('connecting');
});

it.each([
  ['sign', 'toSign'],
  ['place', 'toPlace'],
  ['open', 'toOpen'],
  ['wait', 'waiting'],
] as const)('[PF3] leads the way %s', (way, status) => {
  const playing = play();
  playing.claim('domain');
  playing.asking.answer(challengeOf(way));
  expect([playing.status(), playing.emitted]).toEqual([status, [{ type: 'CHANGED' }]]);
});

it('[PF4] keeps the challenge when a wallet does not sign, and asks it again or another one', () => {
  const { actor, asking, claim, found, signing, check, view, status } = play();
  claim('contract', '0x1');
  asking.answer(challengeOf('sign'));
  actor.send({ type: 'SIGN' });
  found.answer(wallets);
  actor.send({ type: 'CHOOSE_WALLET', walletId: 'fox' });
  signing.refuse(faults.rejected);
  expect(view()).toMatchObject({ status: 'unsigned', fault: faults.rejected, challenge: challengeOf('sign') });
  actor.send({ type: 'SIGN' });
  expect(signing.waiting()).toBe(1);
  actor.send({ type: 'BACK' });
  expect([status(), signing.waiting()]).toEqual(['toSign', 0]);
  actor.send({ type: 'SIGN' });
  signing.refuse(faults.rejected);
  actor.send({ type: 'BACK' });
  found.answer(wallets);
  actor.send({ type: 'CHOOSE_WALLET', walletId: 'rabby' });
  expect(signing.next().walletId).toBe('rabby');
  signing.answer({ signature: '0x1' });
  expect(check.next()).toEqual({ proofId: 'p1', answer: { signature: '0x1' } });
  expect(asking.asked).toHaveLength(1);
});

it('[PF4] leads from a wallet that cannot be reached back to the challenge, or to the kinds', () => {
  const { actor, asking, claim, found, status } = play();
  claim('contract', '0x1');
  asking.answer(challengeOf('sign'));
  actor.send({ type: 'SIGN' });
  found.refuse(faults.missing);
  expect(status()).toBe('unavailable');
  actor.send({ type: 'BACK' });
  expect(status()).toBe('toSign');
  const other = play();
  other.actor.send({ type: 'CHOOSE', kind: 'wallet' });
  other.found.refuse(faults.missing);
  other.actor.send({ type: 'BACK' });
  expect(other.status()).toBe('choosing');
});

it('[PF5] checks nothing after the end of the challenge, and asks for a new one of the same claim', () => {
  const { actor, asking, check, claim, clock, view, status } = play();
  claim('domain');
  asking.answer(challengeOf('place'));
  expect(clock.opened).toEqual([{ until: challengeOf('place').expiresAt }]);
  clock.emit({ type: 'TIME_UP' });
  actor.send({ type: 'CHECK' });
  expect([status(), check.asked.length]).toEqual(['expired', 0]);
  actor.send({ type: 'ASK' });
  expect([asking.next(), view().challenge]).toEqual([{ kind: 'domain', subject: 'ada.example' }, null]);
});

it('[PF5] takes the word of the server for it', () => {
  const { actor, asking, check, claim, status } = play();
  claim('domain');
  asking.answer(challengeOf('place'));
  actor.send({ type: 'CHECK' });
  check.refuse(faults.expired);
  expect(status()).toBe('expired');
});

it('[PF6] looks again for what is placed, and has it signed again', () => {
  const placed = play();
  placed.claim('domain');
  placed.asking.answer(challengeOf('place'));
  placed.actor.send({ type: 'CHECK' });
  placed.check.refuse(faults.notMet);
  expect(placed.view()).toMatchObject({ status: 'refused', fault: faults.notMet });
  placed.actor.send({ type: 'SIGN' });
  expect(placed.status()).toBe('refused');
  placed.actor.send({ type: 'CHECK' });
  expect([placed.check.waiting(), placed.view().fault]).toEqual([1, null]);
  const signed = play();
  signed.claim('contract', '0x1');
  signed.asking.answer(challengeOf('sign'));
  signed.actor.send({ type: 'SIGN' });
  signed.found.answer(wallets.slice(0, 1));
  signed.signing.answer({ signature: '0x1' });
  signed.check.refuse(faults.refused);
  signed.actor.send({ type: 'CHECK' });
  expect(signed.status()).toBe('refused');
  signed.actor.send({ type: 'SIGN' });
  expect(signed.status()).toBe('finding');
});

it.each(['down', 'failed'] as const)('[PF7] loses nothing when it is %s', (status) => {
  const asked = play();
  asked.claim('domain');
  asked.asking.refuse(faults[status]);
  expect(asked.view()).toMatchObject({ status: 'notAsked', subject: 'ada.example', fault: faults[status] });
  asked.actor.send({ type: 'ASK' });
  asked.asking.answer(challengeOf('place'));
  asked.actor.send({ type: 'CHECK' });
  asked.check.refuse(faults[status]);
  expect(asked.view()).toMatchObject({ status, challenge: challengeOf('place') });
  asked.actor.send({ type: 'CHECK' });
  asked.check.answer({ state: 'proven' });
  expect(asked.status()).toBe('proven');
});

it('[PF7] keeps a signature for the next try', () => {
  const { actor, asking, check, claim, found, signing } = play();
  claim('contract', '0x1');
  asking.answer(challengeOf('sign'));
  actor.send({ type: 'SIGN' });
  found.answer(wallets.slice(0, 1));
  signing.answer({ signature: '0x1' });
  check.refuse(faults.down);
  actor.send({ type: 'CHECK' });
  expect(check.next().answer).toEqual({ signature: '0x1' });
});

it('[PF8] ends in a conflict, whoever says so', () => {
  const asked = play();
  asked.claim('domain');
  asked.asking.refuse(faults.conflict);
  expect(asked.status()).toBe('conflict');
  for (const end of [
    (playing: ReturnType<typeof play>) => playing.check.refuse(faults.conflict),
    (playing: ReturnType<typeof play>) => playing.check.answer({ state: 'conflict' }),
  ]) {
    const checked = play();
    checked.claim('domain');
    checked.asking.answer(challengeOf('place'));
    checked.actor.send({ type: 'CHECK' });
    end(checked);
    expect([checked.status(), checked.emitted.length]).toEqual(['conflict', 2]);
  }
});

it('[PF9] stops at any time, and ignores what comes later', () => {
  const { actor, asking, check, claim, status, view } = play();
  claim('domain');
  actor.send({ type: 'CANCEL' });
  expect([status(), asking.waiting()]).toEqual(['choosing', 0]);
  claim('domain');
  asking.answer(challengeOf('place'));
  actor.send({ type: 'CHECK' });
  actor.send({ type: 'CANCEL' });
  expect([check.waiting(), view()]).toEqual([0, expect.objectContaining({ kind: null, subject: '', challenge: null })]);
});

it('[PF10] checks at once what a person came back with, and once only', () => {
  const answer = { code: 'abc', state: 'xyz' };
  const { actor, check, status, view } = play({ returned: { proofId: 'p9', kind: 'github', answer } });
  expect([status(), view().kind, view().proofId]).toEqual(['checking', 'github', 'p9']);
  expect(check.next()).toEqual({ proofId: 'p9', answer });
  check.refuse(faults.refused);
  actor.send({ type: 'CHECK' });
  expect(status()).toBe('refused');
  actor.send({ type: 'CANCEL' });
  expect([status(), check.asked.length]).toEqual(['choosing', 1]);
});

it('[PF11] waits for somebody else', () => {
  const asked = play();
  asked.claim('seat', 'p2');
  asked.asking.answer(challengeOf('wait'));
  expect(asked.status()).toBe('waiting');
});
