import { type ComponentType, createContext, type ReactNode } from 'react';

/** What a list of words is about. */
export type WordKind = 'tag' | 'interest' | 'skill' | 'language';

/** What is known of the words that a field takes. */
export interface WordHelp {
  readonly suggestions:
    | { readonly status: 'loading' | 'failed' }
    /** `profiles` is how many carry the word, where it is counted. */
    | { readonly status: 'ready'; readonly words: readonly { readonly word: string; readonly profiles?: number }[] };
  /** How a word is called, where the field cannot tell by itself. */
  readonly nameOf?: ((word: string) => string) | undefined;
  /** One key for all names of a thing. */
  readonly keyOf?: ((word: string) => string) | undefined;
}

export interface SuggestProps {
  kind: WordKind;
  /** What is being typed, empty when all words are asked for; null while nothing is. */
  typed: string | null;
  children: (help: WordHelp) => ReactNode;
}

/** What finds suggestions for the WordFields in it: the app brings it, because the kit knows no server. */
export const WordSuggestions = createContext<ComponentType<SuggestProps> | null>(null);
