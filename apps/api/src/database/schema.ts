import type { components } from '@mutuals/api-client/schema';
import type { TicketStatus } from '@mutuals/machines/ticket';
import type { ColumnType, Generated, JSONColumnType, Kysely, Transaction } from 'kysely';
import type { Interview } from '../domains/onboarding/onboarding.public.ts';

/** The tables for Kysely: one interface a table, named and typed as in `migrations/`. */
export interface Schema {
  users: UsersTable;
  profiles: ProfilesTable;
  profile_tags: ProfileTagsTable;
  word_uses: WordUsesTable;
  translations: TranslationsTable;
  project_links: ProjectLinksTable;
  profile_views: ProfileViewsTable;
  profile_counters: ProfileCountersTable;
  profile_likers: ProfileLikersTable;
  trending_profiles: TrendingProfilesTable;
  search_vocabulary: { word: string };
  swipes: SwipesTable;
  bookmarks: BookmarksTable;
  blocks: BlocksTable;
  preferences: PreferencesTable;
  muted_conversations: MutedConversationsTable;
  push_subscriptions: PushSubscriptionsTable;
  proofs: ProofsTable;
  proof_conflicts: ProofConflictsTable;
  delivery_targets: DeliveryTargetsTable;
  mail_addresses: MailAddressesTable;
  mail_confirmations: MailConfirmationsTable;
  devices: DevicesTable;
  deliveries: DeliveriesTable;
  daily_usage: DailyUsageTable;
  picture_files: PictureFilesTable;
  pictures: PicturesTable;
  picture_uses: PictureUsesTable;
  matches: MatchesTable;
  decks: DecksTable;
  seekings: SeekingsTable;
  exposures: ExposuresTable;
  last_activity: LastActivityTable;
  deck_salt: DeckSaltTable;
  conversations: ConversationsTable;
  conversation_members: ConversationMembersTable;
  messages: MessagesTable;
  passed_turns: PassedTurnsTable;
  reply_habits: ReplyHabitsTable;
  notifications: NotificationsTable;
  deleted_notifications: DeletedNotificationsTable;
  tickets: TicketsTable;
  ticket_messages: TicketMessagesTable;
  ticket_notes: TicketNotesTable;
  ticket_pictures: TicketPicturesTable;
  saved_replies: SavedRepliesTable;
  report_subjects: ReportSubjectsTable;
  report_snapshots: ReportSnapshotsTable;
  report_pictures: ReportPicturesTable;
  reports: ReportsTable;
  decisions: DecisionsTable;
  appeals: AppealsTable;
  transparency_figures: TransparencyFiguresTable;
  onboarding_sessions: OnboardingSessionsTable;
  onboarding_messages: OnboardingMessagesTable;
  daily_budgets: DailyBudgetsTable;
  rate_limits: RateLimitsTable;
  idempotency_keys: IdempotencyKeysTable;
  job_runners: JobRunnersTable;
  payments: PaymentsTable;
  transfers: TransfersTable;
  foreign_transfers: ForeignTransfersTable;
  unbooked_blocks: UnbookedBlocksTable;
  chain_cursors: ChainCursorsTable;
  chain_blocks: ChainBlocksTable;
  bnb_prices: BnbPricesTable;
  bnb_price_minutes: BnbPriceMinutesTable;
  subscription_periods: SubscriptionPeriodsTable;
  payment_claims: PaymentClaimsTable;
  payment_settlements: PaymentSettlementsTable;
  settled_transfers: SettledTransfersTable;
  reconciliations: ReconciliationsTable;
  sweeps: SweepsTable;
  audit_log: AuditLogTable;
  link_migrations: LinkMigrationsTable;
  database_mark: DatabaseMarkTable;
  daily_figures: DailyFiguresTable;
  matching_weeks: MatchingWeeksTable;
  guard_counts: GuardCountsTable;
  ledger_sums: LedgerSumsTable;
  skipped_addresses: SkippedAddressesTable;
  found_deposits: FoundDepositsTable;
  statistics: StatisticsTable;
  maintenance: MaintenanceTable;
  suspended_leavers: SuspendedLeaversTable;
  data_exports: DataExportsTable;
  data_export_parts: DataExportPartsTable;
}

/** A connection pool or a running transaction: the first parameter of every repository function. */
export type Db = Kysely<Schema>;
/** A running transaction. */
export type Trx = Transaction<Schema>;

export type Tier = 'free' | 'premium' | 'premium_plus';
export type PaidTier = Exclude<Tier, 'free'>;
export type PaymentMethod = 'bnb' | 'usdt' | 'busd';
export type PaymentStatus = 'pending' | 'confirmed' | 'failed' | 'expired';
/** The detail of a payment's status (D15). */
export type PaymentDetail = 'confirming' | 'underpaid' | 'overpaid' | 'late' | 'wrong_asset' | 'reorged';
export type Role = 'support' | 'admin' | 'owner';
export type ProfileType = 'individual' | 'group' | 'project';
export type Language = 'en' | 'fr' | 'zh';
export type ProjectStatus = 'idea' | 'building' | 'active' | 'paused' | 'ended';
export type SwipeKind = 'like' | 'super_like' | 'dislike';
export type LimitedKind = 'like' | 'super_like';
export type PictureCategory = 'avatar' | 'cover' | 'gallery' | 'profile';
/** What one may narrow a deck to: those who have proven this and show it (D84). */
export type DeckProof = Extract<ProofKind, 'wallet' | 'contract'>;
type DeckType = 'all' | ProfileType;
/** A deck's types, and what all of them have proven. */
export type DeckFilter = DeckType | `${DeckType} ${DeckProof}`;
/** `boosted`: profiles of premium_plus, which have a ceiling. `others`: all the rest (D12). */
export type DeckClass = 'boosted' | 'others';
/** Within how long a profile usually answers. */
export type ReplyHabit = 'day' | 'few_days' | 'week';
export type MessageType = 'text' | 'gif';
export type NotificationType =
  | 'new_like'
  /** A like that answered a like; it is no secret any more (D1). */
  | 'answered_like'
  /** Written by earlier versions only: likes are now joined when they are read (D41). */
  | 'new_likes_group'
  | 'super_like_returned'
  | 'new_match'
  | 'new_message'
  | 'conversation_closed'
  | 'payment_confirmed'
  | 'payment_refunded'
  | 'subscription_upgraded'
  | 'subscription_ending'
  | 'ticket_answered'
  | 'ticket_returned'
  | 'ticket_closed'
  | 'profile_hidden'
  | 'link_approved'
  | 'link_rejected'
  | 'decision_made'
  | 'report_decided'
  | 'appeal_answered'
  | 'proof_changed'
  | 'seat_requested';
