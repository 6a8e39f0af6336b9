// What one active person does in a day, and how often: the plan that `npm run bench:scale` walks. The numbers are assumptions, on the side of
// somebody who uses the product much; the sizing table of docs/operating/sizing.md scales with them.
import { randomUUID } from 'node:crypto';
import type { ApiClient } from '../../../packages/api-client/src/index.ts';

export interface Person {
  api: ApiClient;
  profileId: string;
  /** The profile and the conversation of somebody they matched with. */
  partnerId: string;
  conversationId: string;
  /** Opens a page of the web app. */
  openPage(): Promise<unknown>;
}

export const PROFILE = {
  profileType: 'individual' as const,
  name: 'Somebody active',
  bio: 'Builds wallets.',
  tags: ['tag7'],
  languages: ['en'],
  individualData: { role: 'developer' as const },
};

interface Act {
  what: string;
  /** Times a day; a part of one is a person in so many. */
  times: number;
  why: string;
  run(person: Person, turn: number): Promise<unknown>;
}

/** The cards that a person decides on in a visit, as a page of the deck asks for them. */
const CARDS = 20;

export const DAY: readonly Act[] = [
  {
    what: 'opens the app',
    times: 3,
    why: 'morning, noon, evening; everything that its frame asks for',
    run: async ({ api, profileId, openPage }) => {
      await openPage();
      await Promise.all([api.getMe(), api.getNotificationCounts(), api.getRealtimeToken()]);
      await api.getHome({ query: { userProfileId: profileId } });
    },
  },
  {
    what: 'decides on five cards of the deck',
    times: 3,
    why: 'one of five is liked: a free plan has few likes a day (D3)',
    run: async ({ api, profileId }) => {
      const deck = await api.getMatchQueue({ query: { userProfileId: profileId, limit: CARDS } });
      for (const [index, { _id }] of deck.data.slice(0, 5).entries()) {
        const path = { profileId: _id };
        await (index === 0
          ? api.likeProfile({ path, body: { userProfileId: profileId, isSuperLike: false } })
          : api.dislikeProfile({ path, body: { userProfileId: profileId } }));
      }
    },
  },
  {
    what: 'reads and writes in a conversation',
    times: 3,
    why: 'two messages each time, which the partner gets in real time',
    run: async ({ api, profileId, conversationId }, turn) => {
      await api.listConversations({ query: { profileId } });
      await api.listMessages({ path: { id: conversationId }, query: { profileId } });
      await api.markConversationRead({ path: { id: conversationId }, query: { profileId } });
      for (let line = 0; line < 2; line += 1)
        await api.sendMessage({
          query: { profileId },
          body: {
            type: 'text',
            conversationId,
            clientId: randomUUID(),
            content: `A line of what there is to say, ${turn}.`,
          },
        });
    },
  },
  {
    what: 'looks into the gallery',
    times: 1,
    why: 'a search, the second part of it, and three profiles',
    run: async ({ api }, turn) => {
      const searchText = `person ${1 + (turn % 900)}`;
      const found = await api.browseGallery({ query: { searchText } });
      const cursor = found.meta.nextCursor;
      await api.browseGallery({ query: { searchText, ...(cursor === null ? {} : { cursor }) } });
      for (const { _id } of found.data.slice(0, 3)) {
        await api.getProfile({ path: { id: _id } });
        await api.viewProfile({ path: { id: _id } });
      }
    },
  },
  {
    what: 'reads the notifications, matches and likes',
    times: 1,
    why: 'each list once, and all marked read',
    run: async ({ api, profileId }) => {
      await api.listNotifications();
      await api.markAllNotificationsRead();
      await api.listMatches({ query: { userProfileId: profileId } });
      await api.listInboundLikes({ query: { userProfileId: profileId } });
    },
  },
  {
    what: 'keeps a profile in mind',
    times: 0.3,
    why: 'a person in three saves one',
    run: ({ api, partnerId }) => api.createBookmark({ body: { profileId: partnerId } }),
  },
  {
    what: 'edits the profile',
    times: 0.1,
    why: 'a person in ten; its texts are searched and its decks made anew',
    run: ({ api, profileId }, turn) =>
      api.updateProfile({ path: { id: profileId }, body: { ...PROFILE, bio: `Builds wallets, day ${turn}.` } }),
  },
];

/** The acts of the person with this number, in the order of the plan. */
export const actsOf = (number: number): Act[] =>
  DAY.flatMap((act) => {
    const whole = Math.floor(act.times);
    const part = act.times - whole;
    // Spread evenly: of ten people, a tenth each.
    const isOneMore = part > 0 && Math.floor((number + 1) * part) > Math.floor(number * part);
    return Array.from({ length: whole + (isOneMore ? 1 : 0) }, () => act);
  });
