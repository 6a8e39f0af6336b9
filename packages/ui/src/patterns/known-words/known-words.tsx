import { createContext, type ReactNode, use, useCallback, useEffect } from 'react';

/** The reader's names for the tags, interests and skills that the product knows (D43). */
export interface KnownNames {
  /** A known word's name in the reader's language, other words as written. Null until the names load. */
  readonly nameOf: ((word: string) => string) | null;
  /** Requests the names: the page shows words. */
  readonly request: () => void;
}

const KnownNamesContext = createContext<KnownNames>({ nameOf: null, request() {} });

/** Shows all words in it in the reader's language. Without it, and until the names load, words stay as written. */
export function KnownWords({ names, children }: { names: KnownNames; children: ReactNode }) {
  return <KnownNamesContext value={names}>{children}</KnownNamesContext>;
}

const asWritten = (word: string): string => word;

/** Displays a tag, an interest or a skill in the reader's language; nothing else does. */
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