/** Kinds of events that a person is told of, as they choose between them. */
export type EventKind = 'match' | 'message' | 'like' | 'ticket' | 'payment' | 'decision';
export type DigestInterval = 'off' | 'daily' | 'weekly';
/** How a person can be told something outside of the product. */
export type DeliveryChannel = 'push' | 'mail';
export type DeliveryKind = EventKind | 'digest';
/** What became of a delivery. */
export type DeliveryOutcome =
  | 'sent'
  /** Closed on the device again, since it was seen elsewhere. */
  | 'withdrawn'
  /** The target takes nothing any more. */
  | 'gone'
  /** There was nothing to tell any more. */
  | 'dropped'
  /** The target does not take this one, or the installation has no such channel. */
  | 'refused'
  /** What it tells of was read. */
  | 'seen'
  /** The person does not want it. */
  | 'unwanted'
  /** A newer one about the same took its place. */
  | 'joined'
  | 'too_late'
  | 'over_budget'
  /** All attempts failed. */
  | 'given_up'
  /** Nobody knows whether it arrived: no answer came, or the process died while it sent. */
  | 'unsure';
/** Why nothing is mailed to an address any more. */
export type StoppedBy = 'bounce' | 'complaint';
export type ReportSubjectType = 'profile' | 'group' | 'message' | 'picture' | 'link';
export type ReportReason =
  | 'scam'
  | 'impersonation'
  | 'spam'
  | 'harassment'
  | 'hate'
  | 'sexual'
  | 'violence'
  | 'minor'
  | 'illegal'
  | 'other';
/** What the team may do about a reported thing, the mildest first (D65). */
export type Measure = 'none' | 'warn' | 'hide_field' | 'hide_picture' | 'hide_profile' | 'mute' | 'suspend';
/** A text field of a profile that can be hidden. */
export type HideableField = 'name' | 'bio' | 'tags' | 'entryRequirements';
export type AppealOutcome = 'granted' | 'upheld';
export type TicketCategory = 'technical' | 'billing' | 'account' | 'feature_request' | 'bug_report' | 'other';
export type TicketPriority = 'low' | 'medium' | 'high' | 'urgent';
export type { TicketStatus };

/** What is stored about a GIF besides its address. */
export interface GifDetails {
  gifId: string;
  title: string;
  width: number;
  height: number;
  /** Servers of earlier versions leave it out. */
  stillUrl?: string | null;
}

/** The fields of a profile that only one type has and that no query sorts or searches by. */
export interface ProfileDetails {
  portfolio?: string[];
  gallery?: string[];
  social?: SocialLinks;
  externalPortfolio?: string;
  twitterLink?: string;
  githubLink?: string;
  xLink?: string;
  walletLink?: string;
  categories?: string[];
  memberCount?: number;
  isPublic?: boolean;
  entryRequirements?: string;
  communityLink?: string;
  xProfile?: string;
  /** Defaults to `active` (SPEC 3). */
  status?: ProjectStatus;
  funding?: string;
  teamSize?: number;
  tokenAddress?: string;
  website?: string;
  twitterProfile?: string;
  telegramLink?: string;
  /** Further links of a project. */
  links?: { github?: string; discord?: string };
  chain?: string;
}

export interface SocialLinks {
  github?: string;
  twitter?: string;
  x?: string;
  website?: string;
}

/** Set when the row is inserted, and never changed. */
type Fixed<T> = ColumnType<T, T, never>;
/**
 * A JSON object, written as text (`JSON.stringify`) so that the driver never takes arrays and nulls inside for SQL
 * ones.
 */
type JsonObject<T extends object = Record<string, unknown>> = JSONColumnType<T, string | undefined, string>;

export interface UsersTable {
  id: Fixed<string>;
  privy_id: Fixed<string>;
  display_name: string;
  avatar_url: string | null;
  language: Generated<Language>;
  twitter_username: string | null;
  twitter_avatar_url: string | null;
  wallet_address: string | null;
  email: string | null;
  /** When the X account was made; null if its id does not say. */
  twitter_created_at: Date | null;
  /** When the person last signed in with that X account; null if the sign-in service did not say. */
  twitter_signed_in_at: Date | null;
  identity_issued_at: Date | null;
  /** The role in the team (D50); null for everyone else. */
  role: Role | null;
  tier: Generated<Tier>;
  tier_expires_at: Date | null;
  cancel_at_period_end: Generated<boolean>;
  likes_viewed_at: Date | null;
  shows_reply_habit: Generated<boolean>;
  /** Until when the person may not send messages. */
  muted_until: Date | null;
  /** Until when all their profiles are hidden; the year 9999 is for good. */
  suspended_until: Date | null;
  /** When the deletion that the person asked for becomes final (D68); null if they asked for none. */
  deletion_due_at: ColumnType<Date | null, never, Date | null>;
  /** When the person signed out on all devices. */
  signed_out_at: ColumnType<Date | null, never, Date | null>;
  /** From it come the keys of the links that end their mails, one for each address; null until they confirm one. */
  mail_key: ColumnType<Buffer | null, never, Buffer | null>;
  /** When a job was last added that erases the account. */
  erasure_asked_at: ColumnType<Date | null, never, Date>;
  /** When the account was erased for good. */
  erased_at: ColumnType<Date | null, never, Date>;
  /** While the account waits to be deleted: the salted hash of its X id. */
  leaving_x_salt: ColumnType<Buffer | null, never, Buffer | null>;
  leaving_x_hash: ColumnType<Buffer | null, never, Buffer | null>;
  created_at: Fixed<Date>;
}

