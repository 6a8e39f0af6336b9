import { availableParallelism } from 'node:os';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db, DeliveryChannel } from '../database/schema.ts';
import type { Chain } from '../integrations/chain/chain.ts';
import type { ProofSources } from '../proof-sources.ts';
import type { GifSource } from '../integrations/gifs/gif-source.ts';
import type { MarketSource } from '../integrations/market/market.ts';
import type { PushSender } from '../integrations/push/push.ts';
import type { Storage } from '../integrations/storage/storage.ts';
import type { Translator } from '../integrations/translation/translator.ts';
import type { Mailer } from '../integrations/mail/mailer.ts';
import type { Model } from '../integrations/model/model.ts';
import type { Realtime } from '../integrations/realtime/realtime.ts';
import { createIdempotencyKeys, type IdempotencyKeys } from '../http/idempotency.ts';
import { createRateCounts, type RateCounts } from '../http/rate-counts.ts';
import { createJobsService, type JobsService } from '../jobs/jobs.service.ts';
import { addJobs, addLoneJob, newJob } from '../jobs/queue.ts';
import {
  type AccountDeletionService,
  createAccountDeletionService,
} from './account-deletion/account-deletion.service.ts';
import { createConcurrencyLimiter } from '../lib/concurrency-limiter.ts';
import { type BadgesService, createBadgesService } from './badges/badges.service.ts';
import { type BlocksService, createBlocksService } from './blocks/blocks.service.ts';
import { type BookmarksService, createBookmarksService } from './bookmarks/bookmarks.service.ts';
import { createDataExportService, type DataExportService } from './data-export/data-export.service.ts';
import { deckJobs } from './deck/deck.jobs.ts';
import { forgetDecks } from './deck/deck.public.ts';
import { createDeckFilling, type DeckFilling } from './deck/deck-fill.service.ts';
import { createDeckRanking, type DeckRanking } from './deck/deck-rank.service.ts';
import { createDeckReading } from './deck/deck-read.service.ts';
import { createDeckService, type DeckService } from './deck/deck.service.ts';
import { jobKinds } from './job-kinds.ts';
import { lookAgain } from './deliveries/deliveries.public.ts';
import { createDeliveriesService, type DeliveriesService, type Sender } from './deliveries/deliveries.service.ts';
import { createGalleryService, type GalleryService } from './gallery/gallery.service.ts';
import { createGifsService, type GifsService } from './gifs/gifs.service.ts';
import { createOverviewService, type OverviewService } from './overview/overview.service.ts';
import { createHealthService, type Examine, type HealthService } from './health/health.service.ts';
import { createHomeService, type HomeService } from './home/home.service.ts';
import { createDevicesService, type DevicesService } from './devices/devices.service.ts';
import { createMailService, type MailService } from './mail/mail.service.ts';
import { createMailWriting } from './mail/writing.service.ts';
import { createLikesService, type LikesService } from './likes/likes.service.ts';
import { createUnmatchService, type UnmatchService } from './likes/unmatch.service.ts';
import { createMarketService, type MarketService } from './market/market.service.ts';
import { createMaintenanceService, type MaintenanceService } from './maintenance/maintenance.service.ts';
import { createMatchesService, type MatchesService } from './matches/matches.service.ts';
import { createModelService, type ModelService } from './model/model.service.ts';
import { createGuardsService } from './messaging/guards.service.ts';
import { createMessagingService, type MessagingService } from './messaging/messaging.service.ts';
import { createNotificationsService, type NotificationsService } from './notifications/notifications.service.ts';
import { createListening } from './onboarding/listening.service.ts';
import { createOnboardingService, type OnboardingService } from './onboarding/onboarding.service.ts';
import { type ClaimsService, createClaimsService } from './settlements/claims.service.ts';
import { type ConfirmationService, createConfirmationService } from './payments/confirmation.service.ts';
import { createPaymentsService, type PaymentsService } from './payments/payments.service.ts';
import { createRatesService, type RatesService } from './payments/rates.service.ts';
import { createReconciliationService, type ReconciliationService } from './settlements/reconciliation.service.ts';
import { createSettlementsService, type SettlementsService } from './settlements/settlements.service.ts';
import { createSweepStatsService, type SweepStatsService } from './settlements/sweep-stats.service.ts';
import { paymentsJobs } from './payments/payments.jobs.ts';
import { createWatcherService, type WatcherService } from './watcher/watcher.service.ts';
import { createPictureAddresses, type PictureAddresses } from '../lib/picture-addresses.ts';
import { createPicturesService, type PicturesService } from './pictures/pictures.service.ts';
import { createPreferencesService, type PreferencesService } from './preferences/preferences.service.ts';
import { createProofConflictsService, type ProofConflictsService } from './proofs/conflicts.service.ts';
import { releaseAllOf } from './proofs/holding.service.ts';
import { createProofsService, type ProofsService } from './proofs/proofs.service.ts';
import { createVerifiers } from './proofs/verifiers.service.ts';
import { createRechecksService, type RechecksService } from './proofs/rechecks.service.ts';
import { createSeatsService, type SeatsService } from './proofs/seats.service.ts';
import { createProfileSearching } from './profiles/profile-search.service.ts';
import { createProfilesService, type ProfilesService } from './profiles/profiles.service.ts';
import {
  createPushSubscriptionsService,
  type PushSubscriptionsService,
} from './push-subscriptions/push-subscriptions.service.ts';
import { createPushChannel } from './push-subscriptions/push-channel.service.ts';
import { createRealtimeService, type RealtimeService } from './realtime/realtime.service.ts';
import { createRetentionService, type RetentionService } from './retention/retention.service.ts';
import { createPeriodsService } from './subscriptions/periods.service.ts';
import { createRemindersService, type RemindersService } from './subscriptions/reminders.service.ts';
import { createLinkMigrationService, type LinkMigrationService } from './link-migration/link-migration.service.ts';
import { createReviewService, type ReviewService } from './review/review.service.ts';
import { type AuditService, createAuditService } from './audit/audit.service.ts';
import { createSeekingService, type SeekingService } from './seeking/seeking.service.ts';
import { createSubscriptionsService, type SubscriptionsService } from './subscriptions/subscriptions.service.ts';
import { createShareService, type ShareService } from './share/share.service.ts';
import { createSavedRepliesService, type SavedRepliesService } from './saved-replies/saved-replies.service.ts';
import { createTicketPicturesService, type TicketPicturesService } from './ticket-pictures/ticket-pictures.service.ts';
import { type AppealsService, createAppealsService } from './reports/appeals.service.ts';
import { createDecisionsService, type DecisionsService } from './reports/decisions.service.ts';
import { createTransparencyService, type TransparencyService } from './reports/transparency.service.ts';
import { createReturningService } from './reports/returning.service.ts';
import { createReportsService, type ReportsService } from './reports/reports.service.ts';
import { createTicketsService, type TicketsService } from './tickets/tickets.service.ts';
import { createWordsService, type WordsService } from './words/words.service.ts';
import { createTranslationService, type TranslationService } from './translation/translation.service.ts';
import { createUsersService, type UsersService } from './users/users.service.ts';

