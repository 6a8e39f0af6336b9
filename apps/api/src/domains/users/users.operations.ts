import type { Operations } from '../../http/operation.ts';
import { pageMeta, partOf } from '../../http/paging.ts';
import type { PictureAddresses } from '../../lib/picture-addresses.ts';
import type { UsersService } from './users.service.ts';
import type { Caller } from '../../caller.ts';
import { toUser } from './users.view.ts';

type UserOperations = Pick<Operations, 'getMe' | 'getAuthProfile' | 'updateAuthProfile' | 'listUsers' | 'updateRole'>;

export function userOperations(users: UsersService, addresses: PictureAddresses): UserOperations {
  const present = (caller: Caller) => toUser(caller, addresses);
  return {
    getMe: async ({ caller }) => present(caller),
    getAuthProfile: async ({ caller }) => present(caller),
    updateAuthProfile: async ({ caller, body }) => present(await users.updateAuthProfile(caller, body)),
    async listUsers({ query }) {
      const { search = null, tier = null, inTeam = null, sort = 'newest' } = query;
      const list = ['listUsers', search, tier, inTeam, sort];
      const { data, ...read } = await users.listUsers(
        { search, tier, inTeam },
        { ...partOf(list, query), order: sort },
      );
      return { data: data.map(present), meta: pageMeta(list, query, read) };
    },
    updateRole: async ({ caller, body }) => present(await users.updateRole(caller, body)),
  };
}