export interface ProfilesTable {
  id: Fixed<string>;
  user_id: Fixed<string>;
  profile_type: Fixed<ProfileType>;
  subtype: string;
  name: string;
  bio: string;
  /** Picture addresses in the stored form of `PictureAddresses`, as in the gallery. */
  avatar_url: string | null;
  cover_url: string | null;
  /** Descriptions of pictures, by stored address. */
  picture_descriptions: JSONColumnType<Record<string, string>, string | undefined, string>;
  tags: Generated<string[]>;
  languages: Generated<string[]>;
  interests: Generated<string[]>;
  skills: Generated<string[]>;
  details: JSONColumnType<ProfileDetails, string | undefined, string>;
  /** Generated: whether its name is the one that was verified (D52). */
  is_verified: ColumnType<boolean, never, never>;
  /** The name that the team verified; null if it verified none. */
  verified_name: string | null;
  /** The owner's tier, copied by a trigger. */
  tier: ColumnType<Tier, Tier, never>;
  created_at: Fixed<Date>;
  updated_at: Date;
  deleted_at: Date | null;
  /** When the team hid it. `deleted_at` is set too, and nothing is erased. */
  hidden_at: Date | null;
  hidden_reason: string | null;
  /** When its person asked for the deletion of their account; `deleted_at` is set too, and nothing is erased yet. */
  left_at: ColumnType<Date | null, never, Date | null>;
  /** When the texts of a deleted profile were erased. */
  erased_at: Date | null;
  /** Set by a trigger when something that decks depend on changes. */
  match_changed_at: ColumnType<Date, never, never>;
  /** Generated from name, tags and bio. */
  search: ColumnType<string, never, never>;
  /** Generated from the name. */
  folded_name: ColumnType<string | null, never, never>;
  /** Generated from the tags. */
  folded_tags: ColumnType<string[] | null, never, never>;
  /** Generated from the languages. */
  folded_languages: ColumnType<string[] | null, never, never>;
  /** What it has proven and shows, set by a trigger. */
  proven_kinds: ColumnType<ProofKind[], never, never>;
  /** The number of its likers in steps, set by a trigger. */
  popularity: ColumnType<number, never, never>;
}

export interface ProfileTagsTable {
  profile_id: Fixed<string>;
  tag: string;
  profile_type: Fixed<ProfileType>;
  tier: ColumnType<Tier, Tier, never>;
}

/** Translations of profiles, kept for a day (D7). */
export interface TranslationsTable {
  profile_id: Fixed<string>;
  language: Language;
  /** SHA-256 of the translated texts. */
  content_hash: Buffer;
  /** The bio. */
  text: string;
  entry_requirements: string | null;
  source_language: string | null;
  provider: 'libretranslate' | 'model';
  created_at: Date;
}

/** Updated by triggers when words of a profile change; a word that no living profile has has no row. */
export interface WordUsesTable {
  kind: 'tag' | 'interest' | 'skill';
  /** Folded for comparison. */
  word: string;
  /** The spelling of its first writer. */
  spelling: string;
  /** The number of living profiles with the word. */
  profiles: number;
}

export interface ProjectLinksTable {
  id: Fixed<string>;
  profile_id: Fixed<string>;
  url: Fixed<string>;
  position: number;
  approved_at: Date | null;
  created_at: Fixed<Date>;
}

export interface ProfileViewsTable {
  profile_id: Fixed<string>;
  viewer_user_id: Fixed<string>;
  day: Fixed<string>;
}

/** Counters of a profile; a profile without a row has 0 of each. */
export interface ProfileCountersTable {
  profile_id: Fixed<string>;
  views: Generated<number>;
  likes: Generated<number>;
  matches: Generated<number>;
  /** People who liked it; counted by a trigger. */
  likers: ColumnType<number, never, never>;
}

/** Who liked a profile; written by a trigger. */
export interface ProfileLikersTable {
  profile_id: Fixed<string>;
  user_id: Fixed<string>;
  day: Fixed<string>;
}

export interface TrendingProfilesTable {
  place: Fixed<number>;
  profile_id: Fixed<string>;
}

export interface SwipesTable {
  actor_profile_id: Fixed<string>;
  target_profile_id: Fixed<string>;
  kind: SwipeKind;
  like_id: string | null;
  made_match: Generated<boolean>;
  /** Of a super-like: whether its card was shown to the receiver. */
  is_seen: Generated<boolean>;
  created_at: Date;
}

export interface BookmarksTable {
  user_id: string;
  profile_id: string;
  created_at: Date;
}

/** Who blocked whom (D64). */
export interface BlocksTable {
  id: Fixed<string>;
  blocker_user_id: Fixed<string>;
  blocked_user_id: Fixed<string>;
  /** What the blocker saw when they blocked. */
  blocked_profile_id: Fixed<string>;
  created_at: Fixed<Date>;
}

/** A browser in which a person wants to be told. */
export interface PushSubscriptionsTable {
  /** Also of the delivery target. */
  id: Fixed<string>;
  user_id: Fixed<string>;
  endpoint: Fixed<string>;
  p256dh: Fixed<string>;
  auth: Fixed<string>;
  /** The server's key that it was made with. */
  key_id: Fixed<string>;
  created_at: Fixed<Date>;
}

type Contract = components['schemas'];
export type ProofKind = Contract['ProofKind'];
export type ProofMethod = Contract['ProofMethod'];
export type ProofState = Contract['ProofState'];
export type WithdrawnBecause = Contract['WithdrawnBecause'];

/** Facts of a proof by name. */
export type ProofFacts = Readonly<Record<string, string>>;

