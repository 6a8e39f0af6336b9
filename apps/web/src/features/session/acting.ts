// Which of one's own profiles one acts as (SPEC sections 1 and 4): remembered per person on this device.
import { personKey } from '../../lib/person-storage.ts';
import { readStored, store } from '../../lib/storage.ts';

const storedUnder = (userId: string): string => personKey(userId, 'acting');

export const readActing = (userId: string): string | null => readStored('local', storedUnder(userId));

export const storeActing = (userId: string, profileId: string | null): void =>
  store('local', storedUnder(userId), profileId);

/** The profiles that one can act as: none that the team hid. */
export const withoutHidden = <P extends { readonly _id: string; readonly isHidden?: true }>(
  profiles: readonly P[],
): readonly P[] => profiles.filter(({ isHidden }) => !isHidden);

/** The chosen profile while it is one's own, else the only one there is: with several, a person chooses. */
export function actingProfile<P extends { readonly _id: string }>(
  profiles: readonly P[],
  chosenId: string | null,
): P | null {
  const only = profiles.length === 1 ? profiles[0] : undefined;
  return profiles.find(({ _id }) => _id === chosenId) ?? only ?? null;
}

/** The chosen profile, by default the first loaded one (SPEC section 4). */
export function currentProfile<P extends { readonly _id: string }>(
  profiles: readonly P[],
  chosenId: string | null,
): P | null {
  return actingProfile(profiles, chosenId) ?? profiles[0] ?? null;
}
