import type { Language } from '../../database/schema.ts';

const LANGUAGES = ['en', 'fr', 'zh'] as const satisfies readonly Language[];

/** The language of a text, among ours; null where it is too short to tell. Nine megabytes of tables are read at the first call. */
export async function detectLanguage(text: string): Promise<Language | null> {
  detector ??= load();
  const found = (await detector).detect(text);
  return LANGUAGES.find((language) => found.language === language && found.isReliable()) ?? null;
}

let detector: ReturnType<typeof load> | undefined;

async function load() {
  const { eld } = await import('eld/small');
  eld.setLanguageSubset([...LANGUAGES]);
  return eld;
}
