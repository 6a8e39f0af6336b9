import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/schema.ts';
import type { Realtime } from '../integrations/realtime/realtime.ts';
import { addJob } from '../jobs/queue.ts';
import { createDeckFilling } from './deck-fill.ts';
import { createDeckService } from './deck.ts';
import { createGalleryService, type GalleryService } from './gallery.ts';
import { createLikesService, type LikesService } from './likes.ts';
import { createMatchingService, type MatchingService } from './matching.ts';
import { createMessagingService, type MessagingService } from './messaging.ts';
import { createNotificationsService, type NotificationsService } from './notifications.ts';
import { createPicturePolicy } from './pictures.ts';
import { createProfilesService, type ProfilesService } from './profiles.ts';
import { createRealtimeAccessService, type RealtimeAccessService } from './realtime-access.ts';
import { createSubscriptionsService, type SubscriptionsService } from './subscriptions.ts';
import { createUsersService, type UsersService } from './users.ts';

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
  matching: MatchingService;
  likes: LikesService;
  notifications: NotificationsService;
  messaging: MessagingService;
  realtimeAccess: RealtimeAccessService;
}

/** Hands each service what it takes, and nothing more. */
export function createServices({ config, clock, db, realtime }: ServiceDependencies): Services {
  const pictures = createPicturePolicy(config);
  const users = createUsersService({ db, clock, pictures, adminPrivyIds: config.adminPrivyIds });
  const profiles = createProfilesService({ db, clock, pictures });
  const gallery = createGalleryService({ db, clock });
  const subscriptions = createSubscriptionsService({ clock, prices: config.prices });
  const notifications = createNotificationsService({ db, clock });
  const deck = createDeckService({
    db,
    clock,
    filling: createDeckFilling({ db, clock }),
    // By its key, so that a deck asked for again before its turn is filled once.
    requestFill: (actorProfileId, filter) =>
      addJob(db, 'fill-deck', { actorProfileId, filter }, { key: `deck:${actorProfileId}:${filter}` }),
  });
  const matching = createMatchingService({ db, clock, profiles, deck });
  const likes = createLikesService({ db, clock, profiles, notifier: notifications });
  const messaging = createMessagingService({ db, clock, pictures, profiles, notices: notifications });
  const realtimeAccess = createRealtimeAccessService({ db, realtime, messaging });
  return { users, profiles, gallery, subscriptions, matching, likes, notifications, messaging, realtimeAccess };
}
