// The parts of the server that a seeding program needs: the schema and the rules of rows, nothing that serves requests.
import { type ProfileInput, readProfileInput as read } from './domains/profiles/profiles.public.ts';

export { type Clock, DAY_MS, systemClock, utcDay } from './clock.ts';
export { type Database, inTransaction, openDatabase } from './database/database.ts';
export type { Db, ProfileType, Schema, Tier } from './database/schema.ts';
export { type MatchTraits, prepare, score, traitsOf } from './domains/score/score.public.ts';
export { isOngoing } from '@mutuals/machines/ticket';
export { countEverything } from './domains/gallery/gallery.public.ts';
export { depositAddress } from './integrations/chain/deposit-address.ts';
export { dailyLimit } from './domains/tiers/tiers.public.ts';

/** A form's input in stored form; it must name no uploads. */
export const readProfileInput = (input: ProfileInput) => read(input, { stored: (url) => url });
