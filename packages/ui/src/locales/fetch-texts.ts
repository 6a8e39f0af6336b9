import type { ResourceKey } from 'i18next';

/** One area's texts in one language. The names of all these files are 2 kB, which no page needs that has its first texts: they come with this module. */
export async function fetchTexts(language: string, namespace: string): Promise<ResourceKey> {
  const texts: { default: ResourceKey } = await import(`./${language}/${namespace}.json`);
  return texts.default;
}
