import { type ApiClient, ApiProblem, type Profile } from '@mutuals/api-client';
import { type ProfilePayload, toEdit } from '@mutuals/ui/screens/profile-form';
import type { KeptDraft } from '../../lib/drafts.ts';
import type { Attempt } from '../../lib/send-once.ts';

export type ProfilesApi = Pick<ApiClient, 'createProfile' | 'updateProfile'>;

/**
 * Creates one profile, however often it is tried (D31). Unlike with `sendOnce`, a changed body has the same key: the profile that an earlier
 * body made is then updated, or left alone where its type, which never changes, is another. The attempt lasts as long as what it was made of,
 * the draft of a form or a talk: whoever drops that forgets the attempt too.
 */
export async function createOnce(
  api: ProfilesApi,
  attempt: KeptDraft<Attempt<ProfilePayload>>,
  body: ProfilePayload,
): Promise<Profile> {
  const { key, bodies } = attempt.read() ?? { key: crypto.randomUUID(), bodies: [] };
  attempt.keep({ key, bodies: [...bodies, body] });
  return api.createProfile({ body, idempotencyKey: key }).catch(async (error: unknown) => {
    // The draft was dropped meanwhile.
    if (attempt.read()?.key !== key) throw error;
    if (!mayBeStored(error)) attempt.keep({ key, bodies });
    if (!isReused(error)) throw error;
    const stored = await storedBy(api, { key, bodies });
    if (stored === null) throw error;
    if (stored.profileType === body.profileType)
      return api.updateProfile({ path: { id: stored._id }, body: toEdit(body) });
    attempt.keep(null);
    return createOnce(api, attempt, body);
  });
}

/** The profile that one of these bodies made: the same body with the same key gives the same answer. */
async function storedBy(api: ProfilesApi, { key, bodies }: Attempt<ProfilePayload>): Promise<Profile | null> {
  for (const body of bodies) {
    try {
      return await api.createProfile({ body, idempotencyKey: key });
    } catch (error) {
      if (!isReused(error)) throw error;
    }
  }
  return null;
}

const isReused = (error: unknown): boolean => error instanceof ApiProblem && error.code === 'idempotency_key_reused';

const mayBeStored = (error: unknown): boolean =>
  !(error instanceof ApiProblem) || error.kind !== 'problem' || (error.status ?? 0) >= 500;
