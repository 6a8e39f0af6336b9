// What a program that seeds a community needs: the schema, the rules that rows must follow, and nothing that serves requests.
import { type ProfileInput, readProfileInput as read } from './domains/profiles/profile-input.rules.ts';

export { type Clock, DAY_MS, systemClock, utcDay } from './clock.ts';
export { type Database, inTransaction, openDatabase } from './database/database.ts';
export type { Db, ProfileType, Schema, Tier } from './database/schema.ts';
export { type MatchTraits, prepare, score, traitsOf } from './domains/score/score.rules.ts';
export { isOngoing } from '@mutuals/machines/ticket';
export { countEverything } from './domains/gallery/gallery.repository.ts';
export { depositAddress } from './integrations/chain/deposit-address.ts';
export { dailyLimit } from './domains/tiers/tiers.public.ts';

/** What a form says, as it is stored; one that names no uploads. */
export const readProfileInput = (input: ProfileInput) => read(input, { stored: (url) => url });
