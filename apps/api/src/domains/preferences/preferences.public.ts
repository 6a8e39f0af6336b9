export { findIsMuted, findWishes } from './preferences.repository.ts';
export { type Channel, kindOf, type Wishes, whenMayTell } from './preferences.rules.ts';
