export { agoShort, dayHeading, dayKey, timeOfDay, until } from './when.ts';
