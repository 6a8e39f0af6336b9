import { createActor } from 'xstate';
import { controlledPromise } from '../shared/controlled-actors.ts';
import { leafStatesOf, type LeafOf } from '../shared/leaf-states.ts';
import { createOnboardingMachine, type OnboardingSnapshot } from './onboarding.machine.ts';
import type { OnboardingSession, ProfileType, SendRequest } from './onboarding.types.ts';

/** The dotted name of a leaf state of the assistant. */
export type OnboardingLeaf = LeafOf<OnboardingSnapshot<OnboardingSession>['value']>;

/** A small talk. */
export const session = (given: Partial<OnboardingSession> = {}): OnboardingSession => ({
  _id: 'talk-1',
  messages: [{ role: 'assistant', content: 'What should people call you?' }],
  messagesLeft: 60,
  extractedData: { isComplete: false },
  progress: 0,
  isCompleted: false,
  ...given,
});

/** The assistant with a server that answers when told to; `actor` is running. */
export function playOnboarding<Session extends OnboardingSession = OnboardingSession>(
  sessionId: string | null = null,
  draft = '',
) {
  const starts = controlledPromise<Session, { readonly profileType: ProfileType }>();
  const opens = controlledPromise<Session, { readonly sessionId: string }>();
  const sends = controlledPromise<Session, SendRequest>();
  const completions = controlledPromise<Session, { readonly sessionId: string }>();
  const machine = createOnboardingMachine<Session>({
    start: starts.logic,
    open: opens.logic,
    send: sends.logic,
    complete: completions.logic,
  });
  let ids = 0;
  const newId = () => `client-${(ids += 1)}`;
  const input = { sessionId, draft, newId };
  const actor = createActor(machine, { input }).start();
  return { actor, machine, input, starts, opens, sends, completions };
}

/** What a story brings: a talk that goes on, and the same when a profile can be made of it. */
interface OnboardingWorld<Session> {
  readonly talk: Session;
  readonly whole: Session;
  readonly words: string;
}

type Play<Session extends OnboardingSession> = ReturnType<typeof playOnboarding<Session>>;
type Script = <Session extends OnboardingSession>(play: Play<Session>, world: OnboardingWorld<Session>) => void;

const offline = { code: 'offline', message: '' };
const open: Script = ({ actor, opens }, { talk }) => {
  actor.send({ type: 'CONTINUE', sessionId: talk._id, draft: '' });
  opens.answer(talk);
};
const openWhole: Script = ({ actor, opens }, { whole }) => {
  actor.send({ type: 'CONTINUE', sessionId: whole._id, draft: '' });
  opens.answer({ ...whole, isCompleted: false });
};
const send: Script = (play, world) => {
  open(play, world);
  play.actor.send({ type: 'DRAFT_CHANGED', text: world.words });
  play.actor.send({ type: 'SEND' });
};

const scripts: Readonly<Record<OnboardingLeaf, Script>> = {
  'step.type': () => {},
  'step.starting': ({ actor }) => actor.send({ type: 'START', profileType: 'individual' }),
  'step.opening': ({ actor }, { talk }) => actor.send({ type: 'CONTINUE', sessionId: talk._id, draft: '' }),
  'step.unavailable': ({ actor, opens }, { talk }) => {
    actor.send({ type: 'CONTINUE', sessionId: talk._id, draft: '' });
    opens.refuse(offline);
  },
  'step.talk.idle': open,
  'step.talk.sending': send,
  'step.talk.completing': (play, world) => {
    openWhole(play, world);
    play.actor.send({ type: 'COMPLETE' });
  },
  'step.preview': (play, world) => {
    openWhole(play, world);
    play.actor.send({ type: 'COMPLETE' });
    play.completions.answer({ ...world.whole, progress: 100, isCompleted: true });
  },
  'milestone.closed': open,
  'milestone.open': (play, world) => {
    send(play, world);
    play.sends.answer({ ...world.whole, progress: 95, isCompleted: false });
  },
};

/** Every leaf state of the assistant's definition. */
export const leafStates: readonly OnboardingLeaf[] = leafStatesOf(
  playOnboarding().machine,
  (name): name is OnboardingLeaf => name in scripts,
);

/** A real snapshot of the assistant in the leaf state, reached by playing events. */
export function snapshotIn<Session extends OnboardingSession>(
  leaf: OnboardingLeaf,
  world: OnboardingWorld<Session>,
): OnboardingSnapshot<Session> {
  const play = playOnboarding<Session>();
  scripts[leaf](play, world);
  const snapshot = play.actor.getSnapshot();
  play.actor.stop();
  return snapshot;
}
