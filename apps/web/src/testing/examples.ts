// People, profiles and answers of the server for tests.
import type {
  CallAnswer,
  DeckCard,
  LimitInfo,
  NamedNotification,
  NetworkConfig,
  Notification,
  Payment,
  Pricing,
  Profile,
  Subscription,
  Ticket,
  User,
  Conversation,
} from '@mutuals/api-client';

const NOW = '2026-11-20T12:00:00.000Z';

export const user: User = {
  _id: 'user-ada',
  privyId: 'did:privy:ada',
  displayName: 'Ada',
  avatar: null,
  twitterUsername: 'ada',
  isAdmin: false,
  role: null,
  subscription: { tier: 'free' },
  language: 'en',
  showsReplyHabit: true,
  deletionFinalAt: null,
  createdAt: NOW,
  linkedAccounts: [],
};

const developer = {
  profileType: 'individual',
  subtype: 'developer',
  isOwner: false,
  bio: 'Here to stay.',
  avatar: null,
  coverImage: null,
  photos: [],
  tags: [],
  languages: ['en'],
  interests: [],
  isPremium: false,
  isVerified: false,
  views: 0,
  likes: 0,
  matches: 0,
  createdAt: NOW,
  updatedAt: NOW,
} as const;
const individualData: Extract<Profile, { profileType: 'individual' }>['individualData'] = {
  role: 'developer',
  skills: [],
  portfolio: [],
  gallery: [],
  social: { github: null, twitter: null, x: null, website: null },
  externalPortfolio: null,
  twitterLink: null,
  githubLink: null,
  projectLinks: [],
  xLink: null,
  walletLink: null,
};

export const own = (name: string): Profile => ({ ...others(name), isOwner: true });

/** Nothing proven. */
const proofs: Profile['proofs'] = [];

export const others = (name: string) =>
  ({
    ...developer,
    proofs,
    _id: name.toLowerCase(),
    name,
    photos: [],
    pictureDescriptions: [],
    tags: [],
    languages: ['en'],
    interests: [],
    individualData,
  }) satisfies Profile;

/** A profile in the team's list. */
export const listedProfile: CallAnswer<'listAdminProfiles'>['data'][number] = {
  _id: 'lin',
  profileType: 'individual',
  subtype: 'developer',
  name: 'Lin',
  bio: 'Here to stay.',
  avatar: null,
  tags: [],
  views: 0,
  likes: 0,
  matches: 0,
  isVerified: false,
  verifiedName: null,
  hidden: null,
  createdAt: NOW,
  owner: { _id: 'user-lin', privyId: 'did:lin', displayName: 'Lin' },
};

export const card = (name: string): DeckCard => ({
  ...others(name),
  isBoosted: false,
  isNew: false,
  isActiveThisWeek: true,
  common: { count: 0, tags: [], interests: [], languages: [], skills: [] },
  reason: null,
});

/** Ten of something, of which so many are used. */
export const limit = (current = 0): LimitInfo => ({
  limit: 10,
  current,
  remaining: 10 - current,
  canUse: current < 10,
  // Of a day that does not end during a test.
  resetsAt: '2126-11-21T00:00:00.000Z',
});

export const counts = {
  totalLikes: 0,
  newLikes: 0,
  unreadMessages: 0,
  unreadMessagesByProfile: {},
  answeredTickets: 0,
  unread: 0,
};

/** The answer of `listMyProfiles`. */
export const profilesOf = (...data: Profile[]) => ({ data, meta: { total: data.length, maximum: 10 } });

/** A notification for tests. */
export function notification(type: Notification['type'], data: NamedNotification['data'] = {}): Notification {
  const rest = {
    _id: 'n',
    isRead: false,
    readAt: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    title: '',
    message: '',
    actionUrl: null,
  };
  return type === 'new_like' || type === 'new_likes_group' ? { ...rest, type, data: {} } : { ...rest, type, data };
}

