export { forgetDecks } from './deck.repository.ts';
