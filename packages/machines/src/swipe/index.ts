export { type Fault, isUnreached, type LimitInfo } from '../shared/fault.ts';
export { featureOf, firstRequest, isLimitReached, keptDeckOf, unsentDecisionsOf } from './swipe.rules.ts';
export { createSwipeMachine, type SwipeMachine, type SwipeSnapshot } from './swipe.machine.ts';
export type * from './swipe.types.ts';
export { swipeView, type SwipeView } from './swipe.view.ts';
