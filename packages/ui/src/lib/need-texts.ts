import type { i18n } from 'i18next';
import type { Namespace } from '../locales/namespaces.ts';

/** Fetches the texts of a part that loads later. Rejects when they cannot be fetched, as its code does: i18next by itself would go on and show their keys. */
export async function needTexts(texts: i18n, areas: readonly Namespace[]): Promise<void> {
  await texts.loadNamespaces(areas);
  const missing = areas.filter((area) => !texts.hasResourceBundle(texts.language, area));
  if (missing.length > 0) throw new Error(`The texts of ${missing.join(', ')} could not be loaded.`);
}
