import { expect, it } from 'vitest';
import admin from './en/admin.json' with { type: 'json' };
import bookmarks from './en/bookmarks.json' with { type: 'json' };
import errors from './en/errors.json' with { type: 'json' };
import gallery from './en/gallery.json' with { type: 'json' };
import messages from './en/messages.json' with { type: 'json' };
import payments from './en/payments.json' with { type: 'json' };
import premium from './en/premium.json' with { type: 'json' };
import profiles from './en/profiles.json' with { type: 'json' };

/** SPEC 8: the action that each call failed to do, as it is named there. */
const actions = {
  getMe: 'fetch user',
  getAuthProfile: 'fetch profile',
  updateAuthProfile: 'update profile',
  createProfile: 'create profile',
  listMyProfiles: 'fetch profiles',
  getProfile: 'fetch profile',
  updateProfile: 'update profile',
  deleteProfile: 'delete profile',
  searchProfiles: 'search profiles',
  getMatchQueue: 'fetch match queue',
  likeProfile: 'like profile',
  dislikeProfile: 'dislike profile',
  listMatches: 'fetch matches',
  listInboundLikes: 'fetch inbound likes',
  listOutboundLikes: 'fetch outbound likes',
  startOnboarding: 'start onboarding',
  sendOnboardingMessage: 'send message',
  getOnboardingSession: 'fetch session',
  completeOnboarding: 'complete onboarding',
  getMySubscription: 'fetch subscription',
  getSubscriptionFeatures: 'fetch features',
  upgradeSubscription: 'upgrade subscription',
  cancelSubscription: 'cancel subscription',
  getPricing: 'fetch pricing',
  listConversations: 'fetch conversations',
  listMessages: 'fetch messages',
  sendMessage: 'send message',
  createConversation: 'create conversation',
  markConversationRead: 'mark as read',
  initPayment: 'initialize payment',
  getPayment: 'fetch transaction details',
  getPaymentStatus: 'check payment status',
  listMyPayments: 'fetch transactions',
  getNetworkConfig: 'fetch network config',
  listNotifications: 'fetch notifications',
  markNotificationRead: 'mark notification as read',
  deleteNotification: 'delete notification',
  getNotificationCounts: 'fetch notification counts',
  markLikesViewed: 'mark likes as viewed',
  listTickets: 'fetch tickets',
  getTicket: 'fetch ticket',
  createTicket: 'create ticket',
  sendTicketMessage: 'add message',
  updateTicketStatus: 'update ticket status',
  listPendingLinks: 'fetch pending links',
  listPayments: 'fetch payments',
  listUsers: 'fetch users',
  approveLink: 'approve link',
  rejectLink: 'reject link',
  updateSubscription: 'update subscription',
  getSweepStats: 'fetch sweep stats',
  getRealtimeToken: 'get a realtime token',
} as const;

it.each(Object.entries(actions))('SPEC 8: the default text of %s begins with "Failed to %s"', (operation, action) => {
  const text = Object.entries(errors.failed).find(([name]) => name === operation)?.[1];
  expect(text?.split('.')[0]).toBe(`Failed to ${action}`);
});

/** SPEC 8: the texts that people read, each with the place that shows it. */
const texts: readonly (readonly [shown: string, expected: string])[] = [
  [errors.code.internal_error, 'Something went wrong. Please try again.'],
  [gallery.page.error, 'Failed to load gallery'],
  [bookmarks.page.error, 'Failed to load bookmarks'],
  [errors.code.cannot_bookmark_own_profile, 'You cannot bookmark your own profile'],
  [profiles.details.notFound, 'Profile not found'],
  [errors.code.already_bookmarked, 'This profile is already bookmarked'],
  [profiles.form.unexplained, 'An error occurred'],
  [profiles.details.error, 'Failed to load profile'],
  [profiles.details.notFoundText, 'This profile does not exist or has been deleted.'],
  [errors.failed.getGalleryProfile, 'Failed to load profile'],
  [profiles.pictures.failure.format, 'Invalid file format. Please use JPEG, PNG, GIF, or WEBP.'],
  [profiles.pictures.failure.size, 'File is too large. Maximum size is 5MB.'],
  [profiles.pictures.failure.upload, 'Upload failed. Please try again.'],
  [payments.page.notFound, 'Payment not found'],
  [payments.expired.text, 'This payment request has expired. Please create a new payment.'],
  [payments.failed.text, 'Transaction failed. Please try again.'],
  [errors.failed.initPayment, 'Failed to initialize payment. Please try again.'],
  [payments.expired.session, 'Payment session expired. Please start a new payment.'],
  [payments.confirmed.title, 'Payment confirmed!'],
  [payments.expired.title, 'Payment expired'],
  [premium.confirmed, 'Payment confirmed! Your subscription has been upgraded.'],
  [payments.toast.expired, 'Payment expired. Please try again.'],
  [payments.wallet.missing, 'A wallet extension is not installed'],
  [payments.wallet.failed, 'Failed to open the wallet. Please try manually sending the payment.'],
  [payments.wallet.wrongNetwork, 'Please switch to {{network}} in a wallet extension'],
  [errors.failed.getRealtimeToken, 'Failed to get a realtime token'],
  [errors.failed.listPendingLinks, 'Failed to fetch pending links'],
  [admin.links.error, 'Failed to load pending links'],
  [admin.link.approvedToast, 'Link approved successfully'],
  [admin.link.failed.approve, 'Failed to approve link'],
  [admin.link.rejected, 'Link rejected and deleted'],
  [admin.link.removed, 'Link rejected and removed'],
  [admin.link.failed.reject, 'Failed to reject link'],
  [admin.users.edit.done, 'Subscription updated successfully'],
  [admin.users.edit.failed, 'Failed to update subscription'],
  [admin.migration.done_other, 'Migration completed! Updated {{count}} profiles.'],
  [admin.migration.doneWithErrors_other, 'Migration completed with {{count}} errors.'],
  [admin.migration.failed, 'Failed to run migration'],
  [admin.tickets.errorOne, 'Failed to load ticket details'],
  [admin.tickets.answer.sent, 'Message sent successfully'],
  [admin.tickets.answer.failed, 'Failed to send message'],
  [admin.tickets.moved, 'Ticket status updated'],
  [admin.tickets.moveFailed, 'Failed to update status'],
  [admin.tickets.assignedDone, 'Ticket assigned successfully'],
  [admin.tickets.assignFailed, 'Failed to assign ticket'],
  [profiles.market.unavailable, 'Token not available'],
  [messages.gifs.none, 'No GIFs found'],
  [messages.gifs.noneTrending, 'No trending GIFs available'],
];

it.each(texts)('SPEC 8: "%s" begins with "%s"', (shown, expected) => {
  expect(shown.slice(0, expected.length)).toBe(expected);
});
