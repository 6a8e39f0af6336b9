import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { type ListPart, type PartRequest, readPart } from '../../database/list-part.ts';
import type { Db, ProofConflictsTable, ProofKind, ProofsTable, Trx } from '../../database/schema.ts';
import { maySee } from '../pairs/pairs.public.ts';
import { partnerColumn, type PartnerRow } from '../profiles/profiles.public.ts';

export type ProofRow = Selectable<ProofsTable>;
export type ConflictRow = Selectable<ProofConflictsTable>;

/** A proof with the name of the project of a seat, and the open conflict about it. */
export type ListedProof = ProofRow & {
  project_name: string | null;
  conflict: { side: 'holder' | 'claimant'; since: string } | null;
};

/** How many of a profile are read at most. */
const LISTED_MOST = 100;
/** Of a project's seats, 100 in all (D27): however many people ask for one, those that it gave stay listed. */
const SEATS_MOST = { asked: 30, given: 70 };

export const isHeld = sql<boolean>`proofs.state in ('proven', 'unconfirmed')`;

/** As a viewer sees them; null for a guest, and for their owner. */
const listed = (db: Db, viewerUserId: string | null) =>
  db
    .selectFrom('proofs')
    .leftJoin('profiles as project', (join) =>
      join
        .onRef('project.id', '=', 'proofs.project_id')
        .on('project.deleted_at', 'is', null)
        .on(maySee(viewerUserId, 'project.user_id')),
    )
    .selectAll('proofs')
    .select([
      'project.name as project_name',
      sql<ListedProof['conflict']>`(
        select json_build_object('side', case when open.claimant_proof_id = proofs.id then 'claimant' else 'holder' end, 'since', open.created_at)
        from proof_conflicts as open
        where open.decided_at is null and (open.claimant_proof_id = proofs.id or open.holder_proof_id = proofs.id)
        order by open.created_at limit 1)`.as('conflict'),
    ]);

/** All of a profile, those that are not withdrawn first, the newest first. */
export async function findProofs(db: Db, profileId: string, viewerUserId: string | null): Promise<ListedProof[]> {
  return listed(db, viewerUserId)
    .where('proofs.profile_id', '=', profileId)
    .orderBy(sql`proofs.state = 'withdrawn'`)
    .orderBy('proofs.created_at', 'desc')
    .orderBy('proofs.id', 'desc')
    .limit(LISTED_MOST)
    .execute();
}

export async function findListedProof(db: Db, id: string): Promise<ListedProof> {
  return listed(db, null).where('proofs.id', '=', id).executeTakeFirstOrThrow();
}

/** A proof of a profile. */
export async function findProof(db: Db, profileId: string, id: string): Promise<ProofRow | undefined> {
  return db
    .selectFrom('proofs')
    .selectAll()
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
}

