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
import { findSeenProfile, type ProfileRow } from '../profiles/profiles.public.ts';
import { endOf, retention } from '../retention/retention.public.ts';
import type { Caller } from '../../caller.ts';
import { findTranslation, keepTranslation, type TranslationRow } from './translation.repository.ts';

/** A profile's texts in the reader's language. */
export interface TranslatedProfile {
  name: string;
  bio: string;
  /** A group's entry requirements; null for others, and if there are none. */
  entryRequirements: string | null;
  /** The language of the translated text (of the bio, if there is one); null if unknown. */
  sourceLanguage: string | null;
  /** The translator; null for the original, which is already in the reader's language. */
  provider: Translator['provider'] | null;
}

export interface TranslationService {
  /**
   * The stored texts of a profile in a language (D7), kept for 24 hours. Returns the original if it is already in that
   * language. Names are not translated. Throws `translation_unavailable` without a translator, if it fails, if it
   * failed on this text within the last hour, and if the day's budget is used up.
   */
  translateProfile(caller: Caller, profileId: string, target: Language): Promise<TranslatedProfile>;
}

/** Max. length of an answer: four times the longest bio. */
const MOST_CHARACTERS = 8000;
const CIRCUIT = { failures: 5, pauseMs: 60_000, isOutage: isModelOutage };
/** How long a text that the translator could not handle is not sent again. */
const UNUSABLE_MS = 3_600_000;
const MOST_UNUSABLE = 10_000;

const keyOf = (target: Language, contentHash: Buffer): string => `${target} ${contentHash.toString('base64')}`;

interface Dependencies {
  db: Db;
  clock: Clock;
  /** Null if none is configured. */
  translator: Translator | null;
  limits: TranslationLimits;
}

export function createTranslationService({ db, clock, translator, limits }: Dependencies): TranslationService {
  const circuit = createCircuit(CIRCUIT, clock);
  const flights = new Map<string, Promise<TranslationRow | null>>();
  /** Until when each text is not sent again. */
  const unusable = new LRUCache<string, number>({ max: MOST_UNUSABLE });

  /** Null if the caller's or the shared budget has too little left. A failure of the service costs nothing. */
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
   * The stored translation, or a new one. Concurrent requests for a text and language share one call. It checks the
   * store itself, since a caller that checked just before another's result was stored would call again. If a call finds
   * no budget, only the caller who started it fails: the next one starts its own.
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
      const profile = await findSeenProfile(db, caller.userId, profileId);
      if (profile === undefined) throw new Problem('profile_not_found');
      const { name, bio, details } = profile;
      const entryRequirements = details.entryRequirements ?? null;
      const original = { name, bio, entryRequirements, sourceLanguage: target, provider: null };
      const texts = [bio, ...(entryRequirements === null ? [] : [entryRequirements])];
      const languages = texts.map(detectLanguage);
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
