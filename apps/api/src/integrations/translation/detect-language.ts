import type { Language } from '../../database/schema.ts';

const LANGUAGES = ['en', 'fr', 'zh'] as const satisfies readonly Language[];

/** Reads nine megabytes of tables, for which the event loop stands still: before a server answers, so that no request waits for it. */
export async function prepareDetection(): Promise<void> {
  await (detector ??= load());
}

/** The language of a text, among ours; null where it is too short to tell. */
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
