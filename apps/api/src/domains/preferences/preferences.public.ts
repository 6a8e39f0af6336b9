export { endMails, findMuted, findWishes } from './preferences.repository.ts';
export { afterQuietHours, CALM, type Channel, kindOf, type Wishes, whenMayTell } from './preferences.rules.ts';
