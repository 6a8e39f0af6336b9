import type { Operations } from '../http/operation.ts';
import { accountDeletionOperations } from './account-deletion/account-deletion.operations.ts';
import { badgeOperations } from './badges/badges.operations.ts';
import { bookmarkOperations } from './bookmarks/bookmarks.operations.ts';
import { blockOperations } from './blocks/blocks.operations.ts';
import { auditOperations } from './audit/audit.operations.ts';
import { linkMigrationOperations } from './link-migration/link-migration.operations.ts';
import { reviewOperations } from './review/review.operations.ts';
import type { Services } from './services.ts';
import { dataExportOperations } from './data-export/data-export.operations.ts';
import { deckOperations } from './deck/deck.operations.ts';
import { deviceOperations } from './devices/devices.operations.ts';
import { galleryOperations } from './gallery/gallery.operations.ts';
import { gifOperations } from './gifs/gifs.operations.ts';
import { healthOperations } from './health/health.operations.ts';
import { homeOperations } from './home/home.operations.ts';
import { likeOperations } from './likes/likes.operations.ts';
import { mailOperations } from './mail/mail.operations.ts';
import { marketOperations } from './market/market.operations.ts';
import { matchOperations } from './matches/matches.operations.ts';
import { messagingOperations } from './messaging/messaging.operations.ts';
import { notificationOperations } from './notifications/notifications.operations.ts';
import { overviewOperations } from './overview/overview.operations.ts';
import { onboardingOperations } from './onboarding/onboarding.operations.ts';
import { settlementOperations } from './settlements/settlements.operations.ts';
import { paymentOperations } from './payments/payments.operations.ts';
import { pictureOperations } from './pictures/pictures.operations.ts';
import { preferencesOperations } from './preferences/preferences.operations.ts';
import { proofOperations } from './proofs/proofs.operations.ts';
import { profileOperations } from './profiles/profiles.operations.ts';
import { pushSubscriptionOperations } from './push-subscriptions/push-subscriptions.operations.ts';
import { realtimeOperations } from './realtime/realtime.operations.ts';
import { seekingOperations } from './seeking/seeking.operations.ts';
import { subscriptionOperations } from './subscriptions/subscriptions.operations.ts';
import { decisionOperations } from './reports/decisions.operations.ts';
import { reportOperations } from './reports/reports.operations.ts';
import { savedReplyOperations } from './saved-replies/saved-replies.operations.ts';
import { ticketPictureOperations } from './ticket-pictures/ticket-pictures.operations.ts';
import { ticketOperations } from './tickets/tickets.operations.ts';
import { translationOperations } from './translation/translation.operations.ts';
import { userOperations } from './users/users.operations.ts';
import { wordOperations } from './words/words.operations.ts';

/** A handler for each operation of the contract. */
export function createOperations(services: Services) {
  return {
    ...userOperations(services.users, services.addresses),
    ...preferencesOperations(services.preferences),
    ...mailOperations(services.mail),
    ...deviceOperations(services.devices),
    ...dataExportOperations(services.dataExport),
    ...accountDeletionOperations(services.accountDeletion, services.addresses),
    ...profileOperations(services.profiles),
    ...onboardingOperations(services.onboarding),
    ...galleryOperations(services.gallery),
    ...wordOperations(services.words),
    ...marketOperations(services.market),
    ...pictureOperations(services.pictures),
    ...translationOperations(services.translation),
    ...subscriptionOperations(services.subscriptions),
    ...paymentOperations(services),
    ...settlementOperations(services),
    ...reviewOperations(services.review),
    ...auditOperations(services.audit),
    ...healthOperations(services.health),
    ...overviewOperations(services.overview),
    ...linkMigrationOperations(services.linkMigration),
    ...deckOperations(services.deck),
    ...seekingOperations(services.seeking),
    ...matchOperations(services.matches),
    ...likeOperations(services.likes, services.unmatch),
    ...blockOperations(services.blocks),
    ...pushSubscriptionOperations(services.pushSubscriptions),
    ...proofOperations(services),
    ...homeOperations(services.home),
    ...badgeOperations(services.badges),
    ...bookmarkOperations(services.bookmarks),
    ...notificationOperations(services.notifications),
    ...gifOperations(services.gifs),
    ...messagingOperations(services.messaging),
    ...ticketOperations(services.tickets),
    ...ticketPictureOperations(services.ticketPictures),
    ...savedReplyOperations(services.savedReplies),
    ...reportOperations(services.reports),
    ...decisionOperations(services),
    ...realtimeOperations(services.realtime),
  } satisfies Operations;
}