/** What a profile has proven, or is about to (D84). */
export interface ProofsTable {
  id: Fixed<string>;
  profile_id: Fixed<string>;
  kind: Fixed<ProofKind>;
  subject: string;
  /** Null until it was proven. */
  subject_key: string | null;
  project_id: Fixed<string | null>;
  account: string | null;
  state: ProofState;
  method: ProofMethod | null;
  is_shown: boolean;
  count: number | null;
  evidence: JSONColumnType<ProofFacts | null, string | null | undefined, string | null>;
  evidence_hash: Buffer | null;
  /** Never shown as it is: it holds secrets of a sign-in. */
  challenge: JSONColumnType<ProofFacts | null, string | null | undefined, string | null>;
  challenge_ends_at: Date | null;
  token: Fixed<string>;
  proved_at: Date | null;
  checked_at: Date | null;
  expires_at: Date | null;
  check_at: Date | null;
  false_since: Date | null;
  away_since: Date | null;
  unconfirmed_since: Date | null;
  withdrawn_at: Date | null;
  withdrawn_because: WithdrawnBecause | null;
  created_at: Fixed<Date>;
}

/** Two profiles that have proven the same (D85). */
export interface ProofConflictsTable {
  id: Fixed<string>;
  holder_proof_id: string;
  claimant_proof_id: Fixed<string>;
  created_at: Fixed<Date>;
  decided_at: Date | null;
  keeps: Contract['ProofKeeper'] | null;
  reason: string | null;
  /** Null where one of the two gave way. */
  decided_by: string | null;
}

/** Servers of the previous version count here. Nothing reads it, and a later release drops it (0145). */
export interface DailyUsageTable {
  user_id: Fixed<string>;
  day: Fixed<string>;
  kind: Fixed<LimitedKind | 'upload'>;
  used: number;
}

/** Files in the store, and those about to be written or removed. */
export interface PictureFilesTable {
  hash: Fixed<string>;
  width: Fixed<number>;
  height: Fixed<number>;
  thumbhash: Fixed<string>;
  written_at: Date;
  removing: Generated<boolean>;
}

/** The owner of a picture. */
export interface PicturesTable {
  user_id: Fixed<string>;
  hash: Fixed<string>;
  category: Fixed<PictureCategory>;
  created_at: Fixed<Date>;
  /** Null while something uses it. */
  unused_since: Date | null;
}

/** A profile or an account that uses a picture. */
export interface PictureUsesTable {
  user_id: Fixed<string>;
  hash: Fixed<string>;
  /** Null if the owner's account uses it. */
  profile_id: Fixed<string | null>;
}

export interface MatchesTable {
  id: Fixed<string>;
  profile_a_id: Fixed<string>;
  user_a_id: Fixed<string>;
  profile_b_id: Fixed<string>;
  user_b_id: Fixed<string>;
  matched_at: Date;
  /** When one of the two ended it (D64); null for a match. */
  ended_at: ColumnType<Date | null, never, Date | null>;
}

/** What profiles seek (D62). */
export interface SeekingsTable {
  profile_id: Fixed<string>;
  seeking: JSONColumnType<components['schemas']['Seeking'], string, string>;
}

export interface DecksTable {
  actor_profile_id: Fixed<string>;
  filter: Fixed<DeckFilter>;
  filled_at: Date;
  open_class: DeckClass | null;
  changes_seen_to: Date;
  profile_ids: string[];
  scores: number[];
  read_on: string;
  ranking: ColumnType<StoredRanking | null, string | null | undefined, string | null>;
  ranked_on: string | null;
  /** The fair shares of exposure at the fill: of premium_plus, of all others (D61). */
  fair_shares: number[] | null;
  /** What the musts hide, once the deck is empty; null until it was counted since the fill. */
  hidden_by_musts: ColumnType<object | null, string | null | undefined, string | null>;
  /** The position of the last entry of premium_plus at the fill, from 1; 0 without one. */
  last_boosted: number | null;
}

/** How often a profile was decided on in a UTC day, and how many it decided on; counted by a trigger. */
export interface ExposuresTable {
  profile_id: Fixed<string>;
  day: Fixed<string>;
  shown: Generated<number>;
  seen: Generated<number>;
  /** Of those seen, the ones of premium_plus. */
  seen_boosted: Generated<number>;
}

/** The last UTC day on which a person looked at a deck. */
export interface LastActivityTable {
  user_id: Fixed<string>;
  day: string;
  /** Set by a trigger. */
  previous_day: ColumnType<string | null, never, never>;
}

/** One row: the secret that decides which pairs are due on which day (D61). */
export interface DeckSaltTable {
  is_only: Generated<boolean>;
  salt: Fixed<number>;
}

/** A model's ranking of the top of a deck (D38). */
export interface StoredRanking {
  /** The language of the reasons. */
  language: Language;
  /** When the acting profile was last edited, as the model read it. */
  actorUpdatedAt: string;
  reasons: DeckReason[];
}

export interface DeckReason {
  profileId: string;
  /** When this profile was last edited, as the model read it. */
  updatedAt: string;
  text: string;
}

export interface ConversationsTable {
  id: Fixed<string>;
  match_id: Fixed<string>;
  last_seq: Generated<number>;
  last_message_at: Date | null;
  /** The profile that closed it. */
  closed_by: string | null;
  closed_at: Date | null;
  created_at: Fixed<Date>;
}

export interface ConversationMembersTable {
  conversation_id: Fixed<string>;
  profile_id: Fixed<string>;
  user_id: Fixed<string>;
  last_read_seq: Generated<number>;
  last_read_at: Date | null;
  unread_count: Generated<number>;
  /** The place in the member's list; a trigger sets it with each message. */
  listed_at: Generated<Date>;
  /** Since when the partner waits for the member's answer; a trigger sets it with each message. */
  waiting_since: Date | null;
  /** Whether its first answer, or the absence of one, is counted in `reply_habits`; a trigger sets it. */
  answer_counted: Generated<boolean>;
}

