import type { Operations } from '../../http/operation.ts';
import type { WordsService } from './words.service.ts';

type WordOperations = Pick<Operations, 'suggestWords'>;

export function wordOperations(words: WordsService): WordOperations {
  return { suggestWords: async ({ query }) => ({ data: await words.suggestWords(query) }) };
}
