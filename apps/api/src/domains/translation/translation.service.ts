import { createHash } from 'node:crypto';
import { normalizeText } from '@mutuals/text';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';
import type { TranslationLimits } from '../../config.ts';
import type { Db, Language } from '../../database/schema.ts';
import { asModelFailure, isModelOutage } from '../../integrations/model/model.ts';
import { detectLanguage } from '../../integrations/translation/detect-language.ts';
import type { Translator } from '../../integrations/translation/translator.ts';
import { createCircuit } from '../../lib/circuit.ts';
import { Problem } from '../../problem.ts';
import { settleSharedBudget, spendSharedBudget } from '../budgets/budgets.public.ts';
import { findProfile, type ProfileRow } from '../profiles/profiles.public.ts';
import { endOf, retention } from '../retention/retention.public.ts';
import type { Caller } from '../../caller.ts';
import { findTranslation, keepTranslation, type TranslationRow } from './translation.repository.ts';

/** What a profile says, in the reader's language. */
export interface TranslatedProfile {
  name: string;
  bio: string;
  /** What a group asks of newcomers; null for others, and where it asks nothing. */
  entryRequirements: string | null;
  /** The language of the translated text (of the bio, if there is one); null where it is unknown. */
  sourceLanguage: string | null;
  /** Who translated; null for the original, which is in the reader's language already. */
  provider: Translator['provider'] | null;
}

export interface TranslationService {
  /**
   * The stored texts of a profile in a language (D7), kept for 24 hours. The original where it is in that language already. Names stay
   * as they are. `translation_unavailable` without a translator, when it fails, when it could do nothing with the text within the last hour, and when the
   * day's budget is used up.
   */
  translateProfile(caller: Caller, profileId: string, target: Language): Promise<TranslatedProfile>;
}

/** Max. length of an answer: four times the longest bio. */
const MOST_CHARACTERS = 8000;
const CIRCUIT = { failures: 5, pauseMs: 60_000, isOutage: isModelOutage };
/** How long a text that its translator could do nothing with is not sent again. */
const UNUSABLE_MS = 3_600_000;
const MOST_UNUSABLE = 10_000;

const keyOf = (target: Language, contentHash: Buffer): string => `${target} ${contentHash.toString('base64')}`;

interface Dependencies {
  db: Db;
  clock: Clock;
  /** Null where the installation has none. */
  translator: Translator | null;
  limits: TranslationLimits;
}

export function createTranslationService({ db, clock, translator, limits }: Dependencies): TranslationService {
  const circuit = createCircuit(CIRCUIT, clock);
  const flights = new Map<string, Promise<TranslationRow | null>>();
  /** Until when a text is not sent again. */
  const unusable = new LRUCache<string, number>({ max: MOST_UNUSABLE });

  /** Null where the budget of whoever asks, or of all, has too little left. What was not translated because of its service costs nothing. */
  async function translate(
    caller: Caller,
    { id, bio, details }: ProfileRow,
    target: Language,
    contentHash: Buffer,
  ): Promise<TranslationRow | null> {
    const entryRequirements = details.entryRequirements ?? null;
    if (translator === null || circuit.isOpen()) throw new Problem('translation_unavailable');
    const characters = bio.length + (entryRequirements?.length ?? 0);
    const now = clock.now();
    const budget = { budget: 'translation', holder: caller.userId } as const;
    const most = { perUser: limits.charactersPerUser, inAll: limits.charactersInAll };
    if (!(await spendSharedBudget(db, budget, now, characters, most))) return null;
    const inTarget = async (text: string): Promise<{ text: string; source: string | null }> => {
      const translation = await translator.translate({ text, target });
      const source = translation.sourceLanguage;
      return { text: source === target ? text : normalizeText(translation.text).slice(0, MOST_CHARACTERS), source };
    };
    const [ofBio, ofEntry] = await circuit
      .call(() => Promise.all([inTarget(bio), entryRequirements === null ? null : inTarget(entryRequirements)]))
      .catch(async (error: unknown) => {
        const { kind } = asModelFailure(error);
        if (kind === 'unusable') unusable.set(keyOf(target, contentHash), clock.now().getTime() + UNUSABLE_MS);
        if (kind === 'unsent' || kind === 'failed') await settleSharedBudget(db, budget, now, -characters);
        throw new Problem('translation_unavailable', { cause: error });
      });
    const row = {
      text: ofBio.text,
      entry_requirements: ofEntry?.text ?? null,
      source_language: ofBio.source === target && ofEntry !== null ? ofEntry.source : ofBio.source,
      provider: translator.provider,
    };
    const created_at = clock.now();
    await keepTranslation(db, { ...row, profile_id: id, language: target, content_hash: contentHash, created_at });
    return row;
  }

  /**
   * The stored one, or a new one. One flight a text and language, whoever asks. It looks for the stored one itself: who looked before another's
   * was stored would ask anew. A flight that found no budget is of whoever began it alone: the next one begins their own.
   */
  async function translationOf(
    caller: Caller,
    profile: ProfileRow,
    target: Language,
    contentHash: Buffer,
  ): Promise<TranslationRow> {
    const key = `${profile.id} ${keyOf(target, contentHash)}`;
    async function fly(): Promise<TranslationRow | null> {
      const after = endOf(retention.translations, clock.now());
      const stored = await findTranslation(db, { profileId: profile.id, language: target, contentHash }, after);
      return stored ?? translate(caller, profile, target, contentHash);
    }
    for (let joined = flights.get(key); joined !== undefined; joined = flights.get(key)) {
      const row = await joined;
      if (row !== null) return row;
    }
    const own = fly().finally(() => flights.delete(key));
    flights.set(key, own);
    const row = await own;
    if (row === null) throw new Problem('translation_unavailable');
    return row;
  }

  return {
    async translateProfile(caller, profileId, target) {
      const profile = await findProfile(db, profileId);
      if (profile === undefined) throw new Problem('profile_not_found');
      const { name, bio, details } = profile;
      const entryRequirements = details.entryRequirements ?? null;
      const original = { name, bio, entryRequirements, sourceLanguage: target, provider: null };
      const texts = [bio, ...(entryRequirements === null ? [] : [entryRequirements])];
      const languages = await Promise.all(texts.map(detectLanguage));
      if (languages.every((language) => language === target)) return original;
      const contentHash = createHash('sha256').update(texts.join('\0')).digest();
      if ((unusable.get(keyOf(target, contentHash)) ?? 0) > clock.now().getTime())
        throw new Problem('translation_unavailable');
      const { text, entry_requirements, source_language, provider } = await translationOf(
        caller,
        profile,
        target,
        contentHash,
      );
      return source_language === target
        ? original
        : { name, bio: text, entryRequirements: entry_requirements, sourceLanguage: source_language, provider };
    },
  };
}
