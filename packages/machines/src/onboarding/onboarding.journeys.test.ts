import { describe, expect, it } from 'vitest';
import { playOnboarding, session } from './onboarding.fixtures.ts';
import type { OnboardingSession } from './onboarding.types.ts';
import { onboardingView } from './onboarding.view.ts';

const offline = { code: 'offline', message: '' };

/** A person at the assistant. */
function visit(sessionId: string | null = null, draft = '') {
  const play = playOnboarding(sessionId, draft);
  const view = () => onboardingView(play.actor.getSnapshot());
  const write = (text: string) => play.actor.send({ type: 'DRAFT_CHANGED', text });
  return {
    ...play,
    view,
    write,
    can: (type: 'SEND' | 'COMPLETE' | 'BACK' | 'RETRY') => play.actor.getSnapshot().can({ type }),
    say: (text: string) => {
      write(text);
      play.actor.send({ type: 'SEND' });
    },
  };
}

/** A person in a talk. */
function talking(given: Partial<OnboardingSession> = {}) {
  const person = visit('talk-1');
  person.opens.answer(session(given));
  return person;
}

const reply = (words: string, given: Partial<OnboardingSession> = {}): OnboardingSession =>
  session({
    ...given,
    messages: [
      ...session().messages,
      { role: 'user', content: words },
      { role: 'assistant', content: 'And your bio?' },
    ],
  });

describe('OB1 the steps', () => {
  it('begin with the type', () => {
    const { view } = visit();
    expect(view()).toMatchObject({ step: 'type', session: null, sessionId: null });
  });

  it('go on with a talk that is named', () => {
    const { view, opens } = visit('talk-1');
    expect(view().step).toBe('opening');
    opens.answer(session());
    expect(view()).toMatchObject({ step: 'talk', sessionId: 'talk-1' });
  });

  it('go on with the preview of a completed talk', () => {
    const { view, opens } = visit('talk-1');
    opens.answer(session({ isCompleted: true, progress: 100, extractedData: { isComplete: true } }));
    expect(view().step).toBe('preview');
  });

  it('bring back what was being written in it', () => {
    const { view, opens } = visit('talk-1', 'I build');
    opens.answer(session());
    expect(view()).toMatchObject({ step: 'talk', draft: 'I build', canSend: true });
  });

  it('forget what was being written where it did arrive', () => {
    const { view, opens } = visit('talk-1', 'Noor');
    opens.answer(reply('Noor'));
    expect(view()).toMatchObject({ step: 'talk', draft: '', unsent: '' });
  });

  it('forget only what did arrive of what was being written: the rest was written while it was on its way', () => {
    const { view, opens } = visit('talk-1', 'Noor\nI build');
    opens.answer(reply('Noor'));
    expect(view().draft).toBe('I build');
  });

  it('keep what was being written where an earlier message said the same', () => {
    const { view, opens } = visit('talk-1', 'Yes');
    const { messages } = reply('Yes');
    opens.answer(session({ messages: [...messages, { role: 'user', content: 'Rust' }] }));
    expect(view().draft).toBe('Yes');
  });

  it('keep what was being written where only the assistant said the same', () => {
    const question = 'What should people call you?';
    const { view, opens } = visit('talk-1', question);
    opens.answer(session());
    expect(view().draft).toBe(question);
  });

  it('lead from a talk that is chosen to that talk, and to what was being written in it', () => {
    const { view, actor, opens } = visit();
    actor.send({ type: 'CONTINUE', sessionId: 'talk-7', draft: 'I build' });
    expect(opens.asked).toEqual([{ sessionId: 'talk-7' }]);
    expect(view()).toMatchObject({ sessionId: 'talk-7', unsent: 'I build' });
    opens.answer(session({ _id: 'talk-7' }));
    expect(view()).toMatchObject({ step: 'talk', draft: 'I build' });
  });
});

