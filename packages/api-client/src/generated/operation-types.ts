// Generated from openapi.yaml by `npm run generate`. Do not edit.

/** The operations that anyone may call. */
export type GuestOperation = "getProfile" | "getPricing" | "getTokenMarket" | "listLatestProfiles" | "getGalleryProfile" | "browseGallery" | "listPublicGroups" | "listTrendingProfiles" | "getStatistics";

/** The query parameters of each operation that have a default, so that the server always has them. */
export type DefaultedParameters = {
  getMe: never;
  getAuthProfile: never;
  updateAuthProfile: never;
  createProfile: never;
  listMyProfiles: never;
  searchProfiles: "page" | "limit";
  getProfile: never;
  updateProfile: never;
  deleteProfile: never;
  viewProfile: never;
  listOnboardingSessions: never;
  startOnboarding: never;
  getOnboardingSession: never;
  deleteOnboardingSession: never;
  sendOnboardingMessage: never;
  completeOnboarding: never;
  getMatchQueue: "limit";
  likeProfile: never;
  dislikeProfile: never;
  getDecision: never;
  getScore: never;
  listMatches: "page" | "limit";
  listInboundLikes: "page" | "limit";
  listOutboundLikes: "page" | "limit";
  getHome: never;
  listNewInTags: never;
  getMySubscription: never;
  getSubscriptionFeatures: never;
  getPricing: never;
  suggestWords: "beginning" | "limit";
  translateProfile: never;
  getTokenMarket: never;
  uploadPicture: never;
  listLatestProfiles: "limit";
  getGalleryProfile: never;
  browseGallery: "page" | "limit";
  listPublicGroups: "page" | "limit";
  listTrendingProfiles: never;
  getStatistics: never;
  listTrendingGifs: "page";
  searchGifs: "page";
  listConversations: "limit" | "offset";
  createConversation: never;
  listMessages: "limit";
  markConversationRead: never;
  sendMessage: never;
  listNotifications: "limit" | "offset" | "unreadOnly";
  getNotificationCounts: never;
  markLikesViewed: never;
  markAllNotificationsRead: never;
  markNotificationRead: never;
  deleteNotification: never;
  restoreNotification: never;
  getRealtimeToken: never;
  listUsers: "page" | "limit";
  updateSubscription: never;
  updateRole: never;
  listBookmarks: "page" | "limit";
  createBookmark: never;
  listBookmarkIds: never;
  deleteBookmark: never;
};
