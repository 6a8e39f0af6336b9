import { type Clock, utcDay } from '../../clock.ts';
import type { Db, DeckReason, Language } from '../../database/schema.ts';
import { detectLanguage } from '../../integrations/translation/detect-language.ts';
import type { JobPayload } from '../../jobs/job-kind.ts';
import type { ModelService } from '../model/model.service.ts';
import { findProfile, findProfilesWithDeleted, type ProfileRow } from '../profiles/profiles.public.ts';
import { findLanguage } from '../users/users.public.ts';
import { deckOwner } from './deck-fill.service.ts';
import { DISLIKE_MS } from '../likes/likes.public.ts';
import { isRankedFor, rankStamp } from './deck-ranking.rules.ts';
import type { deckJobs } from './deck.jobs.ts';
import * as decks from './deck.repository.ts';
import { dealtAnew } from './rank.rules.ts';
import { type RankedCard, rankedCards } from './rank-answer.rules.ts';
import { rankQuestion } from './rank-question.rules.ts';

export interface DeckRanking {
  /**
   * Lets a model order the top of a deck, with a reason for each card (D38). Does nothing if it did so today, or if no
   * model can be asked. Throws for a retry if the model failed temporarily.
   */
  rankDeck(deck: JobPayload<typeof deckJobs.rankDeck>): Promise<void>;
}

/** Cards that a model ranks: more than most people see in a day. */
export const RANKED = 12;
/** Share of a person's daily budget that rankings may use; the rest is for their own requests. */
const BUDGET_SHARE = 0.5;

interface Dependencies {
  db: Db;
  clock: Clock;
  model: Pick<ModelService, 'ask'>;
}

export function createDeckRanking({ db, clock, model }: Dependencies): DeckRanking {
  return {
    async rankDeck({ actorProfileId, filter }) {
      const actor = await findProfile(db, actorProfileId);
      if (actor === undefined) return;
      const now = clock.now();
      const stamp = rankStamp(now, await findLanguage(db, actor.user_id));
      const owner = deckOwner({ id: actor.id, userId: actor.user_id }, filter, now);
      // More than are ranked: the points of the last one of each class stay above the next one's. A profile that changed
      // just before the fill gets its reason too, though until the next fill its own points decide its place.
      const reach = { standing: RANKED * 2, changes: 0, overlap: 0, dislikes: DISLIKE_MS };
      const view = await decks.readDeck(db, owner, reach);
      if (view === null || view.standing.length === 0 || isRankedFor(view.stored, stamp)) return;
      // The next look fills a new deck, and the budget of today is for that one.
      if (utcDay(view.stored.filledAt) < stamp.day) return;
      const rows = await profilesInOrder(view.standing.slice(0, RANKED).map(({ id }) => id));
      const answer = await model.ask(actor.user_id, rankQuestion(actor, rows, stamp.language), BUDGET_SHARE);
      if (!answer.isAnswer && answer.why === 'no_model') return;
      if (!answer.isAnswer && answer.why !== 'unusable' && answer.why !== 'over_budget')
        throw new Error(`The model did not rank the deck: ${answer.why}`);
      const cards = answer.isAnswer ? rankedCards(answer.value, rows.length) : [];
      const wished = cards.flatMap(({ index }) => rows[index]?.id ?? []);
      await decks.storeRanking(db, owner, {
        before: view.stored,
        rankedOn: stamp.day,
        ranking: {
          language: stamp.language,
          actorUpdatedAt: actor.updated_at.toISOString(),
          reasons: reasonsOf(cards, rows, stamp.language),
        },
        places: dealtAnew(view.standing.slice(0, RANKED), wished, view.standing.slice(RANKED)),
      });
    },
  };

  async function profilesInOrder(ids: readonly string[]): Promise<ProfileRow[]> {
    const rows = new Map((await findProfilesWithDeleted(db, ids)).map((row) => [row.id, row]));
    return ids.flatMap((id) => rows.get(id) ?? []);
  }
}

/** The reasons in the reader's language, with their profiles. */
function reasonsOf(cards: readonly RankedCard[], rows: readonly ProfileRow[], language: Language): DeckReason[] {
  const reasons: DeckReason[] = [];
  for (const { index, reason } of cards) {
    const row = rows[index];
    if (reason === null || row === undefined) continue;
    const found = detectLanguage(reason);
    if (found === null || found === language)
      reasons.push({ profileId: row.id, updatedAt: row.updated_at.toISOString(), text: reason });
  }
  return reasons;
}