/** A ticket that waits for an answer. */
export const ticket: Ticket = {
  _id: '01930b5c-7a10-7c3e-9d42-5f0c1e2a6801',
  subject: 'My payment waits',
  userId: user._id,
  userName: user.displayName,
  tier: 'free',
  category: 'billing',
  priority: 'medium',
  status: 'open',
  assignedTo: null,
  assigneeName: null,
  messageCount: 0,
  unreadAnswers: 0,
  createdAt: NOW,
  updatedAt: NOW,
  description: 'I paid twenty minutes ago, and the page still waits.',
  pictures: [],
  messages: [],
};

/** Where people pay in BNB and USDT. */
export const network: NetworkConfig = {
  chainId: 56,
  chainIdHex: '0x38',
  networkName: 'BNB Smart Chain',
  rpcUrl: 'https://rpc.example',
  blockExplorerUrl: 'https://explorer.example',
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  isTestnet: false,
  windowMs: 900_000,
  methods: [
    { method: 'bnb', symbol: 'BNB', tokenAddress: null, decimals: 18, isAvailable: true, reason: null },
    { method: 'usdt', symbol: 'USDT', tokenAddress: '0x55', decimals: 18, isAvailable: true, reason: null },
    {
      method: 'busd',
      symbol: 'BUSD',
      tokenAddress: null,
      decimals: 18,
      isAvailable: false,
      reason: 'no_longer_issued',
    },
  ],
};

/** What the plans cost at $600 for one BNB. */
export const pricing: Pricing = {
  bnbPriceUsd: '600.00',
  tiers: {
    FREE: { bnb: '0', usd: '0' },
    PREMIUM: { bnb: '0.05', usd: '30.00' },
    PREMIUM_PLUS: { bnb: '0.1', usd: '60.00' },
  },
  asOf: NOW,
};

/** The plan of somebody who never paid. */
const bought = { kind: 'new', startsAt: '2026-11-20T12:00:00.000Z', endsAt: '2026-12-20T12:00:00.000Z' } as const;
export const plan: Subscription = {
  tier: 'free',
  expiresAt: null,
  renewableFrom: null,
  cancelAtPeriodEnd: false,
  nextPeriods: { PREMIUM: bought, PREMIUM_PLUS: bought },
};

/** A payment of Premium in BNB that was begun a minute ago, and that nobody has paid yet. */
export function payment(given: Partial<Payment> = {}): Payment {
  const now = Date.now();
  return {
    _id: '01930b5c-7a10-7c3e-9d42-5f0c1e2a6001',
    subscriptionTier: 'premium',
    paymentMethod: 'bnb',
    status: 'pending',
    detail: null,
    chainId: 56,
    tokenAddress: null,
    expectedAmount: '0.05',
    receivedAmount: '0',
    remainingAmount: '0.05',
    seenAmount: '0',
    seenTransaction: null,
    receivedSymbol: null,
    usdPrice: '30.00',
    rate: { bnbUsd: '600.00000000', round: '1', at: new Date(now - 70_000).toISOString() },
    paymentAddress: '0x9858effd232b4033e47d90003d41ec34ecaeda94',
    qrCodeDataUrl: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
    createdAt: new Date(now - 60_000).toISOString(),
    expiresAt: new Date(now + 840_000).toISOString(),
    confirmedAt: null,
    droppedAt: null,
    serverTime: new Date(now).toISOString(),
    windowMs: 900_000,
    transactionSignature: null,
    transfers: [],
    periods: [],
    unsettled: [],
    isDelayed: false,
    unsettledWorth: { usd: '0.00', isAboutPrice: false },
    claim: null,
    claimMessage: null,
    ...given,
  };
}

/** A profile as those who talk with it see it. */
export const participant = ({ _id, profileType, subtype, name, avatar, isVerified }: Profile) =>
  ({ _id, profileType, subtype, name, avatar, isVerified, isDeleted: false }) as const;

/** A conversation in which nothing was written. */
export const talkOf = (one: Profile, other: Profile): Conversation => ({
  _id: 'talk',
  participants: [participant(one), participant(other)],
  lastMessage: null,
  lastMessageAt: null,
  unreadCount: {},
  waitingSince: null,
  closed: null,
  createdAt: NOW,
});
