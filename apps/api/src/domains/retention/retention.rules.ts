import { DAY_MS } from '../../clock.ts';
import type { Schema } from '../../database/schema.ts';

/** Rows that stay, with the reason. */
export interface Kept {
  kept: string;
}

/** Rows that the job `purge-old-rows` deletes a number of days after a time or date in one of their columns. */
export interface Purged {
  days: number;
  since: string;
  /** Only rows with these values. */
  only?: Readonly<Record<string, string>>;
}

/** Rows that a separate job deletes after a number of days, because more than their age decides. */
export interface PurgedByItself {
  days: number;
  by: string;
}

/** Rows that stay while `purge-old-rows` erases people's texts in them. */
export interface Erased {
  days: number;
  erased: string;
}

export type Retention = Kept | Purged | PurgedByItself | Erased;

const WITH_PROFILE = 'goes with its profile';
const WITH_MATCH = 'what two people wrote to each other stays while both may read it (D39)';
const MONEY = 'what was paid, and what became of it, is never out of sight (D15)';

/** How long the rows of each table are kept; docs/decisions/015-retention.md says why. */
export const retention = {
  users: { kept: 'an account stays until its person wants it gone' },
  profiles: {
    days: 30,
    erased: 'every word and picture of a profile that its owner deleted; its row stays for its partners (D39)',
  },
  profile_counters: { kept: WITH_PROFILE },
  profile_likers: { kept: WITH_PROFILE },
  trending_profiles: { kept: 'made anew every ten minutes (`refresh-trending`)' },
  search_vocabulary: { kept: 'made anew every ten minutes (`refresh-vocabulary`)' },
  profile_tags: { kept: WITH_PROFILE },
  translations: { days: 1, since: 'created_at' },
  word_uses: { kept: 'a word goes with the last living profile that carries it' },
  project_links: { kept: WITH_PROFILE },
  profile_views: { days: 30, since: 'day' },
  swipes: { days: 180, since: 'created_at', only: { kind: 'dislike' } },
  bookmarks: { kept: 'goes with its person; one of a deleted profile shows nowhere' },
  blocks: { kept: 'as long as both people are here, or until it is undone (D64)' },
  daily_usage: { days: 30, since: 'day' },
  matches: { kept: WITH_MATCH },
  conversations: { kept: WITH_MATCH },
  conversation_members: { kept: WITH_MATCH },
  messages: { kept: WITH_MATCH },
  passed_turns: { kept: WITH_PROFILE },
  reply_habits: { kept: WITH_PROFILE },
  pictures: { days: 1, by: 'purge-pictures' },
  picture_files: { days: 1, by: 'purge-pictures' },
  picture_uses: { kept: WITH_PROFILE },
  decks: { days: 14, by: 'purge-decks' },
  seekings: { kept: WITH_PROFILE },
  exposures: { days: 28, since: 'day' },
  last_activity: { days: 90, since: 'day' },
  deck_salt: { kept: 'one row' },
  deleted_notifications: { days: 1, since: 'deleted_at' },
  notifications: { days: 90, since: 'updated_at' },
  tickets: { kept: 'what was asked and answered stays with its person, who may reopen it (D26)' },
  ticket_messages: { kept: 'goes with its ticket' },
  ticket_notes: { kept: 'goes with its ticket' },
  ticket_pictures: { days: 1, since: 'created_at', only: { is_sent: 'false' } },
  report_subjects: { days: 200, by: 'purge-report-evidence' },
  report_snapshots: { kept: 'goes with its subject' },
  report_pictures: { kept: 'goes with its subject' },
  reports: { kept: 'goes with its subject' },
  decisions: { kept: 'a person sees their own history as long as they are here' },
  appeals: { kept: 'goes with its decision' },
  transparency_figures: { kept: 'counts of quarters, of nobody in particular' },
  saved_replies: { kept: 'a hundred at most, until an admin removes them' },
  onboarding_sessions: { days: 7, since: 'created_at' },
  onboarding_messages: { kept: 'goes with its session' },
  daily_budgets: { days: 30, since: 'day' },
  rate_limits: { days: 1, since: 'resets_at' },
  idempotency_keys: { days: 1, by: 'purge-idempotency-keys' },
  job_runners: { kept: 'until the process is silent for some seconds (jobs/liveness.ts)' },
  payments: { kept: MONEY },
  transfers: { kept: MONEY },
  foreign_transfers: { kept: 'twenty rows a payment at most' },
  unbooked_blocks: { kept: 'until they are booked' },
  subscription_periods: { kept: MONEY },
  payment_claims: { kept: MONEY },
  payment_settlements: { kept: MONEY },
  settled_transfers: { kept: MONEY },
  reconciliations: { kept: MONEY },
  matching_weeks: { kept: 'measures of weeks, of nobody in particular' },
  guard_counts: { kept: 'counts of days, of nobody in particular' },
  daily_figures: { kept: 'counts of days, of nobody in particular' },
  sweeps: { kept: MONEY },
  skipped_addresses: { kept: 'one row a restore' },
  found_deposits: { kept: MONEY },
  ledger_sums: { kept: 'a few rows a chain' },
  statistics: { kept: 'one row' },
  maintenance: { kept: 'one row at most' },
  chain_cursors: { kept: 'one row a chain' },
  chain_blocks: { kept: 'the last 512; the watcher takes away older ones (D17)' },
  bnb_prices: { kept: 'one row a chain' },
  bnb_price_minutes: { kept: 'those of an hour; the next price takes older ones away' },
  link_migrations: { kept: 'one row a run, and runs are few' },
  audit_log: { kept: 'who changed what is never forgotten (D2)' },
  database_mark: { kept: 'one row at most' },
  schema_migrations: { kept: 'one row a migration' },
} as const satisfies Record<keyof Schema | 'schema_migrations', Retention>;

/** Rows from before this time are past their retention. */
export const endOf = ({ days }: { days: number }, now: Date): Date => new Date(now.getTime() - days * DAY_MS);