describe('OB2 starting', () => {
  it('shows the talk once the server has started it', () => {
    const { view, actor, starts } = visit();
    actor.send({ type: 'START', profileType: 'group' });
    expect(starts.asked).toEqual([{ profileType: 'group' }]);
    expect(view()).toMatchObject({ step: 'type', startingType: 'group' });
    starts.answer(session());
    expect(view()).toMatchObject({ step: 'talk', sessionId: 'talk-1', startingType: null });
  });

  it('stays at the type and says why it failed, until it is tried again', () => {
    const { view, actor, starts } = visit();
    actor.send({ type: 'START', profileType: 'group' });
    starts.refuse(offline);
    expect(view()).toMatchObject({ step: 'type', startingType: null, fault: offline });
    actor.send({ type: 'START', profileType: 'project' });
    expect(view().fault).toBeNull();
  });
});

it('OB3 a talk that cannot be opened says why, and can be tried again or left', () => {
  const { view, actor, opens } = visit('talk-1');
  opens.refuse({ code: 'onboarding_session_not_found', message: 'Gone.' });
  expect(view()).toMatchObject({ step: 'unavailable', fault: { code: 'onboarding_session_not_found' } });
  actor.send({ type: 'RETRY' });
  opens.refuse(offline);
  actor.send({ type: 'BACK' });
  expect(view()).toMatchObject({ step: 'type', sessionId: null, fault: null });
});

describe('OB4 what is sent', () => {
  it.each([
    ['nothing', ''],
    ['blanks', ' \n '],
    ['more than 4,000 characters', '🦄'.repeat(4_001)],
  ])('is not %s', (_name, text) => {
    const { write, can, view } = talking();
    write(text);
    expect([can('SEND'), view().canSend]).toEqual([false, false]);
  });

  it('is up to 4,000 characters, counted in code points', () => {
    const { write, view } = talking();
    write('🦄'.repeat(4_000));
    expect(view()).toMatchObject({ canSend: true, charactersLeft: 0 });
  });

  it('waits for the answer, while writing goes on', () => {
    const { say, write, can, view, sends } = talking();
    say('Noor');
    write('And I build wallets.');
    expect(view()).toMatchObject({ isTyping: true, canSend: false, draft: 'And I build wallets.' });
    expect(view().unsent).toBe('Noor\nAnd I build wallets.');
    expect([can('SEND'), can('COMPLETE')]).toEqual([false, false]);
    sends.answer(reply('Noor'));
    expect(view()).toMatchObject({ isTyping: false, canSend: true, draft: 'And I build wallets.' });
  });

  it('ends with the last message that the talk has', () => {
    const { write, can } = talking({ messagesLeft: 0 });
    write('One more');
    expect(can('SEND')).toBe(false);
  });
});

describe('OB5 an own message', () => {
  it('shows at once, trimmed, and then as the server has it, in the same place', () => {
    const { say, view, sends } = talking();
    say('  Noor ');
    expect(view()).toMatchObject({ draft: '', rows: [{}, { key: '1', content: 'Noor', isOptimistic: true }] });
    sends.answer(reply('Noor'));
    expect(view().rows.map(({ key, isOptimistic }) => [key, isOptimistic])).toEqual([
      ['0', false],
      ['1', false],
      ['2', false],
    ]);
  });

  it('is gone when it failed, and its words stand before what was written meanwhile', () => {
    const { say, write, view, sends } = talking();
    say('Noor');
    write('I build wallets.');
    sends.refuse(offline);
    const words = 'Noor\nI build wallets.';
    expect(view()).toMatchObject({ draft: words, unsent: words, fault: offline, isTyping: false });
    expect(view().rows).toHaveLength(1);
  });

  it('makes the last failure forgotten', () => {
    const { say, actor, view, sends } = talking();
    say('Noor');
    sends.refuse(offline);
    actor.send({ type: 'SEND' });
    expect(view().fault).toBeNull();
  });
});

describe('OB6 words that are sent again', () => {
  it('are the same message', () => {
    const { say, actor, sends } = talking();
    say('Noor');
    sends.refuse(offline);
    actor.send({ type: 'SEND' });
    expect(sends.asked.map(({ clientId }) => clientId)).toEqual(['client-1', 'client-1']);
  });

  it('are another message when they are other words, or when the first ones arrived', () => {
    const { say, sends } = talking();
    say('Noor');
    sends.refuse(offline);
    say('Noor Haddad');
    sends.answer(reply('Noor Haddad'));
    say('Noor Haddad');
    expect(sends.asked.map(({ clientId }) => clientId)).toEqual(['client-1', 'client-2', 'client-3']);
  });
});