/** The external dependencies of the services. */
export interface ServiceDependencies {
  config: Config;
  clock: Clock;
  db: Db;
  /** The connections of searches (`openForSearches`). */
  searchDb: Db;
  realtime: Realtime;
  marketSources: readonly MarketSource[];
  /** Null where nothing is pushed. */
  push: PushSender | null;
  /** Null where the installation has none. */
  gifSource: GifSource | null;
  /** The store of pictures. */
  storage: Storage;
  /** Null where the installation has none. */
  translator: Translator | null;
  /** Null where the installation has none. */
  model: Model | null;
  /** Null if the installation sends no mail. */
  mailer: Mailer | null;
  /** Null disables payments. */
  chain: Chain | null;
  proofSources: ProofSources;
  /** The operator's checks of the installation. */
  examine: Examine;
  /** Channels of deliveries in place of the real ones, for tests. */
  senders?: Partial<Readonly<Record<DeliveryChannel, Sender>>>;
}

export interface Services {
  addresses: PictureAddresses;
  users: UsersService;
  preferences: PreferencesService;
  profiles: ProfilesService;
  onboarding: OnboardingService;
  gallery: GalleryService;
  home: HomeService;
  words: WordsService;
  market: MarketService;
  gifs: GifsService;
  pictures: PicturesService;
  share: ShareService;
  translation: TranslationService;
  subscriptions: SubscriptionsService;
  reminders: RemindersService;
  payments: PaymentsService;
  rates: RatesService;
  confirmation: ConfirmationService;
  claims: ClaimsService;
  settlements: SettlementsService;
  sweepStats: SweepStatsService;
  reconciliation: ReconciliationService;
  /** Null: there is no chain to watch. */
  watcher: WatcherService | null;
  deck: DeckService;
  deckFilling: DeckFilling;
  deckRanking: DeckRanking;
  seeking: SeekingService;
  matches: MatchesService;
  likes: LikesService;
  unmatch: UnmatchService;
  blocks: BlocksService;
  pushSubscriptions: PushSubscriptionsService;
  proofs: ProofsService;
  proofRechecks: RechecksService;
  proofConflicts: ProofConflictsService;
  seats: SeatsService;
  badges: BadgesService;
  bookmarks: BookmarksService;
  deliveries: DeliveriesService;
  devices: DevicesService;
  mail: MailService;
  notifications: NotificationsService;
  messaging: MessagingService;
  tickets: TicketsService;
  ticketPictures: TicketPicturesService;
  savedReplies: SavedRepliesService;
  reports: ReportsService;
  decisions: DecisionsService;
  appeals: AppealsService;
  transparency: TransparencyService;
  realtime: RealtimeService;
  model: ModelService;
  review: ReviewService;
  linkMigration: LinkMigrationService;
  audit: AuditService;
  health: HealthService;
  overview: OverviewService;
  retention: RetentionService;
  accountDeletion: AccountDeletionService;
  dataExport: DataExportService;
  idempotencyKeys: IdempotencyKeys;
  rateCounts: RateCounts;
  maintenance: MaintenanceService;
  jobs: JobsService;
}

