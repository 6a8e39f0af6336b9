import type { components } from '@mutuals/api-client/schema';
import { limits } from '@mutuals/api-client/limits';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { Db } from '../../database/schema.ts';
import { Problem } from '../../problem.ts';
import { audited } from '../audit/audit.service.ts';
import type { Caller } from '../../caller.ts';
import * as replies from './saved-replies.repository.ts';
import type { SavedReplyRow } from './saved-replies.repository.ts';

export type SavedReply = components['schemas']['SavedReply'];
export type SavedReplyInput = components['schemas']['SavedReplyInput'];

/** Saved replies of the team, in each language. */
export interface SavedRepliesService {
  /** All of them, by name. */
  listSavedReplies(): Promise<SavedReply[]>;
  /**
   * Creates or replaces the reply with this id. Throws `saved_reply_limit_reached`, `saved_reply_changed`, with the
   * fields that differ, if it was saved after `input.updatedAt`, and `saved_reply_deleted` if it was deleted since.
   */
  saveReply(caller: Caller, id: string, input: SavedReplyInput): Promise<SavedReply>;
  /** Deletes it; a missing one is no error. */
  deleteSavedReply(caller: Caller, id: string): Promise<void>;
}

export function createSavedRepliesService({ db, clock }: { db: Db; clock: Clock }): SavedRepliesService {
  return {
    listSavedReplies: async () => (await replies.findReplies(db)).map(toSavedReply),

    saveReply: (caller, id, { name, texts, updatedAt }) =>
      inTransaction(db, async (trx) => {
        const all = await replies.lockReplies(trx);
        const before = all.find((reply) => reply.id === id);
        if (before === undefined && updatedAt !== undefined) throw new Problem('saved_reply_deleted');
        if (before === undefined && all.length >= limits.savedReplies) throw new Problem('saved_reply_limit_reached');
        const differing = before === undefined ? [] : fieldsThatDiffer(wordsOf(before), { name, texts });
        const isLate =
          before !== undefined && (updatedAt === undefined || Date.parse(updatedAt) !== before.updated_at.getTime());
        if (isLate && differing.length > 0)
          throw new Problem('saved_reply_changed', { errors: differing.map(changed) });
        // A save of the same texts changes nothing.
        const now = isLate ? before.updated_at : laterThan(before?.updated_at, clock.now());
        const after = {
          id,
          name,
          text_en: texts.en,
          text_fr: texts.fr,
          text_zh: texts.zh,
          created_at: before?.created_at ?? now,
          updated_at: now,
        };
        await replies.writeReply(trx, after);
        await audited(trx, clock, {
          actor: caller,
          action: 'saveReply',
          subject: id,
          before: before === undefined ? null : wordsOf(before),
          after: wordsOf(after),
          reason: undefined,
        });
        return toSavedReply(after);
      }),

    deleteSavedReply: (caller, id) =>
      inTransaction(db, async (trx) => {
        const before = (await replies.lockReplies(trx)).find((reply) => reply.id === id);
        await replies.removeReply(trx, id);
        await audited(trx, clock, {
          actor: caller,
          action: 'deleteSavedReply',
          subject: id,
          before: before === undefined ? null : wordsOf(before),
          after: null,
          reason: undefined,
        });
      }),
  };
}

/** Every save of a reply has a distinct time. */
const laterThan = (before: Date | undefined, now: Date): Date =>
  before === undefined || now > before ? now : new Date(before.getTime() + 1);

const fieldsThatDiffer = (stored: SavedReplyInput, sent: SavedReplyInput): string[] => [
  ...(stored.name === sent.name ? [] : ['name']),
  ...(['en', 'fr', 'zh'] as const).filter((key) => stored.texts[key] !== sent.texts[key]).map((key) => `texts/${key}`),
];

const changed = (field: string) => ({
  path: `body/${field}`,
  code: 'changed' as const,
  message: 'This was changed meanwhile.',
});

const wordsOf = ({ name, text_en, text_fr, text_zh }: SavedReplyRow): SavedReplyInput => ({
  name,
  texts: { en: text_en, fr: text_fr, zh: text_zh },
});

const toSavedReply = (row: SavedReplyRow): SavedReply => ({
  _id: row.id,
  ...wordsOf(row),
  updatedAt: row.updated_at.toISOString(),
});
