import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/schema.ts';
import type { Realtime } from '../integrations/realtime/realtime.ts';
import { createIdempotencyKeys, type IdempotencyKeys } from '../http/idempotency.ts';
import { createJobsService, type JobsService } from '../jobs/jobs.service.ts';
import { addLoneJob } from '../jobs/queue.ts';
import { deckJobs } from './deck/deck.jobs.ts';
import { createDeckFilling, type DeckFilling } from './deck/deck-fill.service.ts';
import { createDeckReading } from './deck/deck-read.service.ts';
import { createDeckService, type DeckService } from './deck/deck.service.ts';
import { jobKinds } from './job-kinds.ts';
import { createGalleryService, type GalleryService } from './gallery/gallery.service.ts';
import { createLikesService, type LikesService } from './likes/likes.service.ts';
import { createMatchesService, type MatchesService } from './matches/matches.service.ts';
import { createMessagingService, type MessagingService } from './messaging/messaging.service.ts';
import { createNotificationsService, type NotificationsService } from './notifications/notifications.service.ts';
import { createPicturePolicy } from './profiles/pictures.ts';
import { createProfilesService, type ProfilesService } from './profiles/profiles.service.ts';
import { createRealtimeService, type RealtimeService } from './realtime/realtime.service.ts';
import { createRetentionService, type RetentionService } from './retention/retention.service.ts';
import { createSubscriptionsService, type SubscriptionsService } from './subscriptions/subscriptions.service.ts';
import { createUsersService, type UsersService } from './users/users.service.ts';

/** The outside world, as the services need it. */
export interface ServiceDependencies {
  config: Config;
  clock: Clock;
  db: Db;
  /** The connections of searches (`openForSearches`). */
  searchDb: Db;
  realtime: Realtime;
}

export interface Services {
  users: UsersService;
  profiles: ProfilesService;
  gallery: GalleryService;
  subscriptions: SubscriptionsService;
  deck: DeckService;
  deckFilling: DeckFilling;
  matches: MatchesService;
  likes: LikesService;
  notifications: NotificationsService;
  messaging: MessagingService;
  realtime: RealtimeService;
  retention: RetentionService;
  idempotencyKeys: IdempotencyKeys;
  jobs: JobsService;
}

/** Hands each service what it takes, and nothing more. */
export function createServices({ config, clock, db, searchDb, realtime }: ServiceDependencies): Services {
  const pictures = createPicturePolicy(config);
  const users = createUsersService({ db, clock, pictures, roles: config.roles });
  const profiles = createProfilesService({ db, searchDb, clock, pictures });
  const gallery = createGalleryService({ db, clock });
  const subscriptions = createSubscriptionsService({ db, clock, prices: config.prices });
  const notifications = createNotificationsService({ db, clock, realtime });
  const deckFilling = createDeckFilling({ db, clock });
  const reading = createDeckReading({
    db,
    clock,
    filling: deckFilling,
    requestFill: (actorProfileId, filter) => addLoneJob(db, deckJobs.fillDeck, { actorProfileId, filter }),
  });
  const deck = createDeckService({ db, clock, profiles, reading });
  const matches = createMatchesService({ db, profiles });
  const likes = createLikesService({ db, clock, profiles, notifier: notifications });
  const messaging = createMessagingService({ db, clock, pictures, realtime, profiles, notices: notifications });
  const realtimeService = createRealtimeService({ db, realtime, messaging });
  return {
    users,
    profiles,
    gallery,
    subscriptions,
    deck,
    deckFilling,
    matches,
    likes,
    notifications,
    messaging,
    realtime: realtimeService,
    retention: createRetentionService({ db, clock }),
    idempotencyKeys: createIdempotencyKeys({ db, clock }),
    jobs: createJobsService({ db, kinds: Object.values(jobKinds) }),
  };
}
