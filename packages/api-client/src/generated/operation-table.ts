// Generated from openapi.yaml by `npm run generate`. Do not edit.

/**
 * Every operation by its id: how it is called, the tag that it belongs to, and what it does, to complete "Failed to {action}" (SPEC 8).
 */
export const operationTable = {
  "getMe": {
    "method": "get",
    "path": "/users/me",
    "tag": "Users",
    "action": "fetch user"
  },
  "deleteMe": {
    "method": "delete",
    "path": "/users/me",
    "tag": "Users",
    "action": "delete account"
  },
  "restoreMe": {
    "method": "post",
    "path": "/users/me/restore",
    "tag": "Users",
    "action": "restore account"
  },
  "getExport": {
    "method": "get",
    "path": "/users/me/export",
    "tag": "Users",
    "action": "fetch export"
  },
  "requestExport": {
    "method": "post",
    "path": "/users/me/export",
    "tag": "Users",
    "action": "request export"
  },
  "getAuthProfile": {
    "method": "get",
    "path": "/api/auth/profile",
    "tag": "Users",
    "action": "fetch profile"
  },
  "updateAuthProfile": {
    "method": "put",
    "path": "/api/auth/profile",
    "tag": "Users",
    "action": "update profile"
  },
  "createProfile": {
    "method": "post",
    "path": "/profiles",
    "tag": "Profiles",
    "action": "create profile"
  },
  "listMyProfiles": {
    "method": "get",
    "path": "/profiles/my-profiles",
    "tag": "Profiles",
    "action": "fetch profiles"
  },
  "searchProfiles": {
    "method": "get",
    "path": "/profiles/search",
    "tag": "Profiles",
    "action": "search profiles"
  },
  "getProfile": {
    "method": "get",
    "path": "/profiles/{id}",
    "tag": "Profiles",
    "action": "fetch profile"
  },
  "updateProfile": {
    "method": "put",
    "path": "/profiles/{id}",
    "tag": "Profiles",
    "action": "update profile"
  },
  "deleteProfile": {
    "method": "delete",
    "path": "/profiles/{id}",
    "tag": "Profiles",
    "action": "delete profile"
  },
  "getSeeking": {
    "method": "get",
    "path": "/profiles/{id}/seeking",
    "tag": "Profiles",
    "action": "fetch what you seek"
  },
  "updateSeeking": {
    "method": "put",
    "path": "/profiles/{id}/seeking",
    "tag": "Profiles",
    "action": "save what you seek"
  },
  "viewProfile": {
    "method": "post",
    "path": "/profiles/{id}/view",
    "tag": "Profiles",
    "action": "count view"
  },
  "listOnboardingSessions": {
    "method": "get",
    "path": "/ai-onboarding",
    "tag": "Onboarding",
    "action": "fetch sessions"
  },
  "startOnboarding": {
    "method": "post",
    "path": "/ai-onboarding/start",
    "tag": "Onboarding",
    "action": "start onboarding"
  },
  "getOnboardingSession": {
    "method": "get",
    "path": "/ai-onboarding/{sessionId}",
    "tag": "Onboarding",
    "action": "fetch session"
  },
  "deleteOnboardingSession": {
    "method": "delete",
    "path": "/ai-onboarding/{sessionId}",
    "tag": "Onboarding",
    "action": "delete session"
  },
  "sendOnboardingMessage": {
    "method": "post",
    "path": "/ai-onboarding/{sessionId}/message",
    "tag": "Onboarding",
    "action": "send message"
  },
  "completeOnboarding": {
    "method": "post",
    "path": "/ai-onboarding/{sessionId}/complete",
    "tag": "Onboarding",
    "action": "complete onboarding"
  },
  "getMatchQueue": {
    "method": "get",
    "path": "/matching/queue",
    "tag": "Matching",
    "action": "fetch match queue"
  },
  "likeProfile": {
    "method": "post",
    "path": "/matching/like/{profileId}",
    "tag": "Matching",
    "action": "like profile"
  },
  "dislikeProfile": {
    "method": "post",
    "path": "/matching/dislike/{profileId}",
    "tag": "Matching",
    "action": "dislike profile"
  },
  "getDecision": {
    "method": "get",
    "path": "/matching/decision/{profileId}",
    "tag": "Matching",
    "action": "fetch profile"
  },
  "getScore": {
    "method": "get",
    "path": "/matching/score/{profileId}",
    "tag": "Matching",
    "action": "fetch score"
  },
  "listMatches": {
    "method": "get",
    "path": "/matching/matches",
    "tag": "Matching",
    "action": "fetch matches"
  },
  "unmatchProfile": {
    "method": "delete",
    "path": "/matching/matches/{profileId}",
    "tag": "Matching",
    "action": "end the match"
  },
  "listInboundLikes": {
    "method": "get",
    "path": "/matching/inbound-likes",
    "tag": "Matching",
    "action": "fetch inbound likes"
  },
  "listOutboundLikes": {
    "method": "get",
    "path": "/matching/outbound-likes",
    "tag": "Matching",
    "action": "fetch outbound likes"
  },
  "getHome": {
    "method": "get",
    "path": "/home",
    "tag": "Notifications",
    "action": "fetch home"
  },
  "listNewInTags": {
    "method": "get",
    "path": "/home/new-in-tags",
    "tag": "Matching",
    "action": "fetch new profiles"
  },
  "getOutcomes": {
    "method": "get",
    "path": "/home/outcomes",
    "tag": "Matching",
    "action": "fetch outcomes"
  },
  "getMySubscription": {
    "method": "get",
    "path": "/subscriptions/me",
    "tag": "Subscriptions",
    "action": "fetch subscription"
  },
  "getSubscriptionFeatures": {
    "method": "get",
    "path": "/subscriptions/features",
    "tag": "Subscriptions",
    "action": "fetch features"
  },
  "getPricing": {
    "method": "get",
    "path": "/subscriptions/pricing",
    "tag": "Subscriptions",
    "action": "fetch pricing"
  },
  "upgradeSubscription": {
    "method": "put",
    "path": "/subscriptions/upgrade",
    "tag": "Subscriptions",
    "action": "upgrade subscription"
  },
  "cancelSubscription": {
    "method": "put",
    "path": "/subscriptions/cancel",
    "tag": "Subscriptions",
    "action": "cancel subscription"
  },
  "resumeSubscription": {
    "method": "put",
    "path": "/subscriptions/resume",
    "tag": "Subscriptions",
    "action": "resume subscription"
  },
  "getNetworkConfig": {
    "method": "get",
    "path": "/payments/network-config",
    "tag": "Payments",
    "action": "fetch network config"
  },
  "initPayment": {
    "method": "post",
    "path": "/payments/crypto/init",
    "tag": "Payments",
    "action": "initialize payment"
  },
  "getPayment": {
    "method": "get",
    "path": "/payments/crypto/transaction/{id}",
    "tag": "Payments",
    "action": "fetch transaction details"
  },
  "getPaymentStatus": {
    "method": "get",
    "path": "/payments/crypto/status/{id}",
    "tag": "Payments",
    "action": "check payment status"
  },
  "listMyPayments": {
    "method": "get",
    "path": "/payments/crypto/my-transactions",
    "tag": "Payments",
    "action": "fetch transactions"
  },
  "dropPayment": {
    "method": "post",
    "path": "/payments/crypto/{id}/drop",
    "tag": "Payments",
    "action": "drop payment"
  },
  "claimPayment": {
    "method": "post",
    "path": "/payments/crypto/{id}/claim",
    "tag": "Payments",
    "action": "claim payment"
  },
  "suggestWords": {
    "method": "get",
    "path": "/words/suggestions",
    "tag": "Words",
    "action": "suggest words"
  },
  "translateProfile": {
    "method": "post",
    "path": "/translation/profile",
    "tag": "Translation",
    "action": "translate profile"
  },
  "getTokenMarket": {
    "method": "get",
    "path": "/market/tokens/{address}",
    "tag": "Market",
    "action": "load market data"
  },
  "uploadPicture": {
    "method": "post",
    "path": "/uploads",
    "tag": "Uploads",
    "action": "upload picture"
  },
  "listLatestProfiles": {
    "method": "get",
    "path": "/gallery/latest",
    "tag": "Gallery",
    "action": "fetch the latest profiles"
  },
  "getGalleryProfile": {
    "method": "get",
    "path": "/gallery/{id}",
    "tag": "Gallery",
    "action": "fetch profile"
  },
  "browseGallery": {
    "method": "get",
    "path": "/gallery/browse",
    "tag": "Gallery",
    "action": "load gallery"
  },
  "listPublicGroups": {
    "method": "get",
    "path": "/gallery/groups",
    "tag": "Gallery",
    "action": "load groups"
  },
  "listTrendingProfiles": {
    "method": "get",
    "path": "/gallery/trending",
    "tag": "Gallery",
    "action": "load gallery"
  },
  "getStatistics": {
    "method": "get",
    "path": "/statistics",
    "tag": "Gallery",
    "action": "fetch statistics"
  },
  "listTrendingGifs": {
    "method": "get",
    "path": "/gifs/trending",
    "tag": "Gifs",
    "action": "load GIFs"
  },
  "searchGifs": {
    "method": "get",
    "path": "/gifs/search",
    "tag": "Gifs",
    "action": "search GIFs"
  },
  "listConversations": {
    "method": "get",
    "path": "/messaging/conversations",
    "tag": "Messaging",
    "action": "fetch conversations"
  },
  "createConversation": {
    "method": "post",
    "path": "/messaging/conversations",
    "tag": "Messaging",
    "action": "create conversation"
  },
  "getYourTurn": {
    "method": "get",
    "path": "/messaging/your-turn",
    "tag": "Messaging",
    "action": "fetch conversations"
  },
  "passYourTurn": {
    "method": "post",
    "path": "/messaging/your-turn/pass",
    "tag": "Messaging",
    "action": "go on to discover"
  },
  "closeConversation": {
    "method": "post",
    "path": "/messaging/conversations/{id}/close",
    "tag": "Messaging",
    "action": "close conversation"
  },
  "listMessages": {
    "method": "get",
    "path": "/messaging/conversations/{id}/messages",
    "tag": "Messaging",
    "action": "fetch messages"
  },
  "markConversationRead": {
    "method": "post",
    "path": "/messaging/conversations/{id}/read",
    "tag": "Messaging",
    "action": "mark as read"
  },
  "sendMessage": {
    "method": "post",
    "path": "/messaging/messages",
    "tag": "Messaging",
    "action": "send message"
  },
  "listNotifications": {
    "method": "get",
    "path": "/notifications",
    "tag": "Notifications",
    "action": "fetch notifications"
  },
  "getNotificationCounts": {
    "method": "get",
    "path": "/notifications/counts",
    "tag": "Notifications",
    "action": "fetch notification counts"
  },
  "markLikesViewed": {
    "method": "post",
    "path": "/notifications/mark-likes-viewed",
    "tag": "Notifications",
    "action": "mark likes as viewed"
  },
  "markAllNotificationsRead": {
    "method": "post",
    "path": "/notifications/mark-all-read",
    "tag": "Notifications",
    "action": "mark notifications as read"
  },
  "markNotificationRead": {
    "method": "post",
    "path": "/notifications/{id}/mark-read",
    "tag": "Notifications",
    "action": "mark notification as read"
  },
  "deleteNotification": {
    "method": "delete",
    "path": "/notifications/{id}",
    "tag": "Notifications",
    "action": "delete notification"
  },
  "restoreNotification": {
    "method": "post",
    "path": "/notifications/{id}/restore",
    "tag": "Notifications",
    "action": "restore notification"
  },
  "getRealtimeToken": {
    "method": "get",
    "path": "/auth/ably-token",
    "tag": "Realtime",
    "action": "get a realtime token"
  },
  "listUsers": {
    "method": "get",
    "path": "/admin/users",
    "tag": "Admin",
    "action": "fetch users"
  },
  "updateSubscription": {
    "method": "put",
    "path": "/admin/subscriptions/update",
    "tag": "Admin",
    "action": "update subscription"
  },
  "undoSubscriptionUpdate": {
    "method": "post",
    "path": "/admin/subscriptions/undo",
    "tag": "Admin",
    "action": "undo subscription update"
  },
  "updateRole": {
    "method": "put",
    "path": "/admin/roles/update",
    "tag": "Admin",
    "action": "update role"
  },
  "listPayments": {
    "method": "get",
    "path": "/admin/payments",
    "tag": "Admin",
    "action": "fetch payments"
  },
  "getReconciliation": {
    "method": "get",
    "path": "/admin/payments/reconciliation",
    "tag": "Admin",
    "action": "fetch reconciliation"
  },
  "getSweepStats": {
    "method": "get",
    "path": "/admin/payments/sweep-stats",
    "tag": "Admin",
    "action": "fetch sweep stats"
  },
  "getTeamPayment": {
    "method": "get",
    "path": "/admin/payments/{id}",
    "tag": "Admin",
    "action": "fetch transaction details"
  },
  "settlePayment": {
    "method": "post",
    "path": "/admin/payments/{id}/settle",
    "tag": "Admin",
    "action": "settle payment"
  },
  "listPendingLinks": {
    "method": "get",
    "path": "/admin/pending-links",
    "tag": "Admin",
    "action": "fetch pending links"
  },
  "approveLink": {
    "method": "post",
    "path": "/admin/links/{profileId}/{linkId}/approve",
    "tag": "Admin",
    "action": "approve link"
  },
  "rejectLink": {
    "method": "post",
    "path": "/admin/links/{profileId}/{linkId}/reject",
    "tag": "Admin",
    "action": "reject link"
  },
  "undoLinkDecision": {
    "method": "post",
    "path": "/admin/links/{profileId}/{linkId}/undo",
    "tag": "Admin",
    "action": "undo link decision"
  },
  "listAdminProfiles": {
    "method": "get",
    "path": "/admin/profiles",
    "tag": "Admin",
    "action": "fetch profiles"
  },
  "verifyProfile": {
    "method": "put",
    "path": "/admin/profiles/{id}/verified",
    "tag": "Admin",
    "action": "verify profile"
  },
  "undoVerification": {
    "method": "post",
    "path": "/admin/profiles/{id}/verified/undo",
    "tag": "Admin",
    "action": "undo the verification"
  },
  "hideProfile": {
    "method": "put",
    "path": "/admin/profiles/{id}/hidden",
    "tag": "Admin",
    "action": "hide profile"
  },
  "listAudit": {
    "method": "get",
    "path": "/admin/audit",
    "tag": "Admin",
    "action": "fetch audit log"
  },
  "getLinkMigration": {
    "method": "get",
    "path": "/admin/migrations/normalize-links",
    "tag": "Admin",
    "action": "fetch migration"
  },
  "normalizeLinks": {
    "method": "post",
    "path": "/admin/migrations/normalize-links",
    "tag": "Admin",
    "action": "run migration"
  },
  "stopLinkMigration": {
    "method": "post",
    "path": "/admin/migrations/normalize-links/stop",
    "tag": "Admin",
    "action": "stop migration"
  },
  "getOverview": {
    "method": "get",
    "path": "/admin/overview",
    "tag": "Admin",
    "action": "fetch the overview"
  },
  "listMatchingWeeks": {
    "method": "get",
    "path": "/admin/overview/matching",
    "tag": "Admin",
    "action": "fetch the weeks of matching"
  },
  "getHealth": {
    "method": "get",
    "path": "/admin/health",
    "tag": "Admin",
    "action": "fetch health"
  },
  "retryFailedJobs": {
    "method": "post",
    "path": "/admin/health/failed-jobs/retry",
    "tag": "Admin",
    "action": "retry jobs"
  },
  "listBookmarks": {
    "method": "get",
    "path": "/bookmarks",
    "tag": "Bookmarks",
    "action": "load bookmarks"
  },
  "createBookmark": {
    "method": "post",
    "path": "/bookmarks",
    "tag": "Bookmarks",
    "action": "save the profile"
  },
  "listBookmarkIds": {
    "method": "get",
    "path": "/bookmarks/ids",
    "tag": "Bookmarks",
    "action": "load bookmarks"
  },
  "deleteBookmark": {
    "method": "delete",
    "path": "/bookmarks/{profileId}",
    "tag": "Bookmarks",
    "action": "remove the bookmark"
  },
  "sendReport": {
    "method": "post",
    "path": "/reports",
    "tag": "Reports",
    "action": "send report"
  },
  "listMyReports": {
    "method": "get",
    "path": "/reports/mine",
    "tag": "Reports",
    "action": "fetch reports"
  },
  "listBlocks": {
    "method": "get",
    "path": "/blocks",
    "tag": "Blocks",
    "action": "load whom you blocked"
  },
  "createBlock": {
    "method": "post",
    "path": "/blocks",
    "tag": "Blocks",
    "action": "block this person"
  },
  "deleteBlock": {
    "method": "delete",
    "path": "/blocks/{blockId}",
    "tag": "Blocks",
    "action": "unblock this person"
  },
  "listReports": {
    "method": "get",
    "path": "/admin/reports",
    "tag": "Reports",
    "action": "fetch reports"
  },
  "assignReport": {
    "method": "put",
    "path": "/admin/reports/{subjectId}/assignee",
    "tag": "Reports",
    "action": "assign report"
  },
  "decideOnReport": {
    "method": "post",
    "path": "/admin/reports/{subjectId}/decisions",
    "tag": "Reports",
    "action": "decide on report"
  },
  "confirmDecision": {
    "method": "post",
    "path": "/admin/decisions/{id}/confirm",
    "tag": "Reports",
    "action": "confirm decision"
  },
  "liftDecision": {
    "method": "post",
    "path": "/admin/decisions/{id}/lift",
    "tag": "Reports",
    "action": "lift decision"
  },
  "listAppeals": {
    "method": "get",
    "path": "/admin/appeals",
    "tag": "Reports",
    "action": "fetch appeals"
  },
  "answerAppeal": {
    "method": "post",
    "path": "/admin/appeals/{id}/answer",
    "tag": "Reports",
    "action": "answer appeal"
  },
  "listMyDecisions": {
    "method": "get",
    "path": "/decisions/mine",
    "tag": "Reports",
    "action": "fetch decisions"
  },
  "appealDecision": {
    "method": "post",
    "path": "/decisions/{id}/appeal",
    "tag": "Reports",
    "action": "send appeal"
  },
  "getTransparency": {
    "method": "get",
    "path": "/transparency",
    "tag": "Reports",
    "action": "fetch figures"
  },
  "listTickets": {
    "method": "get",
    "path": "/tickets",
    "tag": "Tickets",
    "action": "fetch tickets"
  },
  "createTicket": {
    "method": "post",
    "path": "/tickets",
    "tag": "Tickets",
    "action": "create ticket"
  },
  "getTicket": {
    "method": "get",
    "path": "/tickets/{id}",
    "tag": "Tickets",
    "action": "fetch ticket"
  },
  "listTicketMessages": {
    "method": "get",
    "path": "/tickets/{id}/messages",
    "tag": "Tickets",
    "action": "fetch ticket messages"
  },
  "sendTicketMessage": {
    "method": "post",
    "path": "/tickets/{id}/messages",
    "tag": "Tickets",
    "action": "add message"
  },
  "updateTicketStatus": {
    "method": "put",
    "path": "/tickets/{id}/status",
    "tag": "Tickets",
    "action": "update ticket status"
  },
  "markTicketRead": {
    "method": "post",
    "path": "/tickets/{id}/mark-read",
    "tag": "Tickets",
    "action": "mark as read"
  },
  "listUnsentTicketPictures": {
    "method": "get",
    "path": "/tickets/pictures",
    "tag": "Tickets",
    "action": "fetch ticket pictures"
  },
  "uploadTicketPicture": {
    "method": "post",
    "path": "/tickets/pictures",
    "tag": "Tickets",
    "action": "upload picture"
  },
  "listAllTickets": {
    "method": "get",
    "path": "/tickets/admin/all",
    "tag": "Tickets",
    "action": "fetch tickets"
  },
  "getTicketDesk": {
    "method": "get",
    "path": "/tickets/admin/desk",
    "tag": "Tickets",
    "action": "fetch tickets"
  },
  "listSavedReplies": {
    "method": "get",
    "path": "/tickets/admin/replies",
    "tag": "Tickets",
    "action": "fetch saved replies"
  },
  "saveReply": {
    "method": "put",
    "path": "/tickets/admin/replies/{id}",
    "tag": "Tickets",
    "action": "save the reply"
  },
  "deleteSavedReply": {
    "method": "delete",
    "path": "/tickets/admin/replies/{id}",
    "tag": "Tickets",
    "action": "delete the reply"
  },
  "getTeamTicket": {
    "method": "get",
    "path": "/tickets/{id}/admin",
    "tag": "Tickets",
    "action": "fetch ticket"
  },
  "addTicketNote": {
    "method": "post",
    "path": "/tickets/{id}/admin/notes",
    "tag": "Tickets",
    "action": "add note"
  },
  "answerTicket": {
    "method": "post",
    "path": "/tickets/{id}/admin/messages",
    "tag": "Tickets",
    "action": "send message"
  },
  "setTicketStatus": {
    "method": "put",
    "path": "/tickets/{id}/admin/status",
    "tag": "Tickets",
    "action": "update status"
  },
  "undoTicketMove": {
    "method": "post",
    "path": "/tickets/{id}/admin/status/undo",
    "tag": "Tickets",
    "action": "undo the status"
  },
  "assignTicket": {
    "method": "put",
    "path": "/tickets/{id}/admin/assign",
    "tag": "Tickets",
    "action": "assign ticket"
  },
  "undoTicketAssignment": {
    "method": "post",
    "path": "/tickets/{id}/admin/assign/undo",
    "tag": "Tickets",
    "action": "undo the assignment"
  }
} as const;

export type OperationId = keyof typeof operationTable;
