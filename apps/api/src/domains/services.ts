import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/schema.ts';
import type { Realtime } from '../integrations/realtime/realtime.ts';
import { addJob } from '../jobs/queue.ts';
import { createDeckFilling } from './deck/deck-fill.service.ts';
import { createDeckReading } from './deck/deck-read.service.ts';
import { createDeckService, type DeckService } from './deck/deck.service.ts';
import { createGalleryService, type GalleryService } from './gallery/gallery.service.ts';
import { createLikesService, type LikesService } from './likes/likes.service.ts';
import { createMatchesService, type MatchesService } from './matches/matches.service.ts';
import { createMessagingService, type MessagingService } from './messaging/messaging.service.ts';
import { createNotificationsService, type NotificationsService } from './notifications/notifications.service.ts';
import { createPicturePolicy } from './profiles/pictures.ts';
import { createProfilesService, type ProfilesService } from './profiles/profiles.service.ts';
import { createRealtimeService, type RealtimeService } from './realtime/realtime.service.ts';
import { createSubscriptionsService, type SubscriptionsService } from './subscriptions/subscriptions.service.ts';
import { createUsersService, type UsersService } from './users/users.service.ts';

/** The outside world, as the services need it. */
export interface ServiceDependencies {
  config: Config;
  clock: Clock;
  db: Db;
  realtime: Realtime;
}

export interface Services {
  users: UsersService;
  profiles: ProfilesService;
  gallery: GalleryService;
  subscriptions: SubscriptionsService;
  deck: DeckService;
  matches: MatchesService;
  likes: LikesService;
  notifications: NotificationsService;
  messaging: MessagingService;
  realtime: RealtimeService;
}

/** Hands each service what it takes, and nothing more. */
export function createServices({ config, clock, db, realtime }: ServiceDependencies): Services {
  const pictures = createPicturePolicy(config);
  const users = createUsersService({ db, clock, pictures, adminPrivyIds: config.adminPrivyIds });
  const profiles = createProfilesService({ db, clock, pictures });
  const gallery = createGalleryService({ db, clock });
  const subscriptions = createSubscriptionsService({ clock, prices: config.prices });
  const notifications = createNotificationsService({ db, clock });
  const reading = createDeckReading({
    db,
    clock,
    filling: createDeckFilling({ db, clock }),
    // By its key, so that a deck asked for again before its turn is filled once.
    requestFill: (actorProfileId, filter) =>
      addJob(db, 'fill-deck', { actorProfileId, filter }, { key: `deck:${actorProfileId}:${filter}` }),
  });
  const deck = createDeckService({ db, clock, profiles, reading });
  const matches = createMatchesService({ db, profiles });
  const likes = createLikesService({ db, clock, profiles, notifier: notifications });
  const messaging = createMessagingService({ db, clock, pictures, profiles, notices: notifications });
  const realtimeService = createRealtimeService({ db, realtime, messaging });
  return {
    users,
    profiles,
    gallery,
    subscriptions,
    deck,
    matches,
    likes,
    notifications,
    messaging,
    realtime: realtimeService,
  };
}
