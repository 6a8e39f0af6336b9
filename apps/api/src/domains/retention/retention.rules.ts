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

/** How long rows are kept. */
type Period = Kept | Purged | PurgedByItself | Erased;

/** What a column that refers to a person leads to: the person, one of their profiles, or a column of another table. */
type Holder = 'user' | 'profile' | `${string}.${string}`;

/** What becomes of rows when the person whom a column of theirs refers to leaves for good (D68). */
type Leaving =
  /** They are deleted; with `only`, those with these values. */
  | { deleted: 'user' | 'profile'; only?: Readonly<Record<string, string>> }
  /** They go with the row that they belong to. */
  | { goesWith: string }
  /** They stay, without anything of the person: why. */
  | { stays: string };

/** How a column is written in an export. */
export type ExportedType =
  | 'id'
  | 'text'
  | 'texts'
  | 'integer'
  | 'decimal'
  | 'boolean'
  | 'time'
  | 'day'
  /** Fields that differ from row to row. */
  | 'object';

/** The rows of a table in an export (D70). */
export interface Exported {
  /** The name of its file, `data/{as}.json`. */
  as: string;
  /** The columns by which rows are the person's: a row needs one of them. */
  of: Readonly<Record<string, Holder>>;
  /** Rows with these values are left out. */
  except?: Readonly<Record<string, string>>;
  columns: Readonly<Record<string, ExportedType>>;
  /** Columns with words that are left out: why. */
  withheld?: Readonly<Record<string, string>>;
}

/** What a table holds of people. */
export interface OfPeople {
  /** Each column that refers to a person. */
  leaving: Readonly<Record<string, Leaving>>;
  /** Or why nothing of it is exported. */
  exported: Exported | string;
}

/** `person` is null where no column refers to a person. */
export type Retention = Period & { person: OfPeople | null };

const WITH_PROFILE = 'goes with its profile';
const WITH_MATCH = 'what two people wrote to each other stays while both may read it (D39)';
const PARTNERS = 'an id without a person; the partner keeps the conversation (D39)';
const ANONYMOUS = 'the account stays as a row without the person, for payments and audit rows (D68)';
const TEAM = 'what somebody of the team did for others stays, without the person';
const EVIDENCE = 'evidence of an open report stays until it is decided, without the person (D68)';
const REPORTED = 'what others reported is evidence; a decision is told on its own';
const FROM_PROFILE = 'made from the profile';
const COUNTS = 'counts of some days, made to hold limits';
const MONEY = 'what was paid, and what became of it, is never out of sight (D15)';

