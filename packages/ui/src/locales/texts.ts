import { type Language, type Namespace, namespaces } from './namespaces.ts';

/** Texts as they stand in a file: nested by key. */
export type Texts = { readonly [key: string]: string | Texts };

/** All texts of a file by their full key, `a.b.c`. */
export function flatten(texts: Texts, path = ''): Array<[key: string, text: string]> {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value] satisfies [string, string]] : flatten(value, `${path}${name}.`),
  );
}

const PLURAL = /^(.*)_(zero|one|two|few|many|other)$/;

/**
 * The texts of a file by the key that the source writes: a plural is one key with several forms. A key that merely ends
 * like a plural (`too_few`) has no form `other` beside it and is a key of its own.
 */
export function entriesOf(texts: ReadonlyArray<[key: string, text: string]>): Map<string, Map<string, string>> {
  const names = new Set(texts.map(([key]) => key));
  const entries = new Map<string, Map<string, string>>();
  for (const [key, text] of texts) {
    const [, base = '', form = ''] = PLURAL.exec(key) ?? [];
    const isPlural = names.has(`${base}_other`);
    const forms = entries.get(isPlural ? base : key) ?? new Map<string, string>();
    entries.set(isPlural ? base : key, forms.set(isPlural ? form : '', text));
  }
  return entries;
}

/** The names between {{ }} in a text, in order of the alphabet. */
export const variablesOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name = '']) => name))].sort();

/** The plural forms that a language needs; French "many" is for millions and may be left to "other". */
export const formsOf = (language: Language): string[] =>
  new Intl.PluralRules(language)
    .resolvedOptions()
    .pluralCategories.filter((form) => form !== 'many')
    .sort();

/** Every text of a language by namespace, key and plural form. */
export type Book = Readonly<Record<Namespace, Map<string, Map<string, string>>>>;

/** The texts of one language from its files, keyed by their path. */
export function bookOf(language: Language, files: Record<string, Texts>): Book {
  return Object.fromEntries(
    namespaces.map((namespace) => [namespace, entriesOf(flatten(files[`./${language}/${namespace}.json`] ?? {}))]),
  ) as Book;
}

const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Tests whether a source mentions a key, whole or by a template such as `role.${role}`. */
export function mentionsIn(sources: readonly string[]): (namespace: Namespace, key: string) => boolean {
  const whole = new Set<string>();
  const templates = new Set<string>();
  for (const source of sources) {
    for (const [, single, double, template] of source.matchAll(literal)) {
      const text = single ?? double ?? template ?? '';
      if (template?.includes('${')) templates.add(text);
      else whole.add(text);
    }
  }
  // A template says something about keys only if it has a fixed part of its own.
  const patterns = [...templates]
    .filter(
      (text) =>
        /^[\w:.-]*\$\{[^}]*\}[\w.-]*(\$\{[^}]*\}[\w.-]*)*$/.test(text) &&
        /\w/.test(text.replaceAll(/\$\{[^}]*\}/g, '')),
    )
    .map(
      (text) =>
        new RegExp(
          `^${text
            .split(/\$\{[^}]*\}/)
            .map(escape)
            .join(String.raw`[\w-]+`)}$`,
        ),
    );
  return (namespace, key) =>
    [key, `${namespace}:${key}`].some((name) => whole.has(name) || patterns.some((pattern) => pattern.test(name)));
}
