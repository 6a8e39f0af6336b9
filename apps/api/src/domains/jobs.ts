import { joinJobs } from '../jobs/join-jobs.ts';
import type { Job } from '../jobs/job-kind.ts';
import { jobKinds } from './job-kinds.ts';
import type { Services } from './services.ts';

/** Every kind of job with its handler: the service method of the same name. */
export function createJobs(services: Services): Job[] {
  return joinJobs(jobKinds, {
    fillDeck: services.deckFilling.fillDeck,
    rankDeck: services.deckRanking.rankDeck,
    purgeDecks: services.deckFilling.purgeDecks,
    refreshTrending: services.gallery.refreshTrending,
    refreshVocabulary: services.gallery.refreshVocabulary,
    countStatistics: services.gallery.countStatistics,
    returnSuperLikes: services.likes.returnSuperLikes,
    publishMessage: services.messaging.publishMessage,
    publishClosing: services.messaging.publishClosing,
    countUnanswered: services.messaging.countUnanswered,
    publishReadReceipt: services.messaging.publishReadReceipt,
    publishPeopleChange: services.blocks.publishPeopleChange,
    endRealtimeTokens: services.devices.endRealtimeTokens,
    mailConfirmation: services.mail.mailConfirmation,
    planDigests: services.mail.planDigests,
    planMoreDigests: services.mail.planMoreDigests,
    deliver: services.deliveries.deliver,
    deliverDue: services.deliveries.deliverDue,
    withdrawSeen: services.deliveries.withdrawSeen,
    publishNotification: services.notifications.publishNotification,
    publishNotificationsChange: services.notifications.publishNotificationsChange,
    publishTicketChange: services.tickets.publishTicketChange,
    returnSilentTickets: services.tickets.returnSilentTickets,
    publishTeamTicketChange: services.tickets.publishTeamTicketChange,
    endPaidPeriods: services.subscriptions.endPaidPeriods,
    remindOfEnds: services.reminders.remindOfEnds,
    publishPaymentStatus: services.payments.publishPaymentStatus,
    expirePayments: services.payments.expirePayments,
    readBnbPrice: async () => void (await services.rates.readRate()),
    countDays: services.overview.countDays,
    measureWeeks: services.overview.measureWeeks,
    rewriteLinks: services.linkMigration.rewriteLinks,
    purgePictures: services.pictures.purgePictures,
    checkProofs: services.proofRechecks.checkProofs,
    endMeasures: services.decisions.endMeasures,
    endMoreMeasures: services.decisions.endMoreMeasures,
    purgeReportEvidence: services.reports.purgeReportEvidence,
    publishReportsChange: services.reports.publishReportsChange,
    eraseDueAccounts: services.accountDeletion.eraseDueAccounts,
    eraseAccount: services.accountDeletion.eraseAccount,
    makeExport: services.dataExport.makeExport,
    purgeOldRows: services.retention.purgeOldRows,
    purgeIdempotencyKeys: services.idempotencyKeys.purgeIdempotencyKeys,
    purgeFailedJobs: services.jobs.purgeFailedJobs,
  });
}
