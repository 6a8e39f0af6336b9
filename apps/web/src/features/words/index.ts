export { KnownWordsProvider, loadKnownWords } from './known-words.tsx';
