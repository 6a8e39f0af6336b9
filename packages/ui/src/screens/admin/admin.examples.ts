import type { SavedReply } from './saved-reply.ts';
import { hash, late, overpaid, settled } from '../../patterns/payment-panel/payment.examples.ts';
import type {
  AdminLink,
  AdminPayment,
  AdminProfile,
  AdminTicket,
  AdminUser,
  AuditEntry,
  ForeignTransfers,
  HealthChecksView,
  HealthView,
  MigrationRun,
  MatchingWeek,
  OverviewDay,
  Reconciliation,
  SweepFigures,
  TeamMember,
  TeamPayment,
  TeamTicket,
} from './admin.types.ts';

/** Shared data of the admin stories. */
export const now = Date.parse('2026-11-22T12:00:00Z');

const link: AdminLink = {
  profileId: 'ada',
  linkId: 'link-1',
  profileName: 'Ada Okafor',
  avatar: null,
  linkUrl: 'https://recover.example/wallet?from=mutuals',
  host: 'recover.example',
  createdAt: '2026-11-22T09:00:00Z',
  earlier: { approved: 2, rejected: 1 },
  state: { status: 'waiting' },
};
export const links: readonly AdminLink[] = [
  link,
  {
    ...link,
    profileId: 'lin',
    linkId: 'link-2',
    profileName: '林晓雨',
    linkUrl: 'https://github.com/linxiaoyu/night-market',
    host: 'github.com',
    earlier: { approved: 0, rejected: 0 },
    createdAt: '2026-11-21T09:00:00Z',
  },
  { ...link, profileId: 'max', linkId: 'link-3', profileName: 'Max', state: { status: 'done', choice: 'approve' } },
  { ...link, profileId: 'kim', linkId: 'link-4', profileName: 'Kim', state: { status: 'failed', choice: 'reject' } },
];

const user: AdminUser = {
  _id: 'user-1',
  privyId: 'did:privy:cm3abc0d1e2f3g4h5i6j7k8l9',
  displayName: 'Ada Okafor',
  avatar: null,
  twitterUsername: 'ada_builds',
  role: null,
  subscription: { tier: 'premium' },
  createdAt: '2026-10-02T09:00:00Z',
};
export const users: readonly AdminUser[] = [
  user,
  { ...user, _id: 'user-2', displayName: '林晓雨', twitterUsername: null, subscription: { tier: 'free' } },
  { ...user, _id: 'user-3', displayName: '', subscription: { tier: 'premium_plus' } },
  { ...user, _id: 'user-4', displayName: 'Noor', role: 'support', subscription: { tier: 'free' } },
];

const profile: AdminProfile = {
  _id: '01930b5c-7a10-7c3e-9d42-5f0c1e2a3b01',
  profileType: 'individual',
  name: 'Ada Okafor',
  bio: 'Builds wallets that people understand, and writes about what went wrong with the ones that they did not.',
  avatar: null,
  tags: ['defi', 'wallets', 'security', 'ux', 'bnb'],
  views: 1204,
  likes: 87,
  matches: 12,
  isVerified: true,
  verifiedName: null,
  hidden: null,
  createdAt: '2026-10-02T09:00:00Z',
  owner: { _id: 'user-1', privyId: user.privyId, displayName: 'Ada Okafor' },
};
export const profiles: readonly [AdminProfile, AdminProfile, AdminProfile] = [
  profile,
  {
    ...profile,
    _id: '01930b5c-7a10-7c3e-9d42-5f0c1e2a3b02',
    profileType: 'project',
    name: 'Tidepool Labs',
    isVerified: false,
    verifiedName: 'Tidepool',
    tags: ['defi'],
  },
  {
    ...profile,
    _id: '01930b5c-7a10-7c3e-9d42-5f0c1e2a3b03',
    profileType: 'group',
    name: 'Night builders',
    isVerified: false,
    hidden: { at: '2026-11-20T09:00:00Z', reason: 'It pretends to be somebody else.' },
  },
];

