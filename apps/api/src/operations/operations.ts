import type { Operations } from '../http/operation.ts';
import type { Services } from '../services/services.ts';
import { galleryOperations } from './gallery.ts';
import { matchingOperations } from './matching.ts';
import { messagingOperations } from './messaging.ts';
import { notificationOperations } from './notifications.ts';
import { profileOperations } from './profiles.ts';
import { realtimeOperations } from './realtime.ts';
import { subscriptionOperations } from './subscriptions.ts';
import { userOperations } from './users.ts';

/** A handler for each operation of the contract. */
export function createOperations(services: Services) {
  return {
    ...userOperations(services.users),
    ...profileOperations(services.profiles),
    ...galleryOperations(services.gallery),
    ...subscriptionOperations(services.subscriptions),
    ...matchingOperations(services.matching, services.likes),
    ...notificationOperations(services.notifications),
    ...messagingOperations(services.messaging),
    ...realtimeOperations(services.realtimeAccess),
  } satisfies Operations;
}
