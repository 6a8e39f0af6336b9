import { expect, it } from 'vitest';
import { activeLeaves } from '../shared/leaf-states.ts';
import { reachableLeaves } from '../shared/reachable.ts';
import { leafStates, playOnboarding, session, snapshotIn } from './onboarding.fixtures.ts';
import type { OnboardingEvent } from './onboarding.types.ts';

/** One sample of every event: a new event type does not compile until it has one. */
const samples: { readonly [Type in OnboardingEvent['type']]: Extract<OnboardingEvent, { type: Type }> } = {
  START: { type: 'START', profileType: 'group' },
  CONTINUE: { type: 'CONTINUE', sessionId: 'talk-1', draft: '' },
  RETRY: { type: 'RETRY' },
  DRAFT_CHANGED: { type: 'DRAFT_CHANGED', text: 'Noor' },
  SUGGESTION_TAKEN: { type: 'SUGGESTION_TAKEN', text: 'Tags: DeFi' },
  SEND: { type: 'SEND' },
  SAY: { type: 'SAY', text: 'Developer' },
  COMPLETE: { type: 'COMPLETE' },
  BACK: { type: 'BACK' },
  MILESTONE_SEEN: { type: 'MILESTONE_SEEN' },
};
const whole = session({ progress: 95, extractedData: { isComplete: true } });

it('the graph of the assistant reaches every leaf state', () => {
  const { machine, input } = playOnboarding();
  const answers = ['start', 'open', 'send', 'complete'].flatMap((actor) => [
    { type: `xstate.done.actor.${actor}`, output: session() },
    { type: `xstate.done.actor.${actor}`, output: whole },
    { type: `xstate.error.actor.${actor}`, error: { code: 'offline', message: '' } },
  ]);
  const reached = reachableLeaves(machine, {
    input,
    tell: ({ milestone, session: talk, draft }) =>
      JSON.stringify([milestone, talk?.extractedData.isComplete, draft === '']),
    events: [...Object.values(samples), ...answers],
  });
  expect([...reached].toSorted()).toEqual([...leafStates].toSorted());
});

it.each(leafStates)('has a snapshot in %s', (leaf) => {
  const { value } = snapshotIn(leaf, { talk: session(), whole, words: 'Noor' });
  expect(activeLeaves(value)).toContain(leaf);
});
