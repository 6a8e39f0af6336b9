export { altOf, descriptionOf, inOneLine } from './share-card.rules.ts';
