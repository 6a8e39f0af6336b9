export { KnownWordsProvider } from './known-words.tsx';
export { Suggest } from './suggest.tsx';
export { loadKnownWords } from './use-known-words.ts';
