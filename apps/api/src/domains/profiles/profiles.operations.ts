import { limits } from '@mutuals/api-client/limits';
import type { Operations } from '../../http/operation.ts';
import type { ProfilesService } from './profiles.service.ts';

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
    createProfile: ({ caller, body, trx }) => profiles.createProfile(caller, body, trx),
    async listMyProfiles({ caller }) {
      const data = await profiles.listMyProfiles(caller);
      return { data, meta: { total: data.length, maximum: limits.profilesPerUser } };
    },
    searchProfiles: ({ caller, query }) => profiles.searchProfiles(caller, query),
    getProfile: ({ caller, path }) => profiles.getProfile(caller, path.id),
    updateProfile: ({ caller, path, body }) => profiles.updateProfile(caller, path.id, body),
    async deleteProfile({ caller, path }) {
      await profiles.deleteProfile(caller, path.id);
      return undefined;
    },
    async viewProfile({ caller, path }) {
      return { views: await profiles.viewProfile(caller, path.id) };
    },
  };
}
