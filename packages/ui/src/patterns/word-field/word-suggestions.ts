import { type ComponentType, createContext, type ReactNode } from 'react';

/** The subject of a list of words. */
export type WordKind = 'tag' | 'interest' | 'skill' | 'language';

/** What is known about the words of a field. */
export interface WordHelp {
  readonly suggestions:
    | { readonly status: 'loading' | 'failed' }
    /** `profiles` is how many have the word, if counted. */
    | { readonly status: 'ready'; readonly words: readonly { readonly word: string; readonly profiles?: number }[] };
  /** A word's name, if the field cannot tell by itself. */
  readonly nameOf?: ((word: string) => string) | undefined;
  /** One key for all names of a thing. */
  readonly keyOf?: ((word: string) => string) | undefined;
}

export interface SuggestProps {
  kind: WordKind;
  /** The typed text, empty to request all words; null for none. */
  typed: string | null;
  children: (help: WordHelp) => ReactNode;
}

/** Finds suggestions for the WordFields in it: the app provides it, because the kit knows no server. */
export const WordSuggestions = createContext<ComponentType<SuggestProps> | null>(null);
