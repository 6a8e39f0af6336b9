import type { Operations } from '../../http/operation.ts';
import { pageMeta, partOf } from '../../http/paging.ts';
import type { UsersService } from './users.service.ts';
import { toUser } from './users.view.ts';

type UserOperations = Pick<Operations, 'getMe' | 'getAuthProfile' | 'updateAuthProfile' | 'listUsers' | 'updateRole'>;

export function userOperations(users: UsersService): UserOperations {
  return {
    getMe: async ({ caller }) => toUser(caller),
    getAuthProfile: async ({ caller }) => toUser(caller),
    updateAuthProfile: async ({ caller, body }) => toUser(await users.updateAuthProfile(caller, body)),
    async listUsers({ query }) {
      const list = ['listUsers'];
      const { data, ...read } = await users.listUsers(partOf(list, query));
      return { data: data.map(toUser), meta: pageMeta(list, query, read) };
    },
    updateRole: async ({ caller, body }) => toUser(await users.updateRole(caller, body)),
  };
}
