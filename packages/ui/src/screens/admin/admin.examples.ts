import type {
  AdminLink,
  AdminProfile,
  AdminTicket,
  AdminUser,
  AuditEntry,
  MigrationRun,
  TeamMember,
  TeamTicket,
} from './admin.types.ts';

/** What the stories of the admin area share. */
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
  privyId: 'did:privy:cm3abc0d1e2f3',
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
        message: 'Thank you, and sorry for the wait. Could you send us the hash of the transfer?',
        isSupport: true,
        timestamp: '2026-11-22T09:40:00Z',
      },
      { message: '0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204', isSupport: false, timestamp: '2026-11-22T09:52:00Z' },
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
  person: { privyId: user.privyId, avatar: null },
};

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
  { ...entry, _id: '00000000-0000-0000-0000-000000000001', action: 'settlePayment', subjectName: null, reason: null },
];
