import type { KnownProfile } from './residents-state.ts';
import type { Speaker } from './talk.ts';
import type { Role } from './words/words.ts';

const ROLES: readonly Role[] = ['developer', 'artist', 'trader', 'influencer', 'raider'];

/** A stored profile as a participant of a conversation. */
export function speakerOf({
  name,
  bio,
  profile_type: type,
  subtype,
  languages,
  tags,
  interests,
}: KnownProfile): Speaker {
  const voice = type === 'individual' ? (ROLES.find((role) => role === subtype) ?? 'developer') : type;
  return { name, bio, voice, languages, tags, interests };
}
