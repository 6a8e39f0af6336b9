// Generated from openapi.yaml by `npm run generate`. Do not edit.

/** What each operation does, to complete "Failed to {action}" (SPEC 8). */
export const actions = {
  "getMe": "fetch user",
  "getAuthProfile": "fetch profile",
  "updateAuthProfile": "update profile",
  "createProfile": "create profile",
  "listMyProfiles": "fetch profiles",
  "searchProfiles": "search profiles",
  "getProfile": "fetch profile",
  "updateProfile": "update profile",
  "deleteProfile": "delete profile",
  "viewProfile": "count view",
  "getMatchQueue": "fetch match queue",
  "likeProfile": "like profile",
  "dislikeProfile": "dislike profile",
  "listMatches": "fetch matches",
  "listInboundLikes": "fetch inbound likes",
  "listOutboundLikes": "fetch outbound likes",
  "getMySubscription": "fetch subscription",
  "getSubscriptionFeatures": "fetch features",
  "getPricing": "fetch pricing",
  "listLatestProfiles": "fetch the latest profiles",
  "getStatistics": "fetch statistics",
  "listConversations": "fetch conversations",
  "createConversation": "create conversation",
  "listMessages": "fetch messages",
  "markConversationRead": "mark as read",
  "sendMessage": "send message",
  "listNotifications": "fetch notifications",
  "getNotificationCounts": "fetch notification counts",
  "markLikesViewed": "mark likes as viewed",
  "markNotificationRead": "mark notification as read",
  "deleteNotification": "delete notification",
  "getRealtimeToken": "get a realtime token"
} as const;

export type OperationId = keyof typeof actions;
