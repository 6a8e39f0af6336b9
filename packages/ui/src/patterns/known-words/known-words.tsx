import { createContext, type ReactNode, use, useCallback, useEffect } from 'react';

/** How the reader calls the tags, interests and skills that the product knows (D43). */
export interface KnownNames {
  /** A known word under its name in the reader's language, people's own words as they wrote them. Null until the names are there. */
  readonly nameOf: ((word: string) => string) | null;
  /** Asks for the names: something on the page shows words. */
  readonly request: () => void;
}

const KnownNamesContext = createContext<KnownNames>({ nameOf: null, request() {} });

/** Says all words in it in the reader's language. Without it, and until the names are there, words stay as they were written. */
export function KnownWords({ names, children }: { names: KnownNames; children: ReactNode }) {
  return <KnownNamesContext value={names}>{children}</KnownNamesContext>;
}

const asWritten = (word: string): string => word;

/** The one way to show a tag, an interest or a skill: in the reader's language. */
export function useWordName(): (word: string) => string {
  const { nameOf, request } = use(KnownNamesContext);
  useEffect(request, [request]);
  return nameOf ?? asWritten;
}

/** The same for a list: each thing once. */
export function useWordNames(): (words: readonly string[]) => readonly string[] {
  const nameOf = useWordName();
  return useCallback((words) => [...new Set(words.map(nameOf))], [nameOf]);
}
