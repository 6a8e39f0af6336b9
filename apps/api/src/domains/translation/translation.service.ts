import { createHash } from 'node:crypto';
import { normalizeText } from '@mutuals/text';
import { type Clock, utcDay } from '../../clock.ts';
import type { TranslationLimits } from '../../config.ts';
import type { Db, Language } from '../../database/schema.ts';
import { detectLanguage } from '../../integrations/translation/detect-language.ts';
import type { Translator } from '../../integrations/translation/translator.ts';
import { createCircuit } from '../../lib/circuit.ts';
import { Problem } from '../../problem.ts';
import { spendBudget } from '../budgets/budgets.repository.ts';
import { findProfile, type ProfileRow } from '../profiles/profiles.repository.ts';
import { endOf, retention } from '../retention/retention.rules.ts';
import type { Caller } from '../../caller.ts';
import { findTranslation, keepTranslation, type TranslationRow } from './translation.repository.ts';

/** What a profile says, in the reader's language. */
export interface TranslatedProfile {
  name: string;
  bio: string;
  /** What a group asks of newcomers; null for others, and where it asks nothing. */
  entryRequirements: string | null;
  /** Of the text that was translated, the bio before the other; null where nobody could tell. */
  sourceLanguage: string | null;
  /** Who translated; null for the original, which is in the reader's language already. */
  provider: Translator['provider'] | null;
}

export interface TranslationService {
  /**
   * The stored texts of a profile in a language (D7), kept for 24 hours. The original where it is in that language already. Names stay
   * as they are. `translation_unavailable` without a translator, when it fails, and when the day's budget is used up.
   */
  translateProfile(caller: Caller, profileId: string, target: Language): Promise<TranslatedProfile>;
}

/** Of an answer: four times the longest bio. */
const MOST_CHARACTERS = 8000;
const CIRCUIT = { failures: 5, pauseMs: 60_000 };

interface Dependencies {
  db: Db;
  clock: Clock;
  /** Null where the installation has none. */
  translator: Translator | null;
  limits: TranslationLimits;
}

export function createTranslationService({ db, clock, translator, limits }: Dependencies): TranslationService {
  const circuit = createCircuit(CIRCUIT, clock);
  const flights = new Map<string, Promise<TranslationRow>>();

  /** Takes the characters from both budgets of the day before they are sent; what is sent in vain counts too. */
  async function spend(caller: Caller, characters: number): Promise<void> {
    const budget = { budget: 'translation', day: utcDay(clock.now()) };
    const isGranted =
      (await spendBudget(db, { ...budget, holder: caller.userId }, characters, limits.charactersPerUser)) &&
      (await spendBudget(db, { ...budget, holder: 'everyone' }, characters, limits.charactersInAll));
    if (!isGranted) throw new Problem('translation_unavailable');
  }

  async function translate(
    caller: Caller,
    { id, bio, details }: ProfileRow,
    target: Language,
    contentHash: Buffer,
  ): Promise<TranslationRow> {
    const entryRequirements = details.entryRequirements ?? null;
    if (translator === null || circuit.isOpen()) throw new Problem('translation_unavailable');
    await spend(caller, bio.length + (entryRequirements?.length ?? 0));
    const inTarget = async (text: string): Promise<{ text: string; source: string | null }> => {
      const translation = await translator.translate({ text, target });
      const source = translation.sourceLanguage;
      return { text: source === target ? text : normalizeText(translation.text).slice(0, MOST_CHARACTERS), source };
    };
    const [ofBio, ofEntry] = await circuit
      .call(() => Promise.all([inTarget(bio), entryRequirements === null ? null : inTarget(entryRequirements)]))
      .catch((error: unknown) => {
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
   * was stored would ask anew.
   */
  function translationOf(
    caller: Caller,
    profile: ProfileRow,
    target: Language,
    contentHash: Buffer,
  ): Promise<TranslationRow> {
    const key = `${profile.id} ${target} ${contentHash.toString('base64')}`;
    async function fly(): Promise<TranslationRow> {
      const after = endOf(retention.translations, clock.now());
      const stored = await findTranslation(db, { profileId: profile.id, language: target, contentHash }, after);
      return stored ?? translate(caller, profile, target, contentHash);
    }
    const flight = flights.get(key) ?? fly().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
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