export interface MessagesTable {
  conversation_id: Fixed<string>;
  seq: Fixed<number>;
  id: Fixed<string>;
  sender_profile_id: Fixed<string>;
  client_id: Fixed<string>;
  type: Fixed<MessageType>;
  content: Fixed<string>;
  metadata: JSONColumnType<GifDetails | null, string | null, never>;
  created_at: Fixed<Date>;
}

/** How soon a profile usually answers, in steps; a trigger counts (D63). */
export interface ReplyHabitsTable {
  profile_id: Fixed<string>;
  within_day: Generated<number>;
  within_days: Generated<number>;
  within_week: Generated<number>;
  later: Generated<number>;
  /** Generated from the sums. */
  habit: ColumnType<ReplyHabit | null, never, never>;
}

/** When a profile last passed the step before its deck (D63). */
export interface PassedTurnsTable {
  profile_id: Fixed<string>;
  day: string;
}

export interface NotificationsTable {
  id: Fixed<string>;
  user_id: Fixed<string>;
  type: NotificationType;
  data: JsonObject;
  coalesce_key: string | null;
  occurrences: Generated<number>;
  read_at: Date | null;
  created_at: Fixed<Date>;
  updated_at: Date;
}

/** Kept for a day, so that a deletion can be undone. */
export interface DeletedNotificationsTable extends NotificationsTable {
  /** The id in the request: joined likes are deleted and restored together with the newest of them. */
  deleted_with: string;
  deleted_at: Date;
}

export interface TicketsTable {
  id: Fixed<string>;
  user_id: Fixed<string>;
  /** The person's tier, copied by a trigger. */
  tier: ColumnType<Tier, Tier, never>;
  subject: Fixed<string>;
  description: Fixed<string>;
  category: Fixed<TicketCategory>;
  priority: Fixed<TicketPriority>;
  status: Generated<TicketStatus>;
  assigned_to: string | null;
  message_count: Generated<number>;
  /** Answers that the person has not read. */
  unread_answers: Generated<number>;
  /** Generated: its position in the team's queue (D51). */
  queue_place: ColumnType<Date, never, never>;
  first_answer_at: Date | null;
  /** Since when the person has waited for the team; null if no answer is due. */
  waiting_since: Date | null;
  /** When the ticket was assigned, or when its assignee last wrote a note in it. */
  assignee_active_at: Date | null;
  created_at: Fixed<Date>;
  updated_at: Date;
}

export interface TicketMessagesTable {
  ticket_id: Fixed<string>;
  /** Starts at 1. */
  seq: Fixed<number>;
  id: Fixed<string>;
  author_user_id: Fixed<string>;
  is_support: Fixed<boolean>;
  message: Fixed<string>;
  created_at: Fixed<Date>;
}

/** Internal notes of the team on a ticket. */
export interface TicketNotesTable {
  id: Fixed<string>;
  ticket_id: Fixed<string>;
  author_user_id: Fixed<string>;
  note: Fixed<string>;
  created_at: Fixed<Date>;
}

/** Pictures of tickets and of messages about them. */
export interface TicketPicturesTable {
  id: Fixed<string>;
  user_id: Fixed<string>;
  /** Null until it is sent, as `seq` and `place` are. */
  ticket_id: string | null;
  /** The `seq` of its message; 0 for the ticket's description. */
  seq: number | null;
  place: number | null;
  is_sent: Generated<boolean>;
  width: Fixed<number>;
  height: Fixed<number>;
  /** WebP. */
  bytes: Fixed<Buffer>;
  /** The key that signs its addresses. */
  key: Fixed<Buffer>;
  created_at: Fixed<Date>;
}

/** Saved replies of the team. */
/** A reported thing, until the team decides; later reports of it begin a new row. */
export interface ReportSubjectsTable {
  id: Fixed<string>;
  type: Fixed<ReportSubjectType>;
  subject_key: Fixed<string>;
  user_id: Fixed<string>;
  profile_id: Fixed<string>;
  report_count: Generated<number>;
  weight: Generated<number>;
  urgency: Generated<number>;
  /** Set by a trigger. */
  queue_place: ColumnType<Date, never, never>;
  assigned_to: string | null;
  opened_at: Fixed<Date>;
  last_reported_at: Date;
  decided_at: Date | null;
  /** When it was handed to the owners, by whom and why. */
  escalated_at: Date | null;
  escalated_by: string | null;
  escalation_note: string | null;
}

/** What was reported, as it was. */
export interface ReportSnapshotsTable {
  id: Fixed<string>;
  subject_id: Fixed<string>;
  content: JSONColumnType<ReportedContent, string, never>;
  content_hash: Fixed<Buffer>;
  taken_at: Date;
}

/** The frozen words and pictures of a reported thing; pictures are stored addresses. */
export interface ReportedContent {
  /** The name of the profile that shows or wrote it. */
  name: string;
  /** The words, by the name of their field, in the order in which they are read. */
  texts: { field: components['schemas']['ReportedText']['field']; text: string }[];
  pictures: { address: string; description: string | null }[];
  /** When a message was sent. */
  sentAt?: string;
}

/** A message that a reporter picked, as it was. */
export interface ReportedMessage {
  id: string;
  senderName: string;
  isReporter: boolean;
  type: MessageType;
  content: string;
  sentAt: string;
}

export interface ReportPicturesTable {
  subject_id: Fixed<string>;
  hash: Fixed<string>;
}

export interface ReportsTable {
  id: Fixed<string>;
  subject_id: Fixed<string>;
  snapshot_id: Fixed<string>;
  /** Null for a guest. */
  reporter_user_id: Fixed<string | null>;
  reason: ReportReason;
  message: string;
  evidence: JSONColumnType<ReportedMessage[], string, never>;
  weight: number;
  created_at: Fixed<Date>;
}

/** The statement of reasons (DSA 17), in the language of the person. */
export interface StatementOfReasons {
  language: Language;
  what: string;
  where: string;
  measure: string;
  duration: string;
  rule: { number: string; title: string; words: string };
  facts: string;
  machine: string;
  appeal: string;
}

