// What a guest pressed on the page of a profile, kept while they sign in and make a profile: then it is done.
import type { Decision } from '@mutuals/machines/swipe';
import { guestKey } from '../../lib/person-storage.ts';
import { readJson, store } from '../../lib/storage.ts';

/** What one of one's own profiles does: deciding, or writing. */
export type Action = Decision | 'write';

export interface Intent {
  readonly profileId: string;
  readonly action: Action | 'save';
  /** When it was pressed, by the server's clock, ms since 1970. */
  readonly at: number;
  /** The id of the person who signed in first since then: it is theirs alone. */
  readonly userId: string | null;
}

const STORED = guestKey('intent');

/** Long enough to make a profile, and not so long that it comes as a surprise. */
export const INTENT_MS = 3_600_000;

const ACTIONS: ReadonlySet<unknown> = new Set<Intent['action']>(['like', 'superLike', 'pass', 'write', 'save']);

/** By hand and not by a schema of drafts.ts: guests' pages, which have this, load no code of schemas. */
function isIntent(value: unknown): value is Intent {
  if (typeof value !== 'object' || value === null) return false;
  const { profileId, action, at, userId }: Record<string, unknown> = { ...value };
  const isSomeone = userId === null || typeof userId === 'string';
  return typeof profileId === 'string' && ACTIONS.has(action) && typeof at === 'number' && isSomeone;
}

/** The last one wins: a person wants one thing at a time. */
export const keepIntent = (intent: Intent): void => store('session', STORED, JSON.stringify(intent));

export const dropIntent = (): void => store('session', STORED, null);

/** What this person came back for, while it holds. They make it theirs by asking; what somebody else pressed is forgotten. */
export function readIntent(userId: string, now: number): Intent | null {
  const intent = readJson('session', STORED, isIntent);
  if (intent === undefined) return null;
  const age = now - intent.at;
  if (age < 0 || age > INTENT_MS || (intent.userId !== null && intent.userId !== userId)) {
    dropIntent();
    return null;
  }
  const own = { ...intent, userId };
  keepIntent(own);
  return own;
}