/** Max. pictures that wait for a free processor; further ones are refused with a retry time. */
const MOST_PICTURES_WAITING = 40;

/** Wires each service with its dependencies. */
export function createServices({
  config,
  clock,
  db,
  searchDb,
  realtime,
  marketSources,
  push,
  gifSource,
  storage,
  translator,
  model,
  mailer,
  chain,
  proofSources,
  examine,
  senders = {},
}: ServiceDependencies): Services {
  const { picturesUrl } = config;
  const decoding = createConcurrencyLimiter({
    concurrency: availableParallelism(),
    mostWaiting: MOST_PICTURES_WAITING,
  });
  // Separate, so that uploads never delay the picture of a shared link.
  const drawing = createConcurrencyLimiter({ concurrency: 1, mostWaiting: MOST_PICTURES_WAITING });
  const pictures = createPicturesService({ db, clock, storage, limiter: decoding, picturesUrl });
  const addresses = createPictureAddresses(picturesUrl);
  const notifications = createNotificationsService({ db, clock, realtime, addresses });
  const pushChannel = push === null ? null : createPushChannel({ db, push, notifications });
  const returning = createReturningService({ clock, notifications });
  const users = createUsersService({ db, searchDb, clock, addresses, returning, roles: config.roles });
  const searching = createProfileSearching(searchDb);
  const profiles = createProfilesService({ db, searching, clock, addresses });
  const modelService = createModelService({ db, clock, model, limits: config.modelLimits });
  const listening = createListening({ model: modelService, timeoutMs: config.modelLimits.timeoutMs });
  const onboarding = createOnboardingService({ db, clock, listening });
  const gallery = createGalleryService({
    db,
    clock,
    searching,
    profiles,
    addresses,
    hasAiMatching: modelService.isThere,
  });
  const verifiers = createVerifiers({ db, config, sources: proofSources });
  const proving = { db, clock, addresses, verifiers, notify: notifications.notify };
  const { chain: network, prices } = config;
  const rates = createRatesService({ db, clock, chain, fixedUsd: prices.bnbUsd });
  const periods = createPeriodsService({ clock });
  const confirmation = createConfirmationService({ clock, grantPeriod: periods.grantPeriod, notifications });
  const payments = createPaymentsService({
    db,
    clock,
    chain: network,
    prices,
    rates,
    realtime,
  });
  const deckFilling = createDeckFilling({ db, clock, isRanked: modelService.isThere });
  const reading = createDeckReading({
    db,
    clock,
    filling: deckFilling,
    requestFill: (actorProfileId, filter) => addLoneJob(db, deckJobs.fillDeck, { actorProfileId, filter }),
    requestRanking: modelService.isThere
      ? (actorProfileId, filter) => addLoneJob(db, deckJobs.rankDeck, { actorProfileId, filter })
      : null,
  });
  const deck = createDeckService({ db, clock, profiles, addresses, reading });
  const matches = createMatchesService({ db, profiles, addresses });
  const likes = createLikesService({ db, clock, profiles, addresses, notifications });
  const messaging = createMessagingService({
    db,
    clock,
    gifPrefixes: config.gifs?.mediaPrefixes ?? [],
    realtime,
    profiles,
    addresses,
    guards: createGuardsService({ db, clock }),
    notifications,
  });
  const ticketPictures = createTicketPicturesService({ db, clock, limiter: decoding });
  const tickets = createTicketsService({
    db,
    searchDb,
    clock,
    pictures: ticketPictures,
    realtime,
    addresses,
    users,
    notifications,
    silenceMs: config.ticketSilenceMs,
  });
  const realtimeService = createRealtimeService({ db, clock, realtime, messaging, tickets });
  const watcher =
    chain === null || network === null
      ? null
      : createWatcherService({
          db,
          clock,
          chain,
          config: network,
          consequences: {
            confirmPayment: confirmation.confirmPayment,
            publish: (trx, paymentIds) =>
              addJobs(
                trx,
                paymentIds.map((paymentId) => newJob(paymentsJobs.publishPaymentStatus, { paymentId })),
              ),
          },
        });
  const writing = createMailWriting({ db, clock, notifications, deck, origin: config.publicOrigin });
  const mail = createMailService({ db, clock, mailer, writing, origin: config.publicOrigin });
  const jobs = createJobsService({ db, kinds: Object.values(jobKinds) });
  const accountDeletion = createAccountDeletionService({
    db,
    clock,
    releaseProofs: (userId) => releaseAllOf(db, notifications.notify, userId, clock.now()),
  });
  return {
    addresses,
    users,
    preferences: createPreferencesService({ db, clock, lookAgain }),
    profiles,
    onboarding,
    gallery,
    home: createHomeService({ db, clock, profiles, likes, addresses }),
    words: createWordsService({ db }),
    market: createMarketService({ db, clock, sources: marketSources }),
    gifs: createGifsService({ clock, source: gifSource }),
    pictures,
    share: createShareService({ profiles, storage, limiter: drawing }),
    translation: createTranslationService({ db, clock, translator, limits: config.translationLimits }),
    subscriptions: createSubscriptionsService({ db, clock, prices, rates, periods }),
    reminders: createRemindersService({ db, clock, notifications }),
    payments,
    rates,
    confirmation,
    claims: createClaimsService({ db, clock }),
    settlements: createSettlementsService({ db, searchDb, clock, chain, confirmation, notifications }),
    sweepStats: createSweepStatsService({ db, chain: network, rates }),
    reconciliation: createReconciliationService({ db, chain: network }),
    watcher,
    deck,
    deckFilling,
    deckRanking: createDeckRanking({ db, clock, model: modelService }),
    seeking: createSeekingService({ db, profiles, forgetDecks }),
    matches,
    likes,
    unmatch: createUnmatchService({ db, clock, profiles, messaging }),
    pushSubscriptions: createPushSubscriptionsService({ db, clock, push }),
    blocks: createBlocksService({ db, clock, realtime, addresses }),
    proofs: createProofsService({ ...proving, profiles, seatRequested: notifications.seatRequested }),
    proofRechecks: createRechecksService(proving),
    proofConflicts: createProofConflictsService(proving),
    seats: createSeatsService(proving),
    badges: createBadgesService({ db, clock, notifications }),
    bookmarks: createBookmarksService({ db, clock, addresses }),
    notifications,
    deliveries: createDeliveriesService({ db, clock, channels: { push: pushChannel, mail: mail.sender, ...senders } }),
    devices: createDevicesService({ db, clock, realtime }),
    mail,
    messaging,
    tickets,
    ticketPictures,
    savedReplies: createSavedRepliesService({ db, clock }),
    reports: createReportsService({ db, clock, realtime }),
    decisions: createDecisionsService({ db, clock, addresses, notifications, users }),
    appeals: createAppealsService({ db, clock, notifications }),
    transparency: createTransparencyService({ db }),
    realtime: realtimeService,
    review: createReviewService({ db, searchDb, clock, addresses, notifications }),
    linkMigration: createLinkMigrationService({ db, clock }),
    audit: createAuditService({ db, clock }),
    overview: createOverviewService({ db, clock }),
    model: modelService,
    health: createHealthService({
      db,
      clock,
      jobs,
      watcher,
      model: modelService,
      accountDeletion,
      realtime: config.realtime,
      examine,
    }),
    retention: createRetentionService({ db, clock }),
    accountDeletion,
    dataExport: createDataExportService({ db, clock, storage }),
    idempotencyKeys: createIdempotencyKeys({ db, clock }),
    rateCounts: createRateCounts({ db, clock }),
    maintenance: createMaintenanceService({ db, clock }),
    jobs,
  };
}
