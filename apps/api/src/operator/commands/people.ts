import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { inTransaction } from '../../database/database.ts';
import type { Db, Role } from '../../database/schema.ts';
import { OPERATOR_ID } from '../../domains/audit/audit.public.ts';
import { audited } from '../../domains/audit/audit.service.ts';
import { sql } from 'kysely';
import { withPool } from '../database.ts';
import { type Outcome, Refused, WrongUse } from '../outcome.ts';

type Settings = Pick<Config, 'databaseUrl' | 'roles'>;

/** What an operator may need to know of a person, without what they wrote or where they can be reached. */
interface Person {
  id: string;
  privyId: string;
  handle: string | null;
  role: Role | null;
  tier: string;
  tierExpiresAt: Date | null;
  createdAt: Date;
  profiles: number;
  payments: number;
}

/** One person by X handle, with or without @, or by Privy id. @throws Refused */
async function find(db: Db, who: string): Promise<Person> {
  const { rows } = await sql<Person>`
    select id, privy_id as "privyId", twitter_username as handle, role, tier, tier_expires_at as "tierExpiresAt", created_at as "createdAt",
      (select count(*)::integer from profiles where user_id = users.id and deleted_at is null) as profiles,
      (select count(*)::integer from payments where user_id = users.id) as payments
    from users where privy_id = ${who} or lower(twitter_username) = lower(${who.replace(/^@/, '')})
    order by created_at limit 2`.execute(db);
  const [person, another] = rows;
  if (person === undefined) throw new Refused(`No person has the X handle or Privy id ${who}.`);
  // A handle may pass to somebody else.
  if (another !== undefined) throw new Refused(`Several people were ${who}: name one by Privy id.`);
  return person;
}

/** @throws Refused */
export const user = ({ databaseUrl, roles }: Settings, who: string): Promise<Outcome> =>
  withPool(databaseUrl, async ({ db }) => {
    const person = await find(db, who);
    const configured = roles.get(person.privyId) ?? null;
    const expires = person.tierExpiresAt === null ? '' : ` until ${person.tierExpiresAt.toISOString()}`;
    return {
      lines: [
        `${person.handle === null ? 'No X handle' : `@${person.handle}`}, ${person.privyId}, ${person.id}`,
        `since ${person.createdAt.toISOString()}, ${person.tier}${expires}, ${person.profiles} profiles, ${person.payments} payments`,
        `role: ${person.role ?? 'none'}${configured === null ? '' : `, and ${configured} by the configuration`}`,
      ],
      problems: [],
      data: { user: { ...person, configuredRole: configured } },
    };
  });

const ROLES = ['owner', 'admin', 'support', 'none'] as const;
const LONGEST_REASON = 500;

/** Gives or takes a role (D50), with its row in the audit log. @throws Refused, WrongUse */
export async function assignRole(
  { databaseUrl, roles }: Settings,
  clock: Clock,
  { who, role: name, reason }: { who: string; role: string; reason: string | null },
): Promise<Outcome> {
  const chosen = ROLES.find((each) => each === name);
  if (chosen === undefined) throw new WrongUse(`A role is one of ${ROLES.join(', ')}.`);
  if (reason === null || reason.trim() === '' || reason.length > LONGEST_REASON)
    throw new WrongUse(`--reason is needed: the audit log has it. At most ${LONGEST_REASON} characters.`);
  const role = chosen === 'none' ? null : chosen;
  return withPool(databaseUrl, async ({ db }) => {
    const person = await find(db, who);
    const before = await inTransaction(db, async (trx) => {
      const row = await trx
        .selectFrom('users')
        .select('role')
        .where('id', '=', person.id)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow();
      if (row.role === role) throw new Refused(`${who} has this role already: ${name}.`);
      await trx.updateTable('users').set({ role }).where('id', '=', person.id).execute();
      await audited(trx, clock, {
        actor: { userId: OPERATOR_ID },
        action: 'updateRole',
        subject: person.id,
        before: { role: row.role },
        after: { role },
        reason: reason.trim(),
      });
      return row.role;
    });
    const configured = roles.get(person.privyId);
    return {
      lines: [
        `${who} was ${before ?? 'in no role'} and is ${name === 'none' ? 'in none' : name}.`,
        ...(configured === undefined ? [] : [`The configuration names them as ${configured}: the higher role counts.`]),
      ],
      problems: [],
      data: { id: person.id, before, after: role },
    };
  });
}
