import type { Operations } from '../../http/operation.ts';
import type { PictureAddresses } from '../../lib/picture-addresses.ts';
import { toUser } from '../users/users.public.ts';
import type { AccountDeletionService } from './account-deletion.service.ts';

type AccountDeletionOperations = Pick<Operations, 'deleteMe' | 'restoreMe'>;

export function accountDeletionOperations(
  deletion: AccountDeletionService,
  addresses: PictureAddresses,
): AccountDeletionOperations {
  return {
    deleteMe: async ({ caller }) => ({ finalAt: (await deletion.deleteMe(caller)).toISOString() }),
    restoreMe: async ({ caller }) => toUser(await deletion.restoreMe(caller), addresses),
  };
}
