import type { Insertable, Selectable } from 'kysely';
import type { Db, OnboardingMessagesTable, OnboardingSessionsTable, Trx } from '../../database/schema.ts';

export type SessionRow = Selectable<OnboardingSessionsTable>;
export type MessageRow = Selectable<OnboardingMessagesTable>;

export async function insertSession(trx: Trx, session: Insertable<OnboardingSessionsTable>): Promise<SessionRow> {
  return trx.insertInto('onboarding_sessions').values(session).returningAll().executeTakeFirstOrThrow();
}

export async function insertMessages(trx: Trx, messages: Insertable<OnboardingMessagesTable>[]): Promise<MessageRow[]> {
  return trx.insertInto('onboarding_messages').values(messages).returningAll().execute();
}

/** A session of this person that started after an instant. */
export async function findSession(
  db: Db,
  id: string,
  userId: string,
  startedAfter: Date,
): Promise<SessionRow | undefined> {
  return ownSession(db, id, userId, startedAfter).executeTakeFirst();
}

/** The same session, locked until the transaction ends. */
export async function lockSession(
  trx: Trx,
  id: string,
  userId: string,
  startedAfter: Date,
): Promise<SessionRow | undefined> {
  return ownSession(trx, id, userId, startedAfter).forUpdate().executeTakeFirst();
}

function ownSession(db: Db, id: string, userId: string, startedAfter: Date) {
  return db
    .selectFrom('onboarding_sessions')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('created_at', '>', startedAfter);
}

/** The messages of a session, oldest first. */
export async function findMessages(db: Db, sessionId: string): Promise<MessageRow[]> {
  return db.selectFrom('onboarding_messages').selectAll().where('session_id', '=', sessionId).orderBy('seq').execute();
}

export async function updateSession(
  trx: Trx,
  id: string,
  changes: { interview?: string; completed_at?: Date | null; updated_at: Date },
): Promise<SessionRow> {
  return trx
    .updateTable('onboarding_sessions')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A person's sessions that started after an instant, the last updated first. */
export async function findSessionsOf(db: Db, userId: string, startedAfter: Date, limit: number): Promise<SessionRow[]> {
  return db
    .selectFrom('onboarding_sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('created_at', '>', startedAfter)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Deletes all sessions of a person except the `keep` that were updated last. */
export async function deleteOldestOf(trx: Trx, userId: string, keep: number): Promise<void> {
  await trx
    .deleteFrom('onboarding_sessions')
    .where('user_id', '=', userId)
    .where('id', 'not in', (kept) =>
      kept
        .selectFrom('onboarding_sessions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(keep),
    )
    .execute();
}

/** Deletes a session of this person with its messages; false if there is none. */
export async function deleteSession(db: Db, id: string, userId: string, startedAfter: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('onboarding_sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('created_at', '>', startedAfter)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
