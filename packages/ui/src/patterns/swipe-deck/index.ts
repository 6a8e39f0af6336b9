export { SwipeDeck, type SwipeDeckProps } from './swipe-deck.tsx';
export { DECIDE_DISTANCE, type Decision, STAMP_DISTANCE } from './drag.rules.ts';
