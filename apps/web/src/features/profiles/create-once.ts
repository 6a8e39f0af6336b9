import { type ApiClient, ApiProblem, type Profile } from '@mutuals/api-client';
import { type ProfilePayload, toEdit } from '@mutuals/ui/screens/profile-form';

/** A creation whose answer was lost: it may have been stored. Kept with the draft, so that a reload does not forget it. */
export type CreateAttempt = { idempotencyKey: string; lost: ProfilePayload[] };

export type CreateOnceOptions = {
  api: Pick<ApiClient, 'createProfile' | 'updateProfile'>;
  newKey: () => string;
  read: () => CreateAttempt | undefined;
  /** Null forgets it. */
  keep: (attempt: CreateAttempt | null) => void;
};

/**
 * Creates a profile, however often it is tried (D31). All attempts share a key until one is answered with a profile, so that the server can
 * tell that an earlier one went through. That one then gets the entries of the latest, unless its type, which never changes, is another.
 */
export function createOnce({ api, newKey, read, keep }: CreateOnceOptions): (body: ProfilePayload) => Promise<Profile> {
  async function create(body: ProfilePayload, { idempotencyKey, lost }: CreateAttempt): Promise<Profile> {
    try {
      return await api.createProfile({ body, idempotencyKey });
    } catch (error) {
      if (isLost(error)) keep({ idempotencyKey, lost: [...lost, body] });
      if (!isReused(error)) throw error;
      const stored = await storedBy({ idempotencyKey, lost });
      if (stored === null) throw error;
      if (stored.profileType !== body.profileType) return create(body, { idempotencyKey: newKey(), lost: [] });
      return api.updateProfile({ path: { id: stored._id }, body: toEdit(body) });
    }
  }

  /** The profile that one of the lost attempts made: the same key with the same entries gives the same answer. */
  async function storedBy({ idempotencyKey, lost }: CreateAttempt): Promise<Profile | null> {
    for (const body of lost) {
      try {
        return await api.createProfile({ body, idempotencyKey });
      } catch (error) {
        if (!isReused(error)) throw error;
      }
    }
    return null;
  }

  return async (body) => {
    const profile = await create(body, read() ?? { idempotencyKey: newKey(), lost: [] });
    keep(null);
    return profile;
  };
}

const isReused = (error: unknown): boolean => error instanceof ApiProblem && error.code === 'idempotency_key_reused';

/** Nobody knows whether it was stored. */
const isLost = (error: unknown): boolean =>
  !(error instanceof ApiProblem) || error.kind !== 'problem' || (error.status ?? 0) >= 500;