const payment: AdminPayment = {
  ...late,
  userId: '01930b5c-7a10-7c3e-9d42-5f0c1e2a3a01',
  userName: 'Ada Okafor',
  hasUnsettled: true,
  wish: 'refund',
};
export const payments: readonly [AdminPayment, ...AdminPayment[]] = [
  payment,
  {
    ...payment,
    _id: '01930b5c-7a10-7c3e-9d42-5f0c1e2a3b22',
    userName: '林晓雨',
    subscriptionTier: 'premium_plus',
    paymentMethod: 'usdt',
    expectedAmount: '60',
    usdPrice: '60.00',
    status: 'confirmed',
    detail: null,
    transactionSignature: hash,
    hasUnsettled: false,
    wish: null,
  },
  {
    ...payment,
    _id: '01930b5c-7a10-7c3e-9d42-5f0c1e2a3b23',
    userName: '',
    status: 'pending',
    detail: null,
    hasUnsettled: false,
    wish: null,
  },
  {
    ...payment,
    _id: '01930b5c-7a10-7c3e-9d42-5f0c1e2a3b24',
    userName: 'Max',
    status: 'confirmed',
    detail: 'overpaid',
    transactionSignature: hash,
    wish: null,
  },
];

/** Came late; its payer requested a refund. */
export const latePayment: TeamPayment = {
  payment: {
    ...late,
    claim: { wish: 'refund', refundAddress: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8' },
  },
  userId: payment.userId,
  userName: payment.userName,
  privyId: user.privyId,
  addressIndex: 214,
  claimSignature: `0x${'5c'.repeat(65)}`,
  unsettledTransferIds: late.transfers.map(({ _id }) => _id),
  settlements: [],
  foreignTransfers: [],
};
/** Paid twice over: each transfer is decided separately. */
export const twicePayment: TeamPayment = {
  ...latePayment,
  payment: {
    ...overpaid,
    unsettled: [{ symbol: 'BNB', amount: '0.06' }],
    unsettledWorth: { usd: '36.00', isAboutPrice: true },
  },
  claimSignature: null,
  unsettledTransferIds: overpaid.transfers.map(({ _id }) => _id),
};
/** Slightly overpaid: too little for a month. */
export const overpaidPayment: TeamPayment = {
  ...latePayment,
  payment: overpaid,
  claimSignature: null,
  unsettledTransferIds: overpaid.transfers.slice(1).map(({ _id }) => _id),
};
/** The claims of two contracts. */
export const foreignTransfers: readonly ForeignTransfers[] = [
  {
    tokenAddress: '0x8ac76a51cc950d9822d68b83fe1ad97b32cd580d',
    transfers: 1,
    amount: '30000000000000000000',
    txHash: hash,
    blockNumber: 70_123_457,
    blockTime: '2026-11-20T18:55:13.000Z',
  },
  {
    tokenAddress: `0x${'4e'.repeat(20)}`,
    transfers: 1200,
    amount: '1'.repeat(78),
    txHash: `0x${'9d'.repeat(32)}`,
    blockNumber: 70_123_458,
    blockTime: '2026-11-20T18:55:14.000Z',
  },
];
export const settledPayment: TeamPayment = {
  ...latePayment,
  payment: settled,
  unsettledTransferIds: [],
  settlements: [
    {
      outcome: 'credited',
      transferIds: settled.transfers.map(({ _id }) => _id),
      txHash: null,
      warnings: [],
      note: 'Came four seconds late; the exchange was slow.',
      settledBy: 'Noor',
      settledAt: '2026-11-21T09:00:00.000Z',
    },
  ],
};
/** Its refund was recorded with a mismatched transaction. */
export const oddlyRefundedPayment: TeamPayment = {
  ...settledPayment,
  payment: {
    ...settled,
    transfers: settled.transfers.map((of) => ({ ...of, settledAs: 'refunded' })),
    periods: [],
    claim: latePayment.payment.claim,
  },
  settlements: settledPayment.settlements.map((of) => ({
    ...of,
    outcome: 'refunded',
    txHash: hash,
    warnings: ['receiver_differs', 'amount_differs'],
    note: 'Sent back from the exchange account.',
  })),
};

export const sweepFigures: SweepFigures = {
  totalSwept: '4210.55',
  pendingSweep: '180.00',
  totalValue: '4390.55',
  assets: [
    { symbol: 'BNB', swept: '5.350917', pending: '0.3' },
    { symbol: 'USDT', swept: '1000', pending: '0' },
  ],
};
export const reconciliation: Reconciliation = {
  block: 70_123_999,
  addresses: 215,
  open: 0,
  differenceCount: 0,
  differences: [],
  reconciledAt: '2026-11-22T06:00:00.000Z',
};
export const brokenReconciliation: Reconciliation = {
  ...reconciliation,
  open: 1,
  differenceCount: 2,
  differences: [
    {
      address: late.paymentAddress,
      addressIndex: 214,
      asset: 'busd',
      symbol: 'BUSD',
      balance: '5',
      difference: '5',
    },
    {
      address: `0x${'71'.repeat(20)}`,
      addressIndex: 8,
      asset: 'bnb',
      symbol: 'BNB',
      balance: '0',
      difference: '-0.05',
    },
  ],
};

const DAY_MS = 86_400_000;
/** Half a year of growth, with quiet weekends. */
export const overviewDays: readonly OverviewDay[] = Array.from({ length: 182 }, (_, place) => {
  const isQuiet = place % 7 > 4;
  const signUps = Math.round((6 + place / 9) * (isQuiet ? 0.5 : 1) + (place % 5));
  return {
    day: new Date(now - (181 - place) * DAY_MS).toISOString().slice(0, 10),
    signUps,
    profiles: Math.round(signUps * 1.2),
    matches: Math.round(signUps * 2.6 + (place % 11)),
    messages: signUps * 14 + place,
    newPayers: Math.floor(signUps / 9),
    revenue: (Math.floor(signUps / 9) * 30 + (place % 3) * 30).toFixed(2),
  };
});

/** The newest week's answers are not known yet, and nobody had Plus in the first one. */
export const matchingWeeks: readonly MatchingWeek[] = Array.from({ length: 6 }, (_, place) => ({
  week: new Date(Date.UTC(2026, 10, 16) - place * 7 * DAY_MS).toISOString().slice(0, 10),
  active: 1310 - place * 97,
  giniFree: 0.07 + place * 0.02,
  giniPlus: place === 5 ? null : 0.05 + place * 0.01,
  unseen: place * 0.004,
  shownFree: 24.2 - place,
  shownPremium: 24.9 - place,
  shownPlus: place === 5 ? null : 46.5 - place,
  matches: place === 0 ? null : 812 - place * 40,
  answered: place === 0 ? null : 431 - place * 25,
}));

const ticket: AdminTicket = {
  _id: '01930b5c-7a10-7c3e-9d42-5f0c1e2a6001',
  subject: 'My payment stays at “awaiting”',
  userId: 'user-1',
  userName: 'Ada Okafor',
  tier: 'premium_plus',
  category: 'billing',
  priority: 'high',
  status: 'open',
  assignedTo: null,
  assigneeName: null,
  createdAt: '2026-11-22T09:10:00Z',
  firstAnswerAt: null,
  waitingSince: '2026-11-22T09:10:00Z',
};
export const tickets: readonly [AdminTicket, ...AdminTicket[]] = [
  ticket,
  {
    ...ticket,
    _id: '01930b5c-7a10-7c3e-9d42-5f0c1e2a6002',
    subject: '无法上传头像',
    userName: '林晓雨',
    tier: 'premium',
    category: 'technical',
    priority: 'medium',
    status: 'in_progress',
    assignedTo: 'user-4',
    assigneeName: 'Noor',
    firstAnswerAt: '2026-11-22T09:55:00Z',
    waitingSince: '2026-11-22T11:20:00Z',
  },
  {
    ...ticket,
    _id: '01930b5c-7a10-7c3e-9d42-5f0c1e2a6003',
    subject: 'Please let me hide my profile from people that I know, such as those of the company where I work',
    userName: 'Max',
    tier: 'free',
    category: 'feature_request',
    priority: 'low',
    status: 'resolved',
    assignedTo: 'user-4',
    assigneeName: 'Noor',
    createdAt: '2026-11-18T09:10:00Z',
    firstAnswerAt: '2026-11-18T15:30:00Z',
    waitingSince: null,
  },
];

export const team: readonly TeamMember[] = [
  { _id: 'user-4', displayName: 'Noor' },
  { _id: 'user-5', displayName: 'Kim' },
];

export const openTicket: TeamTicket = {
  ticket: {
    ...ticket,
    assignedTo: 'user-4',
    assigneeName: 'Noor',
    description:
      'I sent 0.1 BNB twenty minutes ago from a hardware wallet.\n\nThe explorer shows it with 40 confirmations, but the payment page still waits for it.',
    messages: [
      {
        _id: 'message-1',
        message: 'Thank you, and sorry for the wait. Could you send us the hash of the transfer?',
        isSupport: true,
        timestamp: '2026-11-22T09:40:00Z',
      },
      {
        _id: 'message-2',
        message: '0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204',
        isSupport: false,
        timestamp: '2026-11-22T09:52:00Z',
      },
    ],
  },
  firstAnswerAt: '2026-11-22T09:40:00Z',
  notes: [
    {
      _id: 'note-1',
      note: 'The transfer went to the address of an earlier, expired payment. Asked for it to be credited.',
      authorName: 'Noor',
      createdAt: '2026-11-22T10:05:00Z',
    },
  ],
  person: {
    privyId: user.privyId,
    avatar: null,
    language: 'en',
    lastPaymentId: '01930b5c-7a10-7c3e-9d42-5f0c1e2a6301',
  },
};

export const savedReplies: readonly SavedReply[] = [
  {
    _id: 'reply-1',
    updatedAt: '2026-11-20T09:20:00.000Z',
    name: 'Ask for the hash',
    texts: {
      en: 'Hello {name}, could you send us the hash of payment {payment}? ',
      fr: 'Bonjour {name}, pourriez-vous nous envoyer l’empreinte du paiement {payment} ? ',
      zh: '{name}您好，请把付款 {payment} 的哈希发给我们。',
    },
  },
  {
    _id: 'reply-2',
    updatedAt: '2026-11-20T09:20:00.000Z',
    name: 'Refunded',
    texts: {
      en: 'Hello {name}, we have sent back what arrived for {tier}.',
      fr: 'Bonjour {name}, nous avons renvoyé ce qui est arrivé pour {tier}.',
      zh: '{name}您好，您为 {tier} 转来的款项已退回。',
    },
  },
];

export const run: MigrationRun = {
  status: 'finished',
  isDryRun: false,
  totalProfiles: 412,
  doneProfiles: 412,
  updatedCount: 38,
  skippedCount: 373,
  errorCount: 1,
  changes: [
    { profileName: 'Ada Okafor', changes: ['https://twitter.com/ada_builds → https://x.com/ada_builds'] },
    { profileName: 'Tidepool', changes: ['https://www.twitter.com/tidepool?s=21 → https://x.com/tidepool'] },
  ],
  errors: [{ profileId: profile._id, error: 'https://x.com:99999/ada: This is no address' }],
};

const entry: AuditEntry = {
  _id: '00000000-0000-0000-0000-000000000003',
  actor: { _id: 'user-4', displayName: 'Noor', privyId: 'did:privy:noor' },
  action: 'updateSubscription',
  subject: '01930b5c-7a10-7c3e-9d42-5f0c1e2a3a01',
  subjectName: 'Ada Okafor',
  before: '{"tier":"free","expiresAt":null}',
  after: '{"tier":"premium","expiresAt":"2026-12-22T09:00:00.000Z"}',
  reason: 'Won the hackathon.',
  createdAt: '2026-11-22T09:00:00Z',
};
export const entries: readonly AuditEntry[] = [
  entry,
  { ...entry, _id: '00000000-0000-0000-0000-000000000002', action: 'approveLink', reason: null },
  {
    ...entry,
    _id: '00000000-0000-0000-0000-000000000001',
    action: 'settlePayment',
    subjectName: null,
    after: '{"refused":"sign_in_too_old"}',
  },
];

export const wellHealth: HealthView = {
  jobs: [
    { kind: 'fill-deck', waiting: 12, running: 1, failed: 0, overdueSeconds: 4 },
    { kind: 'publish-message', waiting: 0, running: 2, failed: 0, overdueSeconds: 0 },
  ],
  failedJobs: [],
  watcher: {
    state: 'watching',
    bookedBlock: 48_210_331,
    finalBlock: 48_210_331,
    blocksBehind: 0,
    reason: null,
    seenAt: '2026-11-22T12:00:00Z',
  },
  realtime: 'ably',
  model: { spent: 1_204_000, limit: 5_000_000 },
  deletionsHeldBack: 0,
  database: {
    bytes: 734_003_200,
    tables: [
      { name: 'messages', rows: 1_204_330, bytes: 412_090_368 },
      { name: 'swipes', rows: 903_112, bytes: 190_218_240 },
      { name: 'profiles', rows: 41_208, bytes: 88_080_384 },
      { name: 'notifications', rows: 38_900, bytes: 9_437_184 },
    ],
  },
};

export const poorHealth: HealthView = {
  ...wellHealth,
  jobs: [
    { kind: 'purge-pictures', waiting: 0, running: 0, failed: 12, overdueSeconds: 0 },
    { kind: 'confirm-payment', waiting: 1, running: 0, failed: 1, overdueSeconds: 5400 },
    ...wellHealth.jobs,
  ],
  failedJobs: [
    {
      _id: '1204',
      kind: 'purge-pictures',
      attempts: 10,
      error: 'The store answered 503',
      failedAt: '2026-11-22T11:58:12Z',
    },
    { _id: '1180', kind: 'confirm-payment', attempts: 5, error: null, failedAt: '2026-11-22T03:20:44Z' },
    {
      _id: '1102',
      kind: 'purge-pictures',
      attempts: 10,
      error:
        'connect ECONNREFUSED 10.20.0.14:9000 while deleting 01930b5c-7a10-7c3e-9d42-5f0c1e2a3a01-1280x960-aBcDeFgHiJkLmNoPqRsTuVwX/640.webp from the store',
      failedAt: '2026-11-21T23:14:00Z',
    },
  ],
  watcher: {
    state: 'waiting',
    bookedBlock: 48_210_120,
    finalBlock: 48_210_331,
    blocksBehind: 211,
    reason: 'catching_up',
    seenAt: '2026-11-22T11:59:58Z',
  },
  model: { spent: 4_810_000, limit: 5_000_000 },
};

export const checksFound: HealthChecksView = {
  checkedAt: '2026-11-22T11:58:00Z',
  checks: [
    { name: 'pictures', state: 'ails', lines: ['a file cannot be put: AccessDenied.'] },
    {
      name: 'chain',
      state: 'ails',
      lines: [
        "its newest block is 412 s old: the node is behind, or this machine's clock is ahead.",
        'a token has other than 18 decimals.',
      ],
    },
    { name: 'database', state: 'well', lines: ['PostgreSQL 18.1, UTF8, locale C.UTF-8, pg_trgm; 734 MB.'] },
    { name: 'jobs', state: 'well', lines: ['1 failed, the oldest waits for 0 s.'] },
    { name: 'realtime', state: 'well', lines: ['a token was made and an event published at Ably.'] },
    { name: 'mail', state: 'absent', lines: ['not configured.'] },
  ],
};
