import type { i18n } from 'i18next';

/** One of the late refusals: they come all at once. */
const LATE = 'errors:code.ticket_full';

/** Whether a page with these areas can be refused what other pages never are (late-refusals.ts). */
export const refuses = (namespaces: readonly string[]): boolean =>
  namespaces.some((namespace) => ['proofs', 'reports', 'support', 'payments', 'admin'].includes(namespace));

/**
 * Loads texts, in the language of the page unless another one is named. Rejects when they cannot be fetched: i18next by itself would go on
 * and show their keys. A page that can be refused brings the words for it where the first page had none; without them the server's stand in.
 */
export async function loadTexts(
  i18n: i18n,
  namespaces: readonly string[],
  language: string = i18n.language,
): Promise<void> {
  const isMissing = (namespace: string): boolean => !i18n.hasResourceBundle(language, namespace);
  const lacksLate = refuses(namespaces) && !isMissing('errors') && !i18n.exists(LATE, { lng: language });
  await Promise.all([
    i18n.loadNamespaces(namespaces),
    lacksLate ? i18n.reloadResources([language], ['errors']) : undefined,
  ]);
  // i18next tries a fetch that failed before only when it is told to.
  if (namespaces.some(isMissing)) await i18n.reloadResources([language], namespaces.filter(isMissing));
  const missing = namespaces.filter(isMissing);
  if (missing.length > 0) throw new Error(`The texts of ${missing.join(', ')} could not be loaded.`);
}
