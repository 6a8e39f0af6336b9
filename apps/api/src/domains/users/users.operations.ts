import type { Operations } from '../../http/operation.ts';
import { paging } from '../../http/paging.ts';
import type { UsersService } from './users.service.ts';
import { toUser } from './users.view.ts';

type UserOperations = Pick<Operations, 'getMe' | 'getAuthProfile' | 'updateAuthProfile' | 'listUsers' | 'updateRole'>;

export function userOperations(users: UsersService): UserOperations {
  return {
    getMe: async ({ caller }) => toUser(caller),
    getAuthProfile: async ({ caller }) => toUser(caller),
    updateAuthProfile: async ({ caller, body }) => toUser(await users.updateAuthProfile(caller, body)),
    async listUsers({ query: { page, limit } }) {
      const { people, total } = await users.listUsers({ page, limit });
      return { data: people.map(toUser), meta: paging(page, limit, total) };
    },
    updateRole: async ({ caller, body }) => toUser(await users.updateRole(caller, body)),
  };
}