/** What the end of a measure puts back. */
export interface Restore {
  /** Hidden profiles, each with the time of its hiding: one that was hidden anew since is not ours. */
  profiles?: { id: string; at: string }[];
  field?: { name: HideableField; value: string | string[] };
  link?: { id: string; url: string; position: number; approvedAt: string; createdAt: string };
  picture?: { address: string; isAvatar: boolean; isCover: boolean; place: number | null; description: string | null };
}

export interface DecisionsTable {
  id: Fixed<string>;
  /** Null once its reports are deleted. */
  subject_id: string | null;
  subject_type: Fixed<ReportSubjectType>;
  subject_key: Fixed<string>;
  user_id: Fixed<string>;
  profile_id: string | null;
  decided_by: Fixed<string>;
  measure: Fixed<Measure>;
  policy: Fixed<string | null>;
  severity: Fixed<string | null>;
  field: Fixed<string | null>;
  days: number | null;
  facts: Fixed<string>;
  statement: JSONColumnType<StatementOfReasons | null, string | null | undefined, string>;
  restore: JSONColumnType<Restore, string | undefined, string>;
  created_at: Fixed<Date>;
  ends_at: Date | null;
  ended_at: Date | null;
  ended_by: 'time' | 'appeal' | 'team' | null;
  strike_ends_at: Date | null;
  awaits_confirmation: Generated<boolean>;
  confirmed_by: string | null;
}

export interface AppealsTable {
  decision_id: Fixed<string>;
  user_id: Fixed<string>;
  message: Fixed<string>;
  created_at: Fixed<Date>;
  outcome: AppealOutcome | null;
  answer: string | null;
  answered_by: string | null;
  answered_at: Date | null;
}

/** Who deleted their account while they were suspended (D68). */
export interface SuspendedLeaversTable {
  id: Fixed<string>;
  salt: Fixed<Buffer>;
  x_hash: Fixed<Buffer>;
  policy: Fixed<string>;
  severity: Fixed<string>;
  language: Fixed<Language>;
  decided_by: Fixed<string>;
  confirmed_by: Fixed<string | null>;
  ends_at: Fixed<Date | null>;
  strike_ends_at: Fixed<Date>;
  left_at: Fixed<Date>;
}

export interface TransparencyFiguresTable {
  quarter: Fixed<string>;
  kind: Fixed<'report' | 'decision' | 'policy' | 'appeal'>;
  name: Fixed<string>;
  count: number;
}

export interface SavedRepliesTable {
  id: string;
  name: string;
  text_en: string;
  text_fr: string;
  text_zh: string;
  created_at: Date;
  updated_at: Date;
}

export interface OnboardingSessionsTable {
  id: Fixed<string>;
  user_id: Fixed<string>;
  interview: JSONColumnType<Interview, string, string>;
  completed_at: Date | null;
  created_at: Fixed<Date>;
  updated_at: Date;
}

export interface OnboardingMessagesTable {
  session_id: Fixed<string>;
  /** The index in the conversation, from 0. */
  seq: Fixed<number>;
  role: Fixed<'user' | 'assistant'>;
  content: Fixed<string>;
  client_id: Fixed<string | null>;
  created_at: Fixed<Date>;
}

export interface DailyBudgetsTable {
  budget: Fixed<string>;
  holder: Fixed<string>;
  day: Fixed<string>;
  used: number;
}

export interface RateLimitsTable {
  key: Fixed<string>;
  used: number;
  resets_at: Date;
}

export interface IdempotencyKeysTable {
  user_id: Fixed<string>;
  operation: Fixed<string>;
  key: Fixed<string>;
  request_hash: Fixed<Buffer>;
  answer: JSONColumnType<object | null, string | null, string>;
  created_at: Fixed<Date>;
}

/** Processes that run jobs. */
export interface JobRunnersTable {
  id: string;
  seen_at: Date;
  class: string | null;
  taken_at: Date | null;
}

/** What reaches a person, how and when. Whoever never changed anything has no row. */
export interface PreferencesTable {
  user_id: Fixed<string>;
  /** Kinds of events (`EventKind`) that each channel tells of. */
  in_product: string[];
  push: string[];
  mail: string[];
  digest: DigestInterval;
  /** Clock times (HH:MM) in `quiet_zone`. */
  quiet_from: string | null;
  quiet_to: string | null;
  quiet_zone: string | null;
  shows_words: boolean;
  updated_at: Date;
}

/** Conversations that are neither pushed nor mailed to one of their people. */
export interface MutedConversationsTable {
  user_id: Fixed<string>;
  conversation_id: Fixed<string>;
}

/** A device or an address where a person can be told something; the channel's own table has the rest. */
export interface DeliveryTargetsTable {
  id: Fixed<string>;
  user_id: Fixed<string>;
  channel: Fixed<DeliveryChannel>;
  created_at: Fixed<Date>;
}

/** What is told to a target, once. */
export interface DeliveriesTable {
  id: Fixed<string>;
  target_id: string;
  user_id: Fixed<string>;
  channel: Fixed<DeliveryChannel>;
  kind: Fixed<DeliveryKind>;
  subject: Fixed<string>;
  /** The notification that it tells of; null for a digest. */
  notification_id: string | null;
  due_at: Date;
  attempts: Generated<number>;
  /** When a process began to send it. */
  claimed_at: Date | null;
  ended_at: Date | null;
  outcome: DeliveryOutcome | null;
  created_at: Fixed<Date>;
}

/** The mail address that a person confirmed (D73). */
export interface MailAddressesTable {
  user_id: Fixed<string>;
  /** Never log or show it. */
  address: Fixed<string>;
  /** Null once nothing is mailed there any more. */
  target_id: string | null;
  stopped_by: StoppedBy | null;
  /** Signs the links that end mails of a kind. */
  key: Fixed<Buffer>;
  confirmed_at: Fixed<Date>;
  /** When the last digest was planned. */
  digested_at: Date | null;
}

