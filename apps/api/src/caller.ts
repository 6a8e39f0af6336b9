import type { Selectable } from 'kysely';
import type { Role, Tier, UsersTable } from './database/schema.ts';

/** Who calls, as every service is told. */
export interface Caller {
  userId: string;
  privyId: string;
  /** What the person has today: an ended period counts as free. */
  tier: Tier;
  /** In the team (D50): the stored one, or a higher one from the configuration. */
  role: Role | null;
  /** When the person last signed in, as the identity token of the request says; null where none came along, or it does not say. */
  signedInAt: Date | null;
  user: Selectable<UsersTable>;
}
