import type { Operations } from '../http/operation.ts';
import type { Services } from './services.ts';
import { deckOperations } from './deck/deck.operations.ts';
import { galleryOperations } from './gallery/gallery.operations.ts';
import { likeOperations } from './likes/likes.operations.ts';
import { matchOperations } from './matches/matches.operations.ts';
import { messagingOperations } from './messaging/messaging.operations.ts';
import { notificationOperations } from './notifications/notifications.operations.ts';
import { profileOperations } from './profiles/profiles.operations.ts';
import { realtimeOperations } from './realtime/realtime.operations.ts';
import { subscriptionOperations } from './subscriptions/subscriptions.operations.ts';
import { userOperations } from './users/users.operations.ts';

/** A handler for each operation of the contract. */
export function createOperations(services: Services) {
  return {
    ...userOperations(services.users),
    ...profileOperations(services.profiles),
    ...galleryOperations(services.gallery),
    ...subscriptionOperations(services.subscriptions),
    ...deckOperations(services.deck),
    ...matchOperations(services.matches),
    ...likeOperations(services.likes),
    ...notificationOperations(services.notifications),
    ...messagingOperations(services.messaging),
    ...realtimeOperations(services.realtime),
  } satisfies Operations;
}