/** An address that waits to be confirmed, one a person. */
export interface MailConfirmationsTable {
  id: Fixed<string>;
  user_id: Fixed<string>;
  /** Never log or show it. */
  address: Fixed<string>;
  /** SHA-256 of the token of the link; null until it is mailed. */
  token_hash: Buffer | null;
  expires_at: Fixed<Date>;
}

/** Where a person is signed in. */
export interface DevicesTable {
  id: Fixed<string>;
  user_id: Fixed<string>;
  /** SHA-256 of the session's id. */
  session: Fixed<Buffer>;
  browser: string | null;
  system: string | null;
  created_at: Fixed<Date>;
  /** To the hour. */
  seen_at: Date;
  /** When its person signed it out. */
  ended_at: Date | null;
}

export interface DatabaseMarkTable {
  only_row: Generated<boolean>;
  purpose: Fixed<'sandbox'>;
  created_at: Fixed<Date>;
}

/** Runs of "Normalize X/Twitter Links". */
export interface LinkMigrationsTable {
  id: Fixed<string>;
  status: 'running' | 'stopped' | 'finished';
  is_dry_run: Fixed<boolean>;
  total: Fixed<number>;
  done: Generated<number>;
  updated: Generated<number>;
  skipped: Generated<number>;
  failed: Generated<number>;
  changes: JSONColumnType<LinkMigrationChange[], string | undefined, string>;
  errors: JSONColumnType<LinkMigrationError[], string | undefined, string>;
  after_id: string | null;
  started_at: Fixed<Date>;
  ended_at: Date | null;
}

/** What a run changed in one profile, one entry a link. */
export interface LinkMigrationChange {
  profileName: string;
  changes: string[];
}

export interface LinkMigrationError {
  profileId: string;
  error: string;
}

/** Append-only: the database refuses updates and deletions. */
export interface AuditLogTable {
  id: Generated<number>;
  actor_user_id: string;
  action: string;
  subject: string;
  before: JSONColumnType<object> | null;
  after: JSONColumnType<object> | null;
  reason: string | null;
  request_id: string | null;
  address: string | null;
  created_at: Date;
}

/** Amounts in wei and rates are exact: PostgreSQL's numeric, which the driver returns as text (D18). */
export interface PaymentsTable {
  id: Fixed<string>;
  user_id: Fixed<string>;
  tier: Fixed<PaidTier>;
  method: Fixed<PaymentMethod>;
  chain_id: Fixed<number>;
  token_address: Fixed<string | null>;
  address: Fixed<string>;
  /** The index of the deposit address. */
  address_index: Fixed<number>;
  /** The fingerprint of the extended public key that made the address; null for older payments. */
  xpub_fingerprint: Fixed<string | null>;
  expected_wei: Fixed<string>;
  usd_price: Fixed<string>;
  bnb_usd: Fixed<string>;
  rate_round: Fixed<string | null>;
  rate_at: Fixed<Date | null>;
  status: Generated<PaymentStatus>;
  detail: PaymentDetail | null;
  received_wei: Generated<string>;
  seen_wei: Generated<string>;
  seen_tx: string | null;
  tx_hash: string | null;
  /** Whether a transfer of it waits for a decision (D15); set by a trigger. */
  has_unsettled: ColumnType<boolean, never, never>;
  created_at: Fixed<Date>;
  expires_at: Date;
  confirmed_at: Date | null;
  /** When its payer dropped it; null if they did not. */
  dropped_at: Date | null;
  updated_at: Date;
}

/** How a transfer counted when it was booked. */
export type CountedAs = 'payment' | 'extra' | 'late' | 'wrong_asset';

export interface TransfersTable {
  id: Fixed<string>;
  chain_id: Fixed<number>;
  payment_id: Fixed<string>;
  kind: Fixed<'native' | 'internal' | 'token'>;
  asset: Fixed<string>;
  token_address: Fixed<string | null>;
  amount_wei: Fixed<string>;
  tx_hash: Fixed<string | null>;
  log_index: Fixed<number>;
  from_address: Fixed<string | null>;
  block_number: Fixed<number>;
  block_hash: Fixed<string>;
  block_time: Fixed<Date>;
  counted_as: Fixed<CountedAs>;
  created_at: Fixed<Date>;
}

/** Transfers of a contract that is none of the taken coins, summed by payment and block. */
export interface ForeignTransfersTable {
  payment_id: Fixed<string>;
  block_number: Fixed<number>;
  token_address: Fixed<string>;
  transfers: Fixed<number>;
  amount_wei: Fixed<string>;
  tx_hash: Fixed<string>;
  block_time: Fixed<Date>;
  created_at: Fixed<Date>;
}

/** Blocks whose transfers could not be booked for a payment yet. */
export interface UnbookedBlocksTable {
  chain_id: Fixed<number>;
  payment_id: Fixed<string>;
  block_number: Fixed<number>;
  /** When the payment's balance was last compared, before it was set aside; null in rows of earlier versions. */
  compared_at: Fixed<Date | null>;
  created_at: Fixed<Date>;
}

export interface ChainCursorsTable {
  chain_id: Fixed<number>;
  block_number: number;
  block_hash: string;
  block_time: Date;
  halted: string | null;
  balances_at: Date | null;
  waits_for: string | null;
  updated_at: Date;
}

export interface ChainBlocksTable {
  chain_id: Fixed<number>;
  block_number: Fixed<number>;
  block_hash: Fixed<string>;
}

export interface BnbPricesTable {
  chain_id: Fixed<number>;
  usd: string;
  round: string;
  priced_at: Date;
  read_at: Date;
}

export interface BnbPriceMinutesTable {
  chain_id: Fixed<number>;
  minute: Fixed<Date>;
  usd: Fixed<string>;
}

