import { limits } from '@mutuals/api-client/limits';
import type { Operations } from '../http/operation.ts';
import type { ProfilesService } from '../services/profiles.ts';

type ProfileOperations = Pick<
  Operations,
  | 'createProfile'
  | 'listMyProfiles'
  | 'searchProfiles'
  | 'getProfile'
  | 'updateProfile'
  | 'deleteProfile'
  | 'viewProfile'
>;

export function profileOperations(profiles: ProfilesService): ProfileOperations {
  return {
    createProfile: ({ caller, body, idempotencyKey }) => profiles.create(caller, body, idempotencyKey),
    async listMyProfiles({ caller }) {
      const data = await profiles.listOwn(caller);
      return { data, meta: { total: data.length, maximum: limits.profilesPerUser } };
    },
    searchProfiles: ({ caller, query }) => profiles.search(caller, query),
    getProfile: ({ caller, path }) => profiles.get(caller, path.id),
    updateProfile: ({ caller, path, body }) => profiles.update(caller, path.id, body),
    async deleteProfile({ caller, path }) {
      await profiles.remove(caller, path.id);
      return undefined;
    },
    async viewProfile({ caller, path }) {
      return { views: await profiles.view(caller, path.id) };
    },
  };
}
