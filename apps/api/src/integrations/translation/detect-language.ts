import type { Language } from '../../database/schema.ts';

const LANGUAGES = ['en', 'fr', 'zh'] as const satisfies readonly Language[];

/** Loads nine megabytes of tables, which blocks the event loop. Call it before the server answers requests. */
export async function prepareDetection(): Promise<void> {
  await (detector ??= load());
}

/** Detects which of our languages a text is in; null if it is too short to tell. */
export async function detectLanguage(text: string): Promise<Language | null> {
  const found = (await (detector ??= load())).detect(text);
  return LANGUAGES.find((language) => found.language === language && found.isReliable()) ?? null;
}

let detector: ReturnType<typeof load> | undefined;

async function load() {
  const { eld } = await import('eld/small');
  eld.setLanguageSubset([...LANGUAGES]);
  return eld;
}
