// The demo people's activity: they like newcomers, write to their matches, and answer. All of it goes through the API
// with tokens of their own, and what to do is read from the database, so that a restart forgets nothing. They never act
// on each other.
import { type ApiClient, ApiProblem, createApiClient } from '@mutuals/api-client';
import type { Clock, Db } from '@mutuals/api/seeding';
import { privyIdOf } from '../identity/handle.ts';
import type { Identity, Session } from '../identity/identity.ts';
import { LIKES, nextAdmirer } from './admirers.ts';
import type { DemoMember } from './community.ts';
import { paceOf } from './pace.ts';
import { idOf } from './random.ts';
import {
  findCandidates,
  findLastMessages,
  findNewcomers,
  findOpenConversations,
  findProfile,
  findUsers,
  type Newcomer,
  type OpenConversation,
} from './residents-state.ts';
import { speakerOf } from './speaker.ts';
import { answerOf, openerOf, type Situation } from './talk.ts';

export interface ResidentsOptions {
  /** Read only. */
  readonly db: Db;
  /** The origin of the API. */
  readonly apiUrl: string;
  readonly identity: Pick<Identity, 'signIn'>;
  readonly community: readonly DemoMember[];
  readonly clock: Clock;
}

export interface Residents {
  /**
   * Does what is due. Failures are retried by a later call; everything is safe to repeat. Throws if the API or the
   * database cannot be reached, or `signal` aborts.
   */
  act(signal: AbortSignal): Promise<void>;
}

/** Messages that are remembered, and the length of a sitting. */
const REMEMBERED = 30;
const SITTING_MS = 6 * 3_600_000;
const REST_MS = 60_000;

export async function createResidents({
  db,
  apiUrl,
  identity,
  community,
  clock,
}: ResidentsOptions): Promise<Residents> {
  const users = await findUsers(
    db,
    community.map(({ handle }) => privyIdOf(handle)),
  );
  const handles = new Map(community.flatMap(({ handle }) => [[users.get(privyIdOf(handle)) ?? '', handle]] as const));
  const ids = [...users.values()];
  const clients = new Map<string, ApiClient>();
  const resting = new Map<string, number>();

  function clientOf(userId: string): ApiClient {
    const handle = handles.get(userId);
    if (handle === undefined) throw new Error(`${userId} is not a resident.`);
    const known = clients.get(handle);
    if (known !== undefined) return known;
    let session: Session | null = null;
    const getTokens = async ({ renew }: { renew: boolean }): Promise<Session> =>
      (session = renew || session === null ? await identity.signIn(handle) : session);
    const client = createApiClient({ baseUrl: `${apiUrl}/v1`, getTokens, onUnauthenticated: () => (session = null) });
    clients.set(handle, client);
    return client;
  }

  /**
   * Does one thing. After a refusal of the API, or when there is nothing to say, it pauses. If the API is away, the
   * round ends.
   */
  async function attempt(name: string, work: () => Promise<'rest' | undefined>): Promise<void> {
    const now = clock.now().getTime();
    if ((resting.get(name) ?? 0) > now) return;
    resting.delete(name);
    const rests = await work().catch((error: unknown) => {
      if (!(error instanceof ApiProblem) || error.isRetryable) throw error;
      return 'rest';
    });
    if (rests === 'rest') resting.set(name, now + REST_MS);
  }

  async function welcome({ profileId, likes, createdAt }: Newcomer, signal: AbortSignal): Promise<'rest' | undefined> {
    const age = clock.now().getTime() - createdAt.getTime();
    const due = LIKES.filter(({ afterMs }) => afterMs <= age).length;
    if (likes >= due) return undefined;
    const [newcomer, candidates] = await Promise.all([findProfile(db, profileId), findCandidates(db, ids, profileId)]);
    const admirer = newcomer && nextAdmirer(newcomer, candidates);
    if (admirer === undefined) return 'rest';
    const api = clientOf(admirer.user_id);
    await api.viewProfile({ path: { id: profileId }, signal });
    const like = (isSuperLike: boolean) =>
      api.likeProfile({ path: { profileId }, body: { userProfileId: admirer.id, isSuperLike }, signal });
    const isSuperLike = LIKES[likes]?.isSuperLike === true && admirer.tier !== 'free';
    await like(isSuperLike).catch((error: unknown) => {
      if (isSuperLike && error instanceof ApiProblem && error.code === 'super_like_limit_reached') return like(false);
      throw error;
    });
    return undefined;
  }

  async function converse(conversation: OpenConversation, signal: AbortSignal): Promise<'rest' | undefined> {
    const { id, lastSeq, ownUserId, ownProfileId } = conversation;
    const waited = clock.now().getTime() - conversation.since.getTime();
    const pace = paceOf(conversation);
    if (conversation.isUnread && waited >= pace.readMs)
      await clientOf(ownUserId).markConversationRead({ path: { id }, query: { profileId: ownProfileId }, signal });
    if (waited < pace.writeMs || !(conversation.isAsked || (lastSeq === 0 && pace.writesFirst))) return undefined;
    const situation = await situationOf(conversation);
    const content = situation && (lastSeq === 0 ? openerOf(situation) : answerOf(situation));
    if (content === null) return 'rest';
    await clientOf(ownUserId).sendMessage({
      query: { profileId: ownProfileId },
      body: { conversationId: id, clientId: idOf(`words ${id} ${lastSeq}`), type: 'text', content },
      signal,
    });
    return undefined;
  }

  async function situationOf({ id, ownProfileId, partnerProfileId }: OpenConversation): Promise<Situation | null> {
    const [own, partner, messages] = await Promise.all([
      findProfile(db, ownProfileId),
      findProfile(db, partnerProfileId),
      findLastMessages(db, id, REMEMBERED),
    ]);
    if (own === undefined || partner === undefined) return null;
    const from = clock.now().getTime() - SITTING_MS;
    const isOwn = (message: { sender_profile_id: string }): boolean => message.sender_profile_id === ownProfileId;
    return {
      conversationId: id,
      own: speakerOf(own),
      partner: speakerOf(partner),
      said: messages.map((message) => ({
        isOwn: isOwn(message),
        text: message.content,
        isGif: message.type === 'gif',
      })),
      turns: messages.filter((message) => isOwn(message) && message.created_at.getTime() > from).length,
    };
  }

  return {
    async act(signal) {
      for (const newcomer of await findNewcomers(db, ids, LIKES.length)) {
        signal.throwIfAborted();
        await attempt(`like ${newcomer.profileId} ${newcomer.likes}`, () => welcome(newcomer, signal));
      }
      for (const conversation of await findOpenConversations(db, ids)) {
        signal.throwIfAborted();
        await attempt(`talk ${conversation.id} ${conversation.lastSeq}`, () => converse(conversation, signal));
      }
    },
  };
}

/** Repeats rounds with a pause until the signal; failures wait for the next round. */
export async function keepActing(
  residents: Residents,
  pause: (signal: AbortSignal) => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await residents.act(signal).catch(quiet);
    await pause(signal).catch(quiet);
  }
}

function quiet(): void {}