/** A profile's proof of a subject that is not withdrawn. */
export async function findSame(
  db: Db,
  profileId: string,
  kind: ProofKind,
  subject: string,
): Promise<ProofRow | undefined> {
  return db
    .selectFrom('proofs')
    .selectAll()
    .where('profile_id', '=', profileId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('state', '<>', 'withdrawn')
    .executeTakeFirst();
}

export async function countProofs(db: Db, profileId: string): Promise<number> {
  const { count } = await db
    .selectFrom('proofs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('profile_id', '=', profileId)
    .where('state', '<>', 'withdrawn')
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertProof(trx: Trx, proof: Insertable<ProofsTable>): Promise<void> {
  await trx.insertInto('proofs').values(proof).execute();
}

export async function updateProof(trx: Db, id: string, changes: Updateable<ProofsTable>): Promise<void> {
  await trx.updateTable('proofs').set(changes).where('id', '=', id).execute();
}

/** Deletes a proof of a profile that was never made; whether it was one, also if it is made at this instant. */
export async function deletePending(trx: Trx, profileId: string, id: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('proofs')
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .where('state', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks a proof until the transaction ends. Lock order: its profile first. */
export async function lockProof(trx: Trx, id: string): Promise<ProofRow | undefined> {
  return trx.selectFrom('proofs').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Lets the claims to one subject be decided one after the other, until the transaction ends. */
export async function lockSubject(trx: Trx, kind: ProofKind, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`proof ${kind} ${key}`}, 0))`.execute(trx);
}

/** Who holds a subject, with their person. */
export type Holder = ProofRow & {
  user_id: string;
  /** Its owner deleted the profile: it holds nothing any more. */
  is_gone: boolean;
};

const holders = (db: Db) =>
  db
    .selectFrom('proofs')
    .innerJoin('profiles', 'profiles.id', 'proofs.profile_id')
    .selectAll('proofs')
    .select([
      'profiles.user_id',
      sql<boolean>`profiles.deleted_at is not null and profiles.hidden_at is null and profiles.left_at is null`.as(
        'is_gone',
      ),
    ]);

export async function findHolder(db: Db, kind: ProofKind, key: string): Promise<Holder | undefined> {
  return holders(db)
    .where('proofs.kind', '=', kind)
    .where('proofs.subject_key', '=', key)
    .where(isHeld)
    .executeTakeFirst();
}

export async function findWithOwner(db: Db, id: string): Promise<Holder | undefined> {
  return holders(db).where('proofs.id', '=', id).executeTakeFirst();
}

/** Proofs that are due to be looked at, the longest due first. */
export async function findDue(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('proofs')
    .select('id')
    .where('check_at', '<=', now)
    .orderBy('check_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Takes a due proof for one process: nobody else looks at it before `until`. One that was killed leaves it due again then.
 */
export async function takeDue(db: Db, id: string, now: Date, until: Date): Promise<Holder | undefined> {
  const taken = await db
    .updateTable('proofs')
    .set({ check_at: until })
    .where('id', '=', id)
    .where('check_at', '<=', now)
    .returning('id')
    .executeTakeFirst();
  return taken && findWithOwner(db, taken.id);
}

export async function insertConflict(trx: Trx, conflict: Insertable<ProofConflictsTable>): Promise<void> {
  await trx.insertInto('proof_conflicts').values(conflict).execute();
}

export async function updateConflict(trx: Trx, id: string, changes: Updateable<ProofConflictsTable>): Promise<void> {
  await trx.updateTable('proof_conflicts').set(changes).where('id', '=', id).execute();
}

/** The open conflicts about what a proof holds, the first claimant first. */
export async function findOpenConflicts(trx: Db, holderProofId: string): Promise<ConflictRow[]> {
  return trx
    .selectFrom('proof_conflicts')
    .selectAll()
    .where('holder_proof_id', '=', holderProofId)
    .where('decided_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The open conflict of a claimant. */
export async function findClaim(trx: Db, claimantProofId: string): Promise<ConflictRow | undefined> {
  return trx
    .selectFrom('proof_conflicts')
    .selectAll()
    .where('claimant_proof_id', '=', claimantProofId)
    .where('decided_at', 'is', null)
    .executeTakeFirst();
}

export async function findConflict(db: Db, id: string): Promise<ConflictRow | undefined> {
  return db.selectFrom('proof_conflicts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A side of a conflict, with its times as texts. */
export interface SideRow {
  proof: Omit<ProofRow, 'proved_at' | 'checked_at'> & { proved_at: string; checked_at: string };
  profile: PartnerRow;
}

export type ListedConflict = ConflictRow & { holder: SideRow; claimant: SideRow };

const sideOf = (side: 'holder' | 'claimant') => sql<SideRow>`(
  select json_build_object('proof', row_to_json(one), 'profile', ${partnerColumn('shown', sql`true`)})
  from proofs one join profiles shown on shown.id = one.profile_id
  where one.id = ${sql.ref(`proof_conflicts.${side}_proof_id`)})`;

const conflicts = (db: Db) =>
  db
    .selectFrom('proof_conflicts')
    .selectAll('proof_conflicts')
    .select([sideOf('holder').as('holder'), sideOf('claimant').as('claimant')]);

export async function findListedConflict(db: Db, id: string): Promise<ListedConflict> {
  return conflicts(db).where('proof_conflicts.id', '=', id).executeTakeFirstOrThrow();
}

/** Open conflicts, the oldest first, or decided ones, the last first. */
export async function findConflicts(
  db: Db,
  state: 'open' | 'decided',
  request: PartRequest,
): Promise<ListPart<ListedConflict>> {
  const isOpen = state === 'open';
  const by = {
    at: sql<Date>`${sql.ref(isOpen ? 'proof_conflicts.created_at' : 'proof_conflicts.decided_at')}`,
    id: sql<string>`proof_conflicts.id`,
  };
  const all = conflicts(db).where('proof_conflicts.decided_at', isOpen ? 'is' : 'is not', null);
  return readPart(db, all, { by, all, request: { ...request, order: isOpen ? 'oldest' : 'newest' } });
}

/** A living project that a person may see. */
export async function findProject(
  db: Db,
  userId: string,
  id: string,
): Promise<{ name: string; userId: string } | undefined> {
  return db
    .selectFrom('profiles')
    .select(['name', 'user_id as userId'])
    .where('id', '=', id)
    .where('profile_type', '=', 'project')
    .where('deleted_at', 'is', null)
    .where(maySee(userId, 'profiles.user_id'))
    .executeTakeFirst();
}

/** The person of a profile that its owner has not deleted; undefined for others. */
export async function findOwner(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('profiles')
    .select('user_id')
    .where('id', '=', id)
    .where(sql<boolean>`(deleted_at is null or hidden_at is not null or left_at is not null)`)
    .executeTakeFirst();
  return row?.user_id;
}

/** A seat of a project, with who has or asks for it. */
export interface SeatRow {
  id: string;
  state: ProofRow['state'];
  created_at: Date;
  profile: PartnerRow;
}

/** Who asks for a seat, or has one: the newest first, or one of them by `id`; those whose person may not be seen are left out (D64). */
export async function findSeats(
  db: Db,
  { projectId, userId, are, id }: { projectId: string; userId: string; are: keyof typeof SEATS_MOST; id?: string },
  now: Date,
): Promise<SeatRow[]> {
  return db
    .selectFrom('proofs')
    .innerJoin('profiles as member', 'member.id', 'proofs.profile_id')
    .select(['proofs.id', 'proofs.state', 'proofs.created_at', partnerColumn('member', sql`true`).as('profile')])
    .where('proofs.project_id', '=', projectId)
    .where((eb) =>
      are === 'given' ? isHeld : eb.and([eb('proofs.state', '=', 'pending'), eb('proofs.challenge_ends_at', '>', now)]),
    )
    .$if(id !== undefined, (seats) => seats.where('proofs.id', '=', id ?? ''))
    .where('member.deleted_at', 'is', null)
    .where(maySee(userId, 'member.user_id'))
    .orderBy('proofs.created_at', 'desc')
    .orderBy('proofs.id', 'desc')
    .limit(SEATS_MOST[are])
    .execute();
}

/** The seats that profiles of one person have in projects of another, or ask for. */
export async function findSeatsIn(trx: Trx, memberId: string, ownerId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('proofs')
    .innerJoin('profiles as member', 'member.id', 'proofs.profile_id')
    .innerJoin('profiles as project', 'project.id', 'proofs.project_id')
    .select('proofs.id')
    .where('member.user_id', '=', memberId)
    .where('project.user_id', '=', ownerId)
    .where('proofs.state', '<>', 'withdrawn')
    .execute();
  return rows.map(({ id }) => id);
}

/** What the profiles of a person hold. */
export async function findHeldOf(db: Db, userId: string): Promise<Holder[]> {
  return holders(db).where('profiles.user_id', '=', userId).where(isHeld).execute();
}

/** The wallet that a profile proved first. */
export async function findWallet(db: Db, profileId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('proofs')
    .select('subject')
    .where('profile_id', '=', profileId)
    .where('kind', '=', 'wallet')
    .where(isHeld)
    .orderBy('proved_at')
    .limit(1)
    .executeTakeFirst();
  return row?.subject;
}
