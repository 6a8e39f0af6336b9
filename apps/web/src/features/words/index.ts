export { KnownWordsProvider } from './known-words.tsx';
export { loadKnownWords, useKnownWords } from './use-known-words.ts';
