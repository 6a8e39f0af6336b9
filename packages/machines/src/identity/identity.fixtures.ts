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

const everyLeaf: Readonly<Record<IdentityLeaf, true>> = {
  'session.loading': true,
  'session.unavailable': true,
  'session.signedOut': true,
  'session.signedIn': true,
  'session.expired': true,
  'dialog.closed': true,
  'dialog.opening': true,
  'dialog.open': true,
  'dialog.unavailable': true,
};

/** Every leaf state of identity's definition. */
export const leafStates: readonly IdentityLeaf[] = leafStatesOf(
  playIdentity().machine,
  (name): name is IdentityLeaf => name in everyLeaf,
);