/** How long the rows of each table are kept; docs/decisions/015-retention.md says why. */
export const retention = {
  users: {
    kept: 'an account stays until its person wants it gone',
    person: {
      leaving: { id: { stays: ANONYMOUS } },
      exported: {
        as: 'account',
        of: { id: 'user' },
        columns: {
          id: 'id',
          privy_id: 'text',
          display_name: 'text',
          avatar_url: 'text',
          language: 'text',
          twitter_username: 'text',
          twitter_avatar_url: 'text',
          wallet_address: 'text',
          email: 'text',
          twitter_created_at: 'time',
          twitter_signed_in_at: 'time',
          role: 'text',
          tier: 'text',
          tier_expires_at: 'time',
          cancel_at_period_end: 'boolean',
          shows_reply_habit: 'boolean',
          likes_viewed_at: 'time',
          signed_out_at: 'time',
          created_at: 'time',
        },
      },
    },
  },
  profiles: {
    days: 30,
    erased: 'every word and picture of a profile that its owner deleted; its row stays for its partners (D39)',
    person: {
      leaving: {
        user_id: { stays: 'erased like a profile that its owner deleted: its partners keep "deleted profile"' },
      },
      exported: {
        as: 'profiles',
        of: { user_id: 'user' },
        columns: {
          id: 'id',
          profile_type: 'text',
          subtype: 'text',
          name: 'text',
          bio: 'text',
          avatar_url: 'text',
          cover_url: 'text',
          picture_descriptions: 'object',
          tags: 'texts',
          languages: 'texts',
          interests: 'texts',
          skills: 'texts',
          details: 'object',
          is_verified: 'boolean',
          verified_name: 'text',
          tier: 'text',
          created_at: 'time',
          updated_at: 'time',
          deleted_at: 'time',
          hidden_at: 'time',
          hidden_reason: 'text',
        },
        withheld: {
          photos: 'always empty; the next release drops it',
          folded_name: FROM_PROFILE,
          folded_tags: FROM_PROFILE,
          folded_languages: FROM_PROFILE,
          proven_kinds: 'it is in the proofs',
        },
      },
    },
  },
  profile_counters: {
    kept: WITH_PROFILE,
    person: {
      leaving: { profile_id: { deleted: 'profile' } },
      exported: {
        as: 'profileViews',
        of: { profile_id: 'profile' },
        columns: { profile_id: 'id', views: 'integer', matches: 'integer' },
      },
    },
  },
  profile_likers: {
    kept: WITH_PROFILE,
    person: {
      leaving: { profile_id: { deleted: 'profile' }, user_id: { deleted: 'user' } },
      exported: 'what one liked is in the decisions; who liked one is a secret until it is answered (D1)',
    },
  },
  trending_profiles: {
    kept: 'made anew every ten minutes (`refresh-trending`)',
    person: { leaving: { profile_id: { deleted: 'profile' } }, exported: FROM_PROFILE },
  },
  search_vocabulary: { kept: 'made anew every ten minutes (`refresh-vocabulary`)', person: null },
  profile_tags: {
    kept: WITH_PROFILE,
    person: { leaving: { profile_id: { deleted: 'profile' } }, exported: FROM_PROFILE },
  },
  translations: {
    days: 1,
    since: 'created_at',
    person: {
      leaving: { profile_id: { deleted: 'profile' } },
      exported: "a machine's words for what is in the profile; gone within a day",
    },
  },
  word_uses: { kept: 'a word goes with the last living profile that carries it', person: null },
  project_links: {
    kept: WITH_PROFILE,
    person: {
      leaving: { profile_id: { deleted: 'profile' } },
      exported: {
        as: 'projectLinks',
        of: { profile_id: 'profile' },
        columns: {
          id: 'id',
          profile_id: 'id',
          url: 'text',
          position: 'integer',
          approved_at: 'time',
          created_at: 'time',
        },
      },
    },
  },
  profile_views: {
    days: 30,
    since: 'day',
    person: {
      leaving: {
        profile_id: { deleted: 'profile' },
        viewer_user_id: { stays: 'an id without a person, gone within 30 days' },
      },
      exported: { as: 'viewed', of: { viewer_user_id: 'user' }, columns: { profile_id: 'id', day: 'day' } },
    },
  },
  swipes: {
    days: 180,
    since: 'created_at',
    only: { kind: 'dislike' },
    person: {
      leaving: {
        actor_profile_id: { deleted: 'profile' },
        target_profile_id: { stays: 'what others decided is theirs; nobody sees it any more' },
      },
      exported: {
        as: 'decisions',
        of: { actor_profile_id: 'profile' },
        columns: {
          actor_profile_id: 'id',
          target_profile_id: 'id',
          kind: 'text',
          made_match: 'boolean',
          created_at: 'time',
        },
      },
    },
  },
  bookmarks: {
    kept: 'goes with its person; one of a deleted profile shows nowhere',
    person: {
      leaving: { user_id: { deleted: 'user' }, profile_id: { deleted: 'profile' } },
      exported: { as: 'bookmarks', of: { user_id: 'user' }, columns: { profile_id: 'id', created_at: 'time' } },
    },
  },
  preferences: {
    kept: 'until its person changes it',
    person: {
      leaving: { user_id: { deleted: 'user' } },
      exported: {
        as: 'preferences',
        of: { user_id: 'user' },
        columns: {
          in_product: 'texts',
          push: 'texts',
          mail: 'texts',
          digest: 'text',
          quiet_from: 'text',
          quiet_to: 'text',
          quiet_zone: 'text',
          shows_words: 'boolean',
          updated_at: 'time',
        },
      },
    },
  },
  muted_conversations: {
    kept: 'until its person hears it again',
    person: {
      leaving: { user_id: { deleted: 'user' } },
      exported: { as: 'mutedConversations', of: { user_id: 'user' }, columns: { conversation_id: 'id' } },
    },
  },
  delivery_targets: {
    kept: 'as long as the device or the address takes something',
    person: {
      leaving: { user_id: { deleted: 'user' } },
      exported: {
        as: 'deliveryTargets',
        of: { user_id: 'user' },
        columns: { channel: 'text', created_at: 'time' },
      },
    },
  },
  mail_addresses: {
    kept: 'until its person takes it back (D73)',
    person: {
      leaving: { user_id: { deleted: 'user' }, target_id: { stays: 'the row goes with its person' } },
      exported: {
        as: 'mailAddress',
        of: { user_id: 'user' },
        columns: { address: 'text', stopped_by: 'text', confirmed_at: 'time', digested_at: 'time' },
      },
    },
  },
  mail_confirmations: {
    days: 1,
    by: 'plan-digests',
    person: {
      leaving: { user_id: { deleted: 'user' } },
      exported: 'an address that was not confirmed; gone within a day',
    },
  },
  devices: {
    days: 90,
    since: 'seen_at',
    person: {
      leaving: { user_id: { deleted: 'user' } },
      exported: {
        as: 'devices',
        of: { user_id: 'user' },
        columns: { browser: 'text', system: 'text', created_at: 'time', seen_at: 'time', ended_at: 'time' },
      },
    },
  },
  deliveries: {
    days: 30,
    since: 'created_at',
    person: {
      leaving: { user_id: { deleted: 'user' }, target_id: { goesWith: 'delivery_targets' } },
      exported: {
        as: 'deliveries',
        of: { user_id: 'user' },
        columns: { channel: 'text', kind: 'text', created_at: 'time', ended_at: 'time', outcome: 'text' },
        withheld: { subject: 'our own mark' },
      },
    },
  },
  blocks: {
    kept: 'as long as both people are here, or until it is undone (D64)',
    person: {
      leaving: {
        blocker_user_id: { deleted: 'user' },
        blocked_user_id: { deleted: 'user' },
        blocked_profile_id: { deleted: 'profile' },
      },
      exported: {
        as: 'blocks',
        of: { blocker_user_id: 'user' },
        columns: { blocked_profile_id: 'id', created_at: 'time' },
      },
    },
  },
  push_subscriptions: {
    kept: 'until its push service says that it ended, or its person signs out there or leaves',
    person: {
      leaving: { user_id: { deleted: 'user' }, id: { goesWith: 'delivery_targets' } },
      exported: {
        as: 'pushSubscriptions',
        of: { user_id: 'user' },
        columns: { id: 'id', created_at: 'time' },
        withheld: {
          endpoint: 'whoever has it may push to the browser',
          p256dh: 'a key of the browser',
          auth: 'a secret of the browser',
          key_id: 'our own mark',
        },
      },
    },
  },
  proofs: {
    days: 365,
    since: 'withdrawn_at',
    person: {
      leaving: { profile_id: { deleted: 'profile' }, project_id: { deleted: 'profile' } },
      exported: {
        as: 'proofs',
        of: { profile_id: 'profile' },
        columns: {
          profile_id: 'id',
          kind: 'text',
          subject: 'text',
          state: 'text',
          method: 'text',
          account: 'text',
          is_shown: 'boolean',
          count: 'integer',
          evidence: 'object',
          proved_at: 'time',
          checked_at: 'time',
          expires_at: 'time',
          unconfirmed_since: 'time',
          withdrawn_at: 'time',
          withdrawn_because: 'text',
          created_at: 'time',
        },
        withheld: {
          subject_key: 'made from the subject',
          challenge: 'what is asked for during ten minutes; it holds secrets of a sign-in',
          token: 'a mark of ours in what is placed',
        },
      },
    },
  },
  proof_conflicts: {
    kept: 'goes with its proofs',
    person: {
      leaving: {
        holder_proof_id: { goesWith: 'proofs' },
        claimant_proof_id: { goesWith: 'proofs' },
        decided_by: { stays: TEAM },
      },
      exported: 'it is about two people; what became of the proof is in the proofs',
    },
  },
  daily_usage: { days: 30, since: 'day', person: { leaving: { user_id: { deleted: 'user' } }, exported: COUNTS } },
  matches: {
    kept: WITH_MATCH,
    person: {
      leaving: {
        profile_a_id: { stays: PARTNERS },
        user_a_id: { stays: PARTNERS },
        profile_b_id: { stays: PARTNERS },
        user_b_id: { stays: PARTNERS },
      },
      exported: {
        as: 'matches',
        of: { profile_a_id: 'profile', profile_b_id: 'profile' },
        columns: { id: 'id', profile_a_id: 'id', profile_b_id: 'id', matched_at: 'time', ended_at: 'time' },
      },
    },
  },
  conversations: {
    kept: WITH_MATCH,
    person: {
      leaving: { closed_by: { stays: PARTNERS } },
      exported: {
        as: 'conversations',
        of: { id: 'conversation_members.conversation_id' },
        columns: {
          id: 'id',
          match_id: 'id',
          created_at: 'time',
          last_message_at: 'time',
          closed_at: 'time',
          closed_by: 'id',
        },
      },
    },
  },
  conversation_members: {
    kept: WITH_MATCH,
    person: {
      leaving: { profile_id: { stays: PARTNERS }, user_id: { stays: PARTNERS } },
      exported: {
        as: 'memberships',
        of: { user_id: 'user' },
        columns: { conversation_id: 'id', profile_id: 'id', last_read_seq: 'integer', last_read_at: 'time' },
      },
    },
  },
  messages: {
    kept: WITH_MATCH,
    person: {
      leaving: { sender_profile_id: { deleted: 'profile' } },
      exported: {
        as: 'messages',
        of: { conversation_id: 'conversation_members.conversation_id' },
        columns: {
          conversation_id: 'id',
          seq: 'integer',
          sender_profile_id: 'id',
          type: 'text',
          content: 'text',
          metadata: 'object',
          created_at: 'time',
        },
      },
    },
  },
  passed_turns: { kept: WITH_PROFILE, person: { leaving: { profile_id: { deleted: 'profile' } }, exported: COUNTS } },
  reply_habits: {
    kept: WITH_PROFILE,
    person: {
      leaving: { profile_id: { deleted: 'profile' } },
      exported: { as: 'replyHabits', of: { profile_id: 'profile' }, columns: { profile_id: 'id', habit: 'text' } },
    },
  },
  pictures: {
    days: 1,
    by: 'purge-pictures',
    person: {
      leaving: { user_id: { deleted: 'user' } },
      exported: {
        as: 'pictures',
        of: { user_id: 'user' },
        columns: { hash: 'text', category: 'text', created_at: 'time' },
      },
    },
  },
  picture_files: { days: 1, by: 'purge-pictures', person: null },
  picture_uses: {
    kept: WITH_PROFILE,
    person: {
      leaving: { user_id: { deleted: 'user' }, profile_id: { deleted: 'profile' } },
      exported: 'which profile shows which picture is in the profile',
    },
  },
  decks: {
    days: 14,
    by: 'purge-decks',
    person: {
      leaving: { actor_profile_id: { deleted: 'profile' } },
      exported: 'an order of other people that is made anew when it is missing',
    },
  },
  seekings: {
    kept: WITH_PROFILE,
    person: {
      leaving: { profile_id: { deleted: 'profile' } },
      exported: { as: 'seeking', of: { profile_id: 'profile' }, columns: { profile_id: 'id', seeking: 'object' } },
    },
  },
  exposures: { days: 28, since: 'day', person: { leaving: { profile_id: { deleted: 'profile' } }, exported: COUNTS } },
  last_activity: {
    days: 90,
    since: 'day',
    person: {
      leaving: { user_id: { deleted: 'user' } },
      exported: { as: 'lastActivity', of: { user_id: 'user' }, columns: { day: 'day', previous_day: 'day' } },
    },
  },
  deck_salt: { kept: 'one row', person: null },
  deleted_notifications: {
    days: 1,
    since: 'deleted_at',
    person: { leaving: { user_id: { deleted: 'user' } }, exported: 'deleted by the person; gone within a day' },
  },
  notifications: {
    days: 90,
    since: 'updated_at',
    person: {
      leaving: { user_id: { deleted: 'user' } },
      exported: {
        as: 'notifications',
        of: { user_id: 'user' },
        columns: { type: 'text', occurrences: 'integer', read_at: 'time', created_at: 'time', updated_at: 'time' },
        withheld: {
          data: 'it names other people, those behind unanswered likes too (D1); what is of the person is in its own file',
          coalesce_key: 'our own mark',
        },
      },
    },
  },
  tickets: {
    kept: 'what was asked and answered stays with its person, who may reopen it (D26)',
    person: {
      leaving: { user_id: { deleted: 'user' }, assigned_to: { stays: 'the ticket goes back into the queue' } },
      exported: {
        as: 'tickets',
        of: { user_id: 'user' },
        columns: {
          id: 'id',
          tier: 'text',
          subject: 'text',
          description: 'text',
          category: 'text',
          priority: 'text',
          status: 'text',
          created_at: 'time',
          updated_at: 'time',
        },
      },
    },
  },
  ticket_messages: {
    kept: 'goes with its ticket',
    person: {
      leaving: { ticket_id: { goesWith: 'tickets' }, author_user_id: { stays: TEAM } },
      exported: {
        as: 'ticketMessages',
        of: { ticket_id: 'tickets.id' },
        columns: { ticket_id: 'id', seq: 'integer', is_support: 'boolean', message: 'text', created_at: 'time' },
      },
    },
  },
  ticket_notes: {
    kept: 'goes with its ticket',
    person: {
      leaving: { ticket_id: { goesWith: 'tickets' }, author_user_id: { stays: TEAM } },
      exported: "the team's own notes",
    },
  },
  ticket_pictures: {
    days: 1,
    since: 'created_at',
    only: { is_sent: 'false' },
    person: {
      leaving: { user_id: { deleted: 'user', only: { is_sent: 'false' } }, ticket_id: { goesWith: 'tickets' } },
      exported: {
        as: 'ticketPictures',
        of: { user_id: 'user', ticket_id: 'tickets.id' },
        columns: {
          id: 'id',
          ticket_id: 'id',
          seq: 'integer',
          place: 'integer',
          width: 'integer',
          height: 'integer',
          created_at: 'time',
        },
      },
    },
  },
  report_subjects: {
    days: 200,
    by: 'purge-report-evidence',
    person: {
      leaving: {
        user_id: { stays: EVIDENCE },
        profile_id: { stays: EVIDENCE },
        assigned_to: { stays: 'it goes back into the queue' },
        escalated_by: { stays: TEAM },
      },
      exported: REPORTED,
    },
  },
  report_snapshots: {
    kept: 'goes with its subject',
    person: { leaving: { subject_id: { goesWith: 'report_subjects' } }, exported: REPORTED },
  },
  report_pictures: {
    kept: 'goes with its subject',
    person: { leaving: { subject_id: { goesWith: 'report_subjects' } }, exported: REPORTED },
  },
  reports: {
    kept: 'goes with its subject',
    person: {
      leaving: { subject_id: { goesWith: 'report_subjects' }, reporter_user_id: { stays: EVIDENCE } },
      exported: {
        as: 'reports',
        of: { reporter_user_id: 'user' },
        columns: { reason: 'text', message: 'text', created_at: 'time' },
        withheld: { evidence: 'copies of messages that are in the conversations' },
      },
    },
  },
  decisions: {
    kept: 'a person sees their own history as long as they are here',
    person: {
      leaving: {
        user_id: { deleted: 'user' },
        profile_id: { deleted: 'profile' },
        decided_by: { stays: TEAM },
        confirmed_by: { stays: TEAM },
      },
      exported: {
        as: 'teamDecisions',
        of: { user_id: 'user' },
        // A dismissal is nobody's history, and would tell that somebody reported them.
        except: { measure: 'none' },
        columns: {
          id: 'id',
          subject_type: 'text',
          measure: 'text',
          policy: 'text',
          severity: 'text',
          field: 'text',
          days: 'integer',
          facts: 'text',
          statement: 'object',
          created_at: 'time',
          ends_at: 'time',
          ended_at: 'time',
          ended_by: 'text',
          strike_ends_at: 'time',
        },
        withheld: {
          subject_key: 'an id of what it is about',
          restore: 'what its end puts back into the profile',
        },
      },
    },
  },
  appeals: {
    kept: 'goes with its decision',
    person: {
      leaving: {
        decision_id: { goesWith: 'decisions' },
        user_id: { deleted: 'user' },
        answered_by: { stays: TEAM },
      },
      exported: {
        as: 'appeals',
        of: { user_id: 'user' },
        columns: {
          decision_id: 'id',
          message: 'text',
          created_at: 'time',
          outcome: 'text',
          answer: 'text',
          answered_at: 'time',
        },
      },
    },
  },
  transparency_figures: { kept: 'counts of quarters, of nobody in particular', person: null },
  saved_replies: { kept: 'a hundred at most, until an admin removes them', person: null },
  onboarding_sessions: {
    days: 7,
    since: 'created_at',
    person: {
      leaving: { user_id: { deleted: 'user' } },
      exported: {
        as: 'talks',
        of: { user_id: 'user' },
        columns: { id: 'id', interview: 'object', completed_at: 'time', created_at: 'time', updated_at: 'time' },
      },
    },
  },
  onboarding_messages: {
    kept: 'goes with its session',
    person: {
      leaving: { session_id: { goesWith: 'onboarding_sessions' } },
      exported: {
        as: 'talkMessages',
        of: { session_id: 'onboarding_sessions.id' },
        columns: { session_id: 'id', seq: 'integer', role: 'text', content: 'text', created_at: 'time' },
      },
    },
  },
  daily_budgets: {
    days: 30,
    since: 'day',
    person: { leaving: { holder: { stays: 'an id without a person, gone within 30 days' } }, exported: COUNTS },
  },
  rate_limits: { days: 1, since: 'resets_at', person: null },
  idempotency_keys: {
    days: 1,
    by: 'purge-idempotency-keys',
    person: {
      leaving: { user_id: { deleted: 'user' } },
      exported: 'answers that were given already; gone within a day',
    },
  },
  job_runners: { kept: 'until the process is silent for some seconds (jobs/liveness.ts)', person: null },
  payments: {
    kept: MONEY,
    person: {
      leaving: { user_id: { stays: ANONYMOUS } },
      exported: {
        as: 'payments',
        of: { user_id: 'user' },
        columns: {
          id: 'id',
          tier: 'text',
          method: 'text',
          chain_id: 'integer',
          token_address: 'text',
          address: 'text',
          expected_wei: 'decimal',
          received_wei: 'decimal',
          usd_price: 'decimal',
          bnb_usd: 'decimal',
          status: 'text',
          detail: 'text',
          tx_hash: 'text',
          created_at: 'time',
          expires_at: 'time',
          confirmed_at: 'time',
          dropped_at: 'time',
        },
        withheld: { xpub_fingerprint: 'of our key', seen_tx: 'what the head of the chain showed before it was booked' },
      },
    },
  },
  transfers: {
    kept: MONEY,
    person: {
      leaving: { payment_id: { stays: MONEY } },
      exported: {
        as: 'transfers',
        of: { payment_id: 'payments.id' },
        columns: {
          payment_id: 'id',
          kind: 'text',
          asset: 'text',
          token_address: 'text',
          amount_wei: 'decimal',
          tx_hash: 'text',
          from_address: 'text',
          block_number: 'integer',
          block_hash: 'text',
          block_time: 'time',
          counted_as: 'text',
        },
      },
    },
  },
  foreign_transfers: { kept: 'twenty rows a payment at most', person: null },
  unbooked_blocks: { kept: 'until they are booked', person: null },
  subscription_periods: {
    kept: MONEY,
    person: {
      leaving: { user_id: { stays: ANONYMOUS } },
      exported: {
        as: 'periods',
        of: { user_id: 'user' },
        columns: {
          tier: 'text',
          starts_at: 'time',
          ends_at: 'time',
          payment_id: 'id',
          replaced_at: 'time',
          created_at: 'time',
        },
      },
    },
  },
  payment_claims: {
    kept: MONEY,
    person: {
      leaving: { payment_id: { stays: MONEY } },
      exported: {
        as: 'claims',
        of: { payment_id: 'payments.id' },
        columns: { payment_id: 'id', wish: 'text', refund_address: 'text', signature: 'text', created_at: 'time' },
      },
    },
  },
  payment_settlements: {
    kept: MONEY,
    person: {
      leaving: { payment_id: { stays: MONEY }, settled_by: { stays: TEAM } },
      exported: {
        as: 'settlements',
        of: { payment_id: 'payments.id' },
        columns: { payment_id: 'id', outcome: 'text', tx_hash: 'text', created_at: 'time' },
        withheld: { note: "the team's own note", warnings: "the team's own check" },
      },
    },
  },
  settled_transfers: { kept: MONEY, person: null },
  reconciliations: { kept: MONEY, person: null },
  matching_weeks: { kept: 'measures of weeks, of nobody in particular', person: null },
  guard_counts: { kept: 'counts of days, of nobody in particular', person: null },
  daily_figures: { kept: 'counts of days, of nobody in particular', person: null },
  sweeps: { kept: MONEY, person: null },
  skipped_addresses: { kept: 'a row or two a restore', person: null },
  found_deposits: { kept: MONEY, person: null },
  ledger_sums: { kept: 'a few rows a chain', person: null },
  statistics: { kept: 'one row', person: null },
  suspended_leavers: {
    days: 90,
    since: 'left_at',
    person: {
      leaving: { decided_by: { stays: TEAM }, confirmed_by: { stays: TEAM } },
      exported: 'of nobody who is here: a salted hash against suspended people who come back (D68)',
    },
  },
  data_exports: {
    days: 7,
    since: 'requested_at',
    person: { leaving: { user_id: { deleted: 'user' } }, exported: 'the export itself' },
  },
  data_export_parts: {
    kept: 'goes with its export',
    person: { leaving: { export_id: { goesWith: 'data_exports' } }, exported: 'the export itself' },
  },
  maintenance: { kept: 'one row at most', person: null },
  chain_cursors: { kept: 'one row a chain', person: null },
  chain_blocks: { kept: 'the last 512; the watcher takes away older ones (D17)', person: null },
  bnb_prices: { kept: 'one row a chain', person: null },
  bnb_price_minutes: { kept: 'those of an hour; the next price takes older ones away', person: null },
  link_migrations: { days: 14, erased: 'the names and links that a run changed; its figures stay', person: null },
  audit_log: {
    kept: 'who changed what is never forgotten (D2)',
    person: { leaving: { actor_user_id: { stays: ANONYMOUS } }, exported: "the team's record" },
  },
  database_mark: { kept: 'one row at most', person: null },
  schema_migrations: { kept: 'one row a migration', person: null },
} as const satisfies Record<keyof Schema | 'schema_migrations', Retention>;

/** Proofs that were begun and never made, besides what `retention` says of proofs. */
export const BEGUN_PROOFS = {
  days: 1,
  since: 'challenge_ends_at',
  only: { state: 'pending' },
} as const satisfies Purged;

/** Rows from before this time are past their retention. */
export const endOf = ({ days }: { days: number }, now: Date): Date => new Date(now.getTime() - days * DAY_MS);
