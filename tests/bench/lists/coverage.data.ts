// Which bench measures each list, search and count of the contract; a test holds it to the contract and to the benches.
import type { OperationId } from '../../../packages/api-client/src/index.ts';

/** Measured by `npm run bench:lists`, `bench:search` and `bench:admin`. */
export const MEASURED = {
  'tests/bench/lists/measures.ts': [
    'listInboundLikes',
    'listOutboundLikes',
    'listMatches',
    'listConversations',
    'listMessages',
    'listNotifications',
    'getNotificationCounts',
    'listBookmarks',
    'listBookmarkIds',
    'listBlocks',
    'listMyProfiles',
    'listNewInTags',
    'listLatestProfiles',
    'getYourTurn',
    'getHome',
  ],
  'tests/load/search-measures.ts': ['browseGallery', 'listTrendingProfiles'],
  'tests/bench/admin/measures.ts': [
    'listUsers',
    'listPayments',
    'listAllTickets',
    'listAdminProfiles',
    'listAudit',
    'listPendingLinks',
    'getTicketDesk',
    'getSweepStats',
  ],
} as const satisfies Record<string, readonly OperationId[]>;

/** Not measured, and why. */
export const UNMEASURED: Partial<Record<OperationId, string>> = {
  searchProfiles: 'the search of browseGallery',
  listPublicGroups: 'the search of browseGallery, for one type of profile',
  getStatistics: 'one row, counted by a job',
  listDevices: 'at most 50',
  listOnboardingSessions: 'bounded by what a person may begin in a day',
  listUnsentTicketPictures: 'bounded by what one message may hold',
  listPushSubscriptions: 'one for each browser of a person',
  listProofs: 'bounded for each profile',
  listSeats: 'bounded for each project',
  listSavedReplies: 'a few dozen, written by the team',
  listMatchingWeeks: 'one row a week',
  listTrendingGifs: 'asks a service outside',
  searchGifs: 'asks a service outside',
  listMyPayments: 'as many as one person makes; its index is that of listTickets, (user_id, created_at)',
  listTickets: 'as many as one person writes, 5 a day at most',
  listTicketMessages: 'of one ticket',
  listMyReports: 'as many as one person makes, bounded a day',
  listMyDecisions: 'about one person',
  listReports: 'by queue_place, the one order of open subjects (decision 048)',
  listAppeals: 'as many as the team decides',
  listProofConflicts: 'as many as two people prove the same',
};
