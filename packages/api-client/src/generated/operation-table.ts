// Generated from openapi.yaml by `npm run generate`. Do not edit.

/**
 * Every operation by its id: how it is called, and the tag that it belongs to. Every guest loads it.
 */
export const operationTable = {
  "getMe": {
    "method": "get",
    "path": "/users/me",
    "tag": "Users"
  },
  "deleteMe": {
    "method": "delete",
    "path": "/users/me",
    "tag": "Users"
  },
  "restoreMe": {
    "method": "post",
    "path": "/users/me/restore",
    "tag": "Users"
  },
  "getPreferences": {
    "method": "get",
    "path": "/users/me/preferences",
    "tag": "Users"
  },
  "updatePreferences": {
    "method": "put",
    "path": "/users/me/preferences",
    "tag": "Users"
  },
  "getMailAddress": {
    "method": "get",
    "path": "/users/me/email",
    "tag": "Users"
  },
  "updateMailAddress": {
    "method": "put",
    "path": "/users/me/email",
    "tag": "Users"
  },
  "deleteMailAddress": {
    "method": "delete",
    "path": "/users/me/email",
    "tag": "Users"
  },
  "confirmMailAddress": {
    "method": "post",
    "path": "/users/me/email/confirm",
    "tag": "Users"
  },
  "listDevices": {
    "method": "get",
    "path": "/users/me/devices",
    "tag": "Users"
  },
  "signOutEverywhere": {
    "method": "delete",
    "path": "/users/me/devices",
    "tag": "Users"
  },
  "getExport": {
    "method": "get",
    "path": "/users/me/export",
    "tag": "Users"
  },
  "requestExport": {
    "method": "post",
    "path": "/users/me/export",
    "tag": "Users"
  },
  "getAuthProfile": {
    "method": "get",
    "path": "/api/auth/profile",
    "tag": "Users"
  },
  "updateAuthProfile": {
    "method": "put",
    "path": "/api/auth/profile",
    "tag": "Users"
  },
  "createProfile": {
    "method": "post",
    "path": "/profiles",
    "tag": "Profiles"
  },
  "listMyProfiles": {
    "method": "get",
    "path": "/profiles/my-profiles",
    "tag": "Profiles"
  },
  "searchProfiles": {
    "method": "get",
    "path": "/profiles/search",
    "tag": "Profiles"
  },
  "getProfile": {
    "method": "get",
    "path": "/profiles/{id}",
    "tag": "Profiles"
  },
  "updateProfile": {
    "method": "put",
    "path": "/profiles/{id}",
    "tag": "Profiles"
  },
  "deleteProfile": {
    "method": "delete",
    "path": "/profiles/{id}",
    "tag": "Profiles"
  },
  "getSeeking": {
    "method": "get",
    "path": "/profiles/{id}/seeking",
    "tag": "Profiles"
  },
  "updateSeeking": {
    "method": "put",
    "path": "/profiles/{id}/seeking",
    "tag": "Profiles"
  },
  "viewProfile": {
    "method": "post",
    "path": "/profiles/{id}/view",
    "tag": "Profiles"
  },
  "listOnboardingSessions": {
    "method": "get",
    "path": "/ai-onboarding",
    "tag": "Onboarding"
  },
  "startOnboarding": {
    "method": "post",
    "path": "/ai-onboarding/start",
    "tag": "Onboarding"
  },
  "getOnboardingSession": {
    "method": "get",
    "path": "/ai-onboarding/{sessionId}",
    "tag": "Onboarding"
  },
  "deleteOnboardingSession": {
    "method": "delete",
    "path": "/ai-onboarding/{sessionId}",
    "tag": "Onboarding"
  },
  "sendOnboardingMessage": {
    "method": "post",
    "path": "/ai-onboarding/{sessionId}/message",
    "tag": "Onboarding"
  },
  "completeOnboarding": {
    "method": "post",
    "path": "/ai-onboarding/{sessionId}/complete",
    "tag": "Onboarding"
  },
  "getMatchQueue": {
    "method": "get",
    "path": "/matching/queue",
    "tag": "Matching"
  },
  "likeProfile": {
    "method": "post",
    "path": "/matching/like/{profileId}",
    "tag": "Matching"
  },
  "dislikeProfile": {
    "method": "post",
    "path": "/matching/dislike/{profileId}",
    "tag": "Matching"
  },
  "getDecision": {
    "method": "get",
    "path": "/matching/decision/{profileId}",
    "tag": "Matching"
  },
  "getScore": {
    "method": "get",
    "path": "/matching/score/{profileId}",
    "tag": "Matching"
  },
  "listMatches": {
    "method": "get",
    "path": "/matching/matches",
    "tag": "Matching"
  },
  "unmatchProfile": {
    "method": "delete",
    "path": "/matching/matches/{profileId}",
    "tag": "Matching"
  },
  "listInboundLikes": {
    "method": "get",
    "path": "/matching/inbound-likes",
    "tag": "Matching"
  },
  "listOutboundLikes": {
    "method": "get",
    "path": "/matching/outbound-likes",
    "tag": "Matching"
  },
  "getHome": {
    "method": "get",
    "path": "/home",
    "tag": "Notifications"
  },
  "listNewInTags": {
    "method": "get",
    "path": "/home/new-in-tags",
    "tag": "Matching"
  },
  "getOutcomes": {
    "method": "get",
    "path": "/home/outcomes",
    "tag": "Matching"
  },
  "getMySubscription": {
    "method": "get",
    "path": "/subscriptions/me",
    "tag": "Subscriptions"
  },
  "getSubscriptionFeatures": {
    "method": "get",
    "path": "/subscriptions/features",
    "tag": "Subscriptions"
  },
  "getPricing": {
    "method": "get",
    "path": "/subscriptions/pricing",
    "tag": "Subscriptions"
  },
  "upgradeSubscription": {
    "method": "put",
    "path": "/subscriptions/upgrade",
    "tag": "Subscriptions"
  },
  "cancelSubscription": {
    "method": "put",
    "path": "/subscriptions/cancel",
    "tag": "Subscriptions"
  },
  "resumeSubscription": {
    "method": "put",
    "path": "/subscriptions/resume",
    "tag": "Subscriptions"
  },
  "getNetworkConfig": {
    "method": "get",
    "path": "/payments/network-config",
    "tag": "Payments"
  },
  "initPayment": {
    "method": "post",
    "path": "/payments/crypto/init",
    "tag": "Payments"
  },
  "getPayment": {
    "method": "get",
    "path": "/payments/crypto/transaction/{id}",
    "tag": "Payments"
  },
  "getPaymentStatus": {
    "method": "get",
    "path": "/payments/crypto/status/{id}",
    "tag": "Payments"
  },
  "listMyPayments": {
    "method": "get",
    "path": "/payments/crypto/my-transactions",
    "tag": "Payments"
  },
  "dropPayment": {
    "method": "post",
    "path": "/payments/crypto/{id}/drop",
    "tag": "Payments"
  },
  "claimPayment": {
    "method": "post",
    "path": "/payments/crypto/{id}/claim",
    "tag": "Payments"
  },
  "suggestWords": {
    "method": "get",
    "path": "/words/suggestions",
    "tag": "Words"
  },
  "translateProfile": {
    "method": "post",
    "path": "/translation/profile",
    "tag": "Translation"
  },
  "getTokenMarket": {
    "method": "get",
    "path": "/market/tokens/{address}",
    "tag": "Market"
  },
  "uploadPicture": {
    "method": "post",
    "path": "/uploads",
    "tag": "Uploads"
  },
  "listLatestProfiles": {
    "method": "get",
    "path": "/gallery/latest",
    "tag": "Gallery"
  },
  "getGalleryProfile": {
    "method": "get",
    "path": "/gallery/{id}",
    "tag": "Gallery"
  },
  "browseGallery": {
    "method": "get",
    "path": "/gallery/browse",
    "tag": "Gallery"
  },
  "listPublicGroups": {
    "method": "get",
    "path": "/gallery/groups",
    "tag": "Gallery"
  },
  "listTrendingProfiles": {
    "method": "get",
    "path": "/gallery/trending",
    "tag": "Gallery"
  },
  "getStatistics": {
    "method": "get",
    "path": "/statistics",
    "tag": "Gallery"
  },
  "listTrendingGifs": {
    "method": "get",
    "path": "/gifs/trending",
    "tag": "Gifs"
  },
  "searchGifs": {
    "method": "get",
    "path": "/gifs/search",
    "tag": "Gifs"
  },
  "listConversations": {
    "method": "get",
    "path": "/messaging/conversations",
    "tag": "Messaging"
  },
  "createConversation": {
    "method": "post",
    "path": "/messaging/conversations",
    "tag": "Messaging"
  },
  "getYourTurn": {
    "method": "get",
    "path": "/messaging/your-turn",
    "tag": "Messaging"
  },
  "passYourTurn": {
    "method": "post",
    "path": "/messaging/your-turn/pass",
    "tag": "Messaging"
  },
  "closeConversation": {
    "method": "post",
    "path": "/messaging/conversations/{id}/close",
    "tag": "Messaging"
  },
  "listMessages": {
    "method": "get",
    "path": "/messaging/conversations/{id}/messages",
    "tag": "Messaging"
  },
  "markConversationRead": {
    "method": "post",
    "path": "/messaging/conversations/{id}/read",
    "tag": "Messaging"
  },
  "sendMessage": {
    "method": "post",
    "path": "/messaging/messages",
    "tag": "Messaging"
  },
  "listNotifications": {
    "method": "get",
    "path": "/notifications",
    "tag": "Notifications"
  },
  "getNotificationCounts": {
    "method": "get",
    "path": "/notifications/counts",
    "tag": "Notifications"
  },
  "markLikesViewed": {
    "method": "post",
    "path": "/notifications/mark-likes-viewed",
    "tag": "Notifications"
  },
  "markAllNotificationsRead": {
    "method": "post",
    "path": "/notifications/mark-all-read",
    "tag": "Notifications"
  },
  "markNotificationRead": {
    "method": "post",
    "path": "/notifications/{id}/mark-read",
    "tag": "Notifications"
  },
  "deleteNotification": {
    "method": "delete",
    "path": "/notifications/{id}",
    "tag": "Notifications"
  },
  "restoreNotification": {
    "method": "post",
    "path": "/notifications/{id}/restore",
    "tag": "Notifications"
  },
  "getRealtimeToken": {
    "method": "get",
    "path": "/auth/ably-token",
    "tag": "Realtime"
  },
  "listUsers": {
    "method": "get",
    "path": "/admin/users",
    "tag": "Admin"
  },
  "updateSubscription": {
    "method": "put",
    "path": "/admin/subscriptions/update",
    "tag": "Admin"
  },
  "undoSubscriptionUpdate": {
    "method": "post",
    "path": "/admin/subscriptions/undo",
    "tag": "Admin"
  },
  "updateRole": {
    "method": "put",
    "path": "/admin/roles/update",
    "tag": "Admin"
  },
  "listPayments": {
    "method": "get",
    "path": "/admin/payments",
    "tag": "Admin"
  },
  "getReconciliation": {
    "method": "get",
    "path": "/admin/payments/reconciliation",
    "tag": "Admin"
  },
  "getSweepStats": {
    "method": "get",
    "path": "/admin/payments/sweep-stats",
    "tag": "Admin"
  },
  "getTeamPayment": {
    "method": "get",
    "path": "/admin/payments/{id}",
    "tag": "Admin"
  },
  "settlePayment": {
    "method": "post",
    "path": "/admin/payments/{id}/settle",
    "tag": "Admin"
  },
  "listPendingLinks": {
    "method": "get",
    "path": "/admin/pending-links",
    "tag": "Admin"
  },
  "approveLink": {
    "method": "post",
    "path": "/admin/links/{profileId}/{linkId}/approve",
    "tag": "Admin"
  },
  "rejectLink": {
    "method": "post",
    "path": "/admin/links/{profileId}/{linkId}/reject",
    "tag": "Admin"
  },
  "undoLinkDecision": {
    "method": "post",
    "path": "/admin/links/{profileId}/{linkId}/undo",
    "tag": "Admin"
  },
  "listAdminProfiles": {
    "method": "get",
    "path": "/admin/profiles",
    "tag": "Admin"
  },
  "verifyProfile": {
    "method": "put",
    "path": "/admin/profiles/{id}/verified",
    "tag": "Admin"
  },
  "undoVerification": {
    "method": "post",
    "path": "/admin/profiles/{id}/verified/undo",
    "tag": "Admin"
  },
  "hideProfile": {
    "method": "put",
    "path": "/admin/profiles/{id}/hidden",
    "tag": "Admin"
  },
  "listAudit": {
    "method": "get",
    "path": "/admin/audit",
    "tag": "Admin"
  },
  "getLinkMigration": {
    "method": "get",
    "path": "/admin/migrations/normalize-links",
    "tag": "Admin"
  },
  "normalizeLinks": {
    "method": "post",
    "path": "/admin/migrations/normalize-links",
    "tag": "Admin"
  },
  "stopLinkMigration": {
    "method": "post",
    "path": "/admin/migrations/normalize-links/stop",
    "tag": "Admin"
  },
  "getOverview": {
    "method": "get",
    "path": "/admin/overview",
    "tag": "Admin"
  },
  "listMatchingWeeks": {
    "method": "get",
    "path": "/admin/overview/matching",
    "tag": "Admin"
  },
  "getHealth": {
    "method": "get",
    "path": "/admin/health",
    "tag": "Admin"
  },
  "retryFailedJobs": {
    "method": "post",
    "path": "/admin/health/failed-jobs/retry",
    "tag": "Admin"
  },
  "listBookmarks": {
    "method": "get",
    "path": "/bookmarks",
    "tag": "Bookmarks"
  },
  "createBookmark": {
    "method": "post",
    "path": "/bookmarks",
    "tag": "Bookmarks"
  },
  "listBookmarkIds": {
    "method": "get",
    "path": "/bookmarks/ids",
    "tag": "Bookmarks"
  },
  "deleteBookmark": {
    "method": "delete",
    "path": "/bookmarks/{profileId}",
    "tag": "Bookmarks"
  },
  "sendReport": {
    "method": "post",
    "path": "/reports",
    "tag": "Reports"
  },
  "listMyReports": {
    "method": "get",
    "path": "/reports/mine",
    "tag": "Reports"
  },
  "getPushKey": {
    "method": "get",
    "path": "/push-key",
    "tag": "Push"
  },
  "listPushSubscriptions": {
    "method": "get",
    "path": "/push-subscriptions",
    "tag": "Push"
  },
  "createPushSubscription": {
    "method": "post",
    "path": "/push-subscriptions",
    "tag": "Push"
  },
  "deletePushSubscription": {
    "method": "delete",
    "path": "/push-subscriptions/{subscriptionId}",
    "tag": "Push"
  },
  "listBlocks": {
    "method": "get",
    "path": "/blocks",
    "tag": "Blocks"
  },
  "createBlock": {
    "method": "post",
    "path": "/blocks",
    "tag": "Blocks"
  },
  "deleteBlock": {
    "method": "delete",
    "path": "/blocks/{blockId}",
    "tag": "Blocks"
  },
  "listProofs": {
    "method": "get",
    "path": "/profiles/{id}/proofs",
    "tag": "Proofs"
  },
  "createProof": {
    "method": "post",
    "path": "/profiles/{id}/proofs",
    "tag": "Proofs"
  },
  "updateProof": {
    "method": "put",
    "path": "/profiles/{id}/proofs/{proofId}",
    "tag": "Proofs"
  },
  "deleteProof": {
    "method": "delete",
    "path": "/profiles/{id}/proofs/{proofId}",
    "tag": "Proofs"
  },
  "checkProof": {
    "method": "post",
    "path": "/profiles/{id}/proofs/{proofId}/check",
    "tag": "Proofs"
  },
  "listSeats": {
    "method": "get",
    "path": "/profiles/{id}/seats",
    "tag": "Proofs"
  },
  "answerSeat": {
    "method": "post",
    "path": "/profiles/{id}/seats/{proofId}/answer",
    "tag": "Proofs"
  },
  "listProofConflicts": {
    "method": "get",
    "path": "/admin/proof-conflicts",
    "tag": "Proofs"
  },
  "decideProofConflict": {
    "method": "post",
    "path": "/admin/proof-conflicts/{id}/decision",
    "tag": "Proofs"
  },
  "listReports": {
    "method": "get",
    "path": "/admin/reports",
    "tag": "Reports"
  },
  "assignReport": {
    "method": "put",
    "path": "/admin/reports/{subjectId}/assignee",
    "tag": "Reports"
  },
  "decideOnReport": {
    "method": "post",
    "path": "/admin/reports/{subjectId}/decisions",
    "tag": "Reports"
  },
  "confirmDecision": {
    "method": "post",
    "path": "/admin/decisions/{id}/confirm",
    "tag": "Reports"
  },
  "liftDecision": {
    "method": "post",
    "path": "/admin/decisions/{id}/lift",
    "tag": "Reports"
  },
  "listAppeals": {
    "method": "get",
    "path": "/admin/appeals",
    "tag": "Reports"
  },
  "answerAppeal": {
    "method": "post",
    "path": "/admin/appeals/{id}/answer",
    "tag": "Reports"
  },
  "listMyDecisions": {
    "method": "get",
    "path": "/decisions/mine",
    "tag": "Reports"
  },
  "appealDecision": {
    "method": "post",
    "path": "/decisions/{id}/appeal",
    "tag": "Reports"
  },
  "getTransparency": {
    "method": "get",
    "path": "/transparency",
    "tag": "Reports"
  },
  "listTickets": {
    "method": "get",
    "path": "/tickets",
    "tag": "Tickets"
  },
  "createTicket": {
    "method": "post",
    "path": "/tickets",
    "tag": "Tickets"
  },
  "getTicket": {
    "method": "get",
    "path": "/tickets/{id}",
    "tag": "Tickets"
  },
  "listTicketMessages": {
    "method": "get",
    "path": "/tickets/{id}/messages",
    "tag": "Tickets"
  },
  "sendTicketMessage": {
    "method": "post",
    "path": "/tickets/{id}/messages",
    "tag": "Tickets"
  },
  "updateTicketStatus": {
    "method": "put",
    "path": "/tickets/{id}/status",
    "tag": "Tickets"
  },
  "markTicketRead": {
    "method": "post",
    "path": "/tickets/{id}/mark-read",
    "tag": "Tickets"
  },
  "listUnsentTicketPictures": {
    "method": "get",
    "path": "/tickets/pictures",
    "tag": "Tickets"
  },
  "uploadTicketPicture": {
    "method": "post",
    "path": "/tickets/pictures",
    "tag": "Tickets"
  },
  "listAllTickets": {
    "method": "get",
    "path": "/tickets/admin/all",
    "tag": "Tickets"
  },
  "getTicketDesk": {
    "method": "get",
    "path": "/tickets/admin/desk",
    "tag": "Tickets"
  },
  "listSavedReplies": {
    "method": "get",
    "path": "/tickets/admin/replies",
    "tag": "Tickets"
  },
  "saveReply": {
    "method": "put",
    "path": "/tickets/admin/replies/{id}",
    "tag": "Tickets"
  },
  "deleteSavedReply": {
    "method": "delete",
    "path": "/tickets/admin/replies/{id}",
    "tag": "Tickets"
  },
  "getTeamTicket": {
    "method": "get",
    "path": "/tickets/{id}/admin",
    "tag": "Tickets"
  },
  "addTicketNote": {
    "method": "post",
    "path": "/tickets/{id}/admin/notes",
    "tag": "Tickets"
  },
  "answerTicket": {
    "method": "post",
    "path": "/tickets/{id}/admin/messages",
    "tag": "Tickets"
  },
  "setTicketStatus": {
    "method": "put",
    "path": "/tickets/{id}/admin/status",
    "tag": "Tickets"
  },
  "undoTicketMove": {
    "method": "post",
    "path": "/tickets/{id}/admin/status/undo",
    "tag": "Tickets"
  },
  "assignTicket": {
    "method": "put",
    "path": "/tickets/{id}/admin/assign",
    "tag": "Tickets"
  },
  "undoTicketAssignment": {
    "method": "post",
    "path": "/tickets/{id}/admin/assign/undo",
    "tag": "Tickets"
  }
} as const;

export type OperationId = keyof typeof operationTable;
