import { createActor } from 'xstate';
import { controlledCallback } from '../shared/controlled-actors.ts';
import { leafStatesOf, type LeafOf } from '../shared/leaf-states.ts';
import { createIdentityMachine, type IdentitySnapshot } from './identity.machine.ts';
import type { ProviderCommand, ProviderEvent } from './identity.types.ts';

/** The dotted name of a leaf state of identity. */
export type IdentityLeaf = LeafOf<IdentitySnapshot['value']>;

/** Identity with a sign-in service that says what it is told to; `actor` is running. */
export function playIdentity(...said: readonly ProviderEvent[]) {
  const provider = controlledCallback<ProviderEvent, ProviderCommand, unknown>();
  const machine = createIdentityMachine({ provider: provider.logic });
  const actor = createActor(machine).start();
  for (const event of said) provider.emit(event);
  return { actor, machine, provider };
}

type Script = (play: ReturnType<typeof playIdentity>) => void;

const emit =
  (...said: readonly ProviderEvent[]): Script =>
  ({ provider }) => {
    for (const event of said) provider.emit(event);
  };
const askAndEmit =
  (...said: readonly ProviderEvent[]): Script =>
  (play) => {
    play.provider.emit({ type: 'SESSION_ENDED' });
    play.actor.send({ type: 'SIGN_IN' });
    emit(...said)(play);
  };

const scripts: Readonly<Record<IdentityLeaf, Script>> = {
  'session.loading': () => {},
  'session.unavailable': emit({ type: 'SESSION_UNAVAILABLE' }),
  'session.signedOut': emit({ type: 'SESSION_ENDED' }),
  'session.signedIn': emit({ type: 'SESSION_OPENED', privyId: 'ada' }),
  'session.expired': emit({ type: 'SESSION_OPENED', privyId: 'ada' }, { type: 'SESSION_EXPIRED' }),
  'dialog.closed': emit({ type: 'SESSION_ENDED' }),
  'dialog.opening': askAndEmit(),
  'dialog.open': askAndEmit({ type: 'DIALOG_OPENED' }),
  'dialog.unavailable': askAndEmit({ type: 'DIALOG_UNAVAILABLE' }),
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
