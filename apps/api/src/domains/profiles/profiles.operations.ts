import { limits } from '@mutuals/api-client/limits';
import type { Operations } from '../../http/operation.ts';
import { pageMeta, partOf } from '../../http/paging.ts';
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
    async searchProfiles({ caller, query }) {
      const { page, limit: _limit, cursor: _cursor, ...filters } = query;
      const list = ['searchProfiles', caller.userId, JSON.stringify(Object.entries(filters).sort())];
      const { data, ...read } = await profiles.searchProfiles(caller, { ...filters, ...partOf(list, query) });
      const { total, totalPages, nextCursor } = pageMeta(list, query, read);
      return { profiles: data, total, page, totalPages, nextCursor };
    },
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
