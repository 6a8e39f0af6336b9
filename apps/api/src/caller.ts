import type { Selectable } from 'kysely';
import type { Role, Tier, UsersTable } from './database/schema.ts';

/** Measures of the team that are in force. */
export interface Standing {
  mutedUntil: string | null;
  isSuspended: boolean;
  /** Null for good. */
  suspendedUntil: string | null;
}

/** The session of an access token. */
export interface Session {
  /** As the sign-in service names it; null if it does not. */
  id: string | null;
  /** When the token was issued. */
  issuedAt: Date;
}

/** The caller of a service. */
export interface Caller {
  userId: string;
  privyId: string;
  /** The tier today: an ended period counts as free. */
  tier: Tier;
  /** The role in the team (D50): the stored one, or a higher one from the configuration. */
  role: Role | null;
  /** The last sign-in, from the identity token of the request; null if there is no token or it does not say. */
  signedInAt: Date | null;
  /** The id of their X account, from the identity token of the request; null if there is none. Never stored as it is. */
  xId: string | null;
  /** Null for people who do not call. */
  session: Session | null;
  /** What decisions of the team keep the person from (D65); null if nothing. */
  standing: Standing | null;
  user: Selectable<UsersTable>;
}