export interface SubscriptionPeriodsTable {
  id: Fixed<string>;
  user_id: Fixed<string>;
  tier: Fixed<PaidTier>;
  starts_at: Fixed<Date>;
  ends_at: Date;
  payment_id: Fixed<string | null>;
  reminded_days: Generated<number[]>;
  /** The team's settlement that credited it. */
  settlement_id: Fixed<string | null>;
  /** When a later purchase absorbed the rest of it, or the team revoked it; null while it counts. */
  replaced_at: Date | null;
  created_at: Fixed<Date>;
}

export interface PaymentClaimsTable {
  payment_id: Fixed<string>;
  wish: 'period' | 'refund';
  refund_address: string | null;
  signature: string | null;
  created_at: Date;
}

export type RefundWarning =
  | 'chain_unavailable'
  | 'transaction_not_found'
  | 'transaction_failed'
  | 'receiver_differs'
  | 'amount_differs'
  | 'transaction_used_before';

export interface PaymentSettlementsTable {
  id: Fixed<string>;
  payment_id: Fixed<string>;
  outcome: Fixed<'credited' | 'refunded'>;
  tx_hash: Fixed<string | null>;
  note: Fixed<string>;
  /** Warnings about the transaction that returned it. */
  warnings: ColumnType<RefundWarning[], readonly RefundWarning[] | undefined, never>;
  settled_by: Fixed<string>;
  created_at: Fixed<Date>;
}

export interface SettledTransfersTable {
  transfer_id: Fixed<string>;
  settlement_id: Fixed<string>;
}

/** Results of `reconcile`, one row a run (D47). */
export interface ReconciliationsTable {
  id: Fixed<string>;
  chain_id: Fixed<number>;
  block_number: Fixed<number>;
  addresses: Fixed<number>;
  open_sweeps: Fixed<number>;
  differences: JSONColumnType<ReconciledDifference[], string, never>;
  difference_count: Fixed<number>;
  created_at: Fixed<Date>;
}

/** Amounts in wei. */
export interface ReconciledDifference {
  address: string;
  addressIndex: number;
  /** bnb, usdt, busd or the contract of another token. */
  asset: string;
  expected: string;
  balance: string;
  difference: string;
}

/** The figures of one past UTC day; written once. */
/** How often a day the guards of messages refused one or were overruled (D69); of nobody in particular. */
export interface GuardCountsTable {
  day: Fixed<string>;
  kind: Fixed<string>;
  outcome: Fixed<'refused' | 'overruled'>;
  count: number;
}

export interface DailyFiguresTable {
  day: Fixed<string>;
  sign_ups: Fixed<number>;
  profiles: Fixed<number>;
  matches: Fixed<number>;
  messages: Fixed<number>;
  new_payers: Fixed<number>;
  revenue: Fixed<string>;
}

/** The measures of one past UTC week, by its Monday. */
export interface MatchingWeeksTable {
  week: Fixed<string>;
  active: Fixed<number>;
  gini_free: Fixed<number | null>;
  gini_plus: Fixed<number | null>;
  unseen: Fixed<number | null>;
  shown_free: Fixed<number | null>;
  shown_premium: Fixed<number | null>;
  shown_plus: Fixed<number | null>;
  /** Null until 7 days after the week, as `answered`. */
  matches: Generated<number | null>;
  answered: Generated<number | null>;
}

export type LedgerSide = 'received' | 'swept' | 'fees';

/** Written by triggers alone. */
export interface LedgerSumsTable {
  chain_id: Fixed<number>;
  side: Fixed<LedgerSide>;
  asset: Fixed<string>;
  amount_wei: Fixed<string>;
}

/** Deposit addresses that no payment knows, because they may have been given out after a backup that was restored (D77). */
export interface SkippedAddressesTable {
  chain_id: Fixed<number>;
  first_index: Fixed<number>;
  /** The first index that is given out again. */
  next_index: Fixed<number>;
  xpub_fingerprint: Fixed<string>;
  created_at: Fixed<Date>;
}

/** What came to a skipped address; the treasury finds it by its balance. */
export interface FoundDepositsTable {
  chain_id: Fixed<number>;
  address: Fixed<string>;
  address_index: Fixed<number>;
  xpub_fingerprint: Fixed<string>;
  asset: Fixed<PaymentMethod>;
  /** Null for BNB. */
  token_address: Fixed<string | null>;
  /** All that ever came there, in wei. */
  amount_wei: string;
  block_number: number;
  found_at: Fixed<Date>;
}

/** One row while an operator works on the installation. */
export interface MaintenanceTable {
  only_row: Generated<boolean>;
  since: Fixed<Date>;
}

/** One row: the counts at the time of the last count. */
export interface StatisticsTable {
  only_row: Generated<boolean>;
  people: Fixed<number>;
  profiles: Fixed<number>;
  matches: Fixed<number>;
  messages: Fixed<number>;
}

export interface SweepsTable {
  id: Fixed<string>;
  chain_id: Fixed<number>;
  address_index: Fixed<number>;
  address: Fixed<string>;
  asset: Fixed<string>;
  amount_wei: Fixed<string>;
  gas_tx: string | null;
  gas_wei: Generated<string>;
  fee_wei: Generated<string>;
  tx_hash: string | null;
  signed_tx: string | null;
  state: 'planned' | 'gas_sent' | 'sent' | 'final' | 'failed';
  created_at: Fixed<Date>;
  updated_at: Date;
}

/** The data that a person asked for (D70): one export a person. */
export interface DataExportsTable {
  id: Fixed<string>;
  user_id: Fixed<string>;
  language: Fixed<Language>;
  /** The key that signs its addresses. */
  key: Fixed<Buffer>;
  requested_at: Fixed<Date>;
  ready_at: Date | null;
  /** The attempt that finished it. */
  attempt: string | null;
  bytes: number | null;
}

/** The file of an export. */
export interface DataExportPartsTable {
  export_id: Fixed<string>;
  /** The attempt that wrote it. */
  attempt: Fixed<string>;
  seq: Fixed<number>;
  bytes: Fixed<Buffer>;
}