describe('OB11 a chip that is a whole answer', () => {
  it('is sent at once, and what was being written stays', () => {
    const { actor, write, view, sends } = talking();
    write('I build');
    actor.send({ type: 'SAY', text: 'Developer' });
    expect(sends.asked).toMatchObject([{ message: 'Developer' }]);
    expect(view()).toMatchObject({ draft: 'I build', isTyping: true });
    sends.answer(reply('Developer'));
    expect(view()).toMatchObject({ draft: 'I build', isTyping: false });
  });

  it('is not sent while an answer is awaited, nor when the talk has no message left', () => {
    const { actor, say, sends } = talking();
    say('Noor');
    actor.send({ type: 'SAY', text: 'Developer' });
    expect(sends.asked).toHaveLength(1);
    const last = talking({ messagesLeft: 0 });
    last.actor.send({ type: 'SAY', text: 'Developer' });
    expect(last.sends.asked).toEqual([]);
  });
});

it('OB7 a suggestion that is taken becomes part of the draft', () => {
  const { actor, write, view } = talking();
  actor.send({ type: 'SUGGESTION_TAKEN', text: 'Tags: DeFi' });
  expect(view().draft).toBe('Tags: DeFi');
  write('I build wallets. ');
  actor.send({ type: 'SUGGESTION_TAKEN', text: 'Tags: DeFi' });
  expect(view().draft).toBe('I build wallets.\nTags: DeFi');
});

describe('OB8 completing', () => {
  it('needs a talk of which a profile can be made', () => {
    expect(talking().can('COMPLETE')).toBe(false);
    expect(talking({ extractedData: { isComplete: true } }).can('COMPLETE')).toBe(true);
  });

  it('shows the preview once the server has completed it', () => {
    const { actor, view, completions } = talking({ extractedData: { isComplete: true } });
    actor.send({ type: 'COMPLETE' });
    expect(view()).toMatchObject({ step: 'talk', isCompleting: true });
    completions.answer(session({ isCompleted: true, progress: 100, extractedData: { isComplete: true } }));
    expect(view()).toMatchObject({ step: 'preview', isCompleting: false, session: { progress: 100 } });
  });

  it('that failed leaves the talk, and says why', () => {
    const { actor, view, completions } = talking({ extractedData: { isComplete: true } });
    actor.send({ type: 'COMPLETE' });
    completions.refuse(offline);
    expect(view()).toMatchObject({ step: 'talk', isCompleting: false, fault: offline });
  });
});

it('OB9 back leads from the preview to the talk, and from there to the type', () => {
  const { actor, view, opens } = visit('talk-1');
  opens.answer(session({ isCompleted: true, progress: 100, extractedData: { isComplete: true } }));
  actor.send({ type: 'BACK' });
  expect(view().step).toBe('talk');
  actor.send({ type: 'BACK' });
  expect(view()).toMatchObject({ step: 'type', session: null, sessionId: null, draft: '' });
});

describe('OB10 the milestone', () => {
  it('is told once, when progress reaches 90', () => {
    const { say, actor, view, sends } = talking({ progress: 60 });
    say('Noor');
    sends.answer(reply('Noor', { progress: 89 }));
    expect(view().isMilestoneOpen).toBe(false);
    say('A bio');
    sends.answer(reply('A bio', { progress: 90 }));
    expect(view().isMilestoneOpen).toBe(true);
    actor.send({ type: 'MILESTONE_SEEN' });
    say('More');
    sends.answer(reply('More', { progress: 80 }));
    say('And more');
    sends.answer(reply('And more', { progress: 95 }));
    expect(view().isMilestoneOpen).toBe(false);
  });

  it('is not told again in a talk that is opened beyond it', () => {
    const { say, view, sends } = talking({ progress: 92 });
    say('More');
    sends.answer(reply('More', { progress: 95 }));
    expect(view().isMilestoneOpen).toBe(false);
  });
});
