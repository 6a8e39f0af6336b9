import type { i18n } from 'i18next';

/**
 * Loads texts, in the language of the page unless another one is named. Rejects when they cannot be fetched: i18next by itself would go on
 * and show their keys.
 */
export async function loadTexts(
  i18n: i18n,
  namespaces: readonly string[],
  language: string = i18n.language,
): Promise<void> {
  const isMissing = (namespace: string): boolean => !i18n.hasResourceBundle(language, namespace);
  await i18n.loadNamespaces(namespaces);
  // i18next tries a fetch that failed before only when it is told to.
  if (namespaces.some(isMissing)) await i18n.reloadResources([language], namespaces.filter(isMissing));
  const missing = namespaces.filter(isMissing);
  if (missing.length > 0) throw new Error(`The texts of ${missing.join(', ')} could not be loaded.`);
}
