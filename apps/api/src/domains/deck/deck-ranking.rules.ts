import { utcDay } from '../../clock.ts';
import type { DeckReason, Language } from '../../database/schema.ts';
import type { StoredDeck } from './deck.repository.ts';

/** What a ranking depends on besides the deck. */
export interface RankStamp {
  /** A UTC day. */
  day: string;
  language: Language;
}

type Ranking = Pick<StoredDeck, 'ranking' | 'rankedOn' | 'actorUpdatedAt'>;

/** Whether a model ranked the deck today, in this language and for the current version of the acting profile. */
export const isRankedFor = (deck: Ranking, { day, language }: RankStamp): boolean =>
  deck.rankedOn === day && holds(deck, language);

/** The reasons that may be shown: in the reader's language, for the current version of the acting profile. */
export const reasonsFor = (deck: Ranking, language: Language): readonly DeckReason[] =>
  holds(deck, language) ? (deck.ranking?.reasons ?? []) : [];

const holds = ({ ranking, actorUpdatedAt }: Ranking, language: Language): boolean =>
  ranking?.language === language && ranking.actorUpdatedAt === actorUpdatedAt.toISOString();

/** The current stamp. */
export const rankStamp = (now: Date, language: Language): RankStamp => ({ day: utcDay(now), language });
