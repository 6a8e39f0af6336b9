import type { Operations } from '../../http/operation.ts';
import { teamPaging } from '../../http/paging.ts';
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
      const paging = teamPaging(list, query, { isSearch: search !== null });
      const { data, ...read } = await users.listUsers({ search, tier, inTeam }, { ...paging.part, order: sort });
      return { data: data.map(present), meta: paging.metaOf(read) };
    },
    updateRole: async ({ caller, body }) => present(await users.updateRole(caller, body)),
  };
}
