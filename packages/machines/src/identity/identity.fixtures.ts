import { createActor } from 'xstate';
import { lineByHand } from '../shared/by-hand.ts';
import { leafStatesOf, type LeafOf } from '../shared/leaf-states.ts';
import { createIdentityMachine, type IdentitySnapshot } from './identity.machine.ts';
import type { ProviderCommand, ProviderEvent } from './identity.types.ts';

/** The dotted name of a leaf state of identity. */
export type IdentityLeaf = LeafOf<IdentitySnapshot['value']>;

/** Identity with a sign-in service that says what it is told to; `actor` is running. */
export function playIdentity(...said: readonly ProviderEvent[]) {
  const provider = lineByHand<ProviderEvent, ProviderCommand, unknown>();
  const machine = createIdentityMachine({ provider: provider.logic });
  const actor = createActor(machine).start();
  for (const event of said) provider.say(event);
  return { actor, machine, provider };
}

type Script = (play: ReturnType<typeof playIdentity>) => void;

const say =
  (...said: readonly ProviderEvent[]): Script =>
  ({ provider }) => {
    for (const event of said) provider.say(event);
  };
const askAndSay =
  (...said: readonly ProviderEvent[]): Script =>
  (play) => {
    play.provider.say({ type: 'SESSION_ENDED' });
    play.actor.send({ type: 'SIGN_IN' });
    say(...said)(play);
  };

const scripts: Readonly<Record<IdentityLeaf, Script>> = {
  'session.loading': () => {},
  'session.unavailable': say({ type: 'SESSION_UNAVAILABLE' }),
  'session.signedOut': say({ type: 'SESSION_ENDED' }),
  'session.signedIn': say({ type: 'SESSION_OPENED', privyId: 'ada' }),
  'session.expired': say({ type: 'SESSION_OPENED', privyId: 'ada' }, { type: 'SESSION_EXPIRED' }),
  'dialog.closed': say({ type: 'SESSION_ENDED' }),
  'dialog.opening': askAndSay(),
  'dialog.open': askAndSay({ type: 'DIALOG_OPENED' }),
  'dialog.unavailable': askAndSay({ type: 'DIALOG_UNAVAILABLE' }),
};

/** Every leaf state of identity's definition. */
export const leafStates: readonly IdentityLeaf[] = leafStatesOf(
  playIdentity().machine,
  (name): name is IdentityLeaf => name in scripts,
);

/** A real snapshot of identity in the leaf state, reached by playing events. */
export function snapshotIn(leaf: IdentityLeaf): IdentitySnapshot {
  const play = playIdentity();
  scripts[leaf](play);
  const snapshot = play.actor.getSnapshot();
  play.actor.stop();
  return snapshot;
}
