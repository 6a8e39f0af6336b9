import type { components, operations } from './generated/schema.d.ts';

type Schemas = components['schemas'];

export type User = Schemas['User'];
export type UserUpdate = Schemas['UserUpdate'];
export type LinkedAccount = Schemas['LinkedAccount'];
export type Language = Schemas['Language'];
export type Tier = Schemas['Tier'];

export type Profile = Schemas['Profile'];
export type IndividualProfile = Schemas['IndividualProfile'];
export type GroupProfile = Schemas['GroupProfile'];
export type ProjectProfile = Schemas['ProjectProfile'];
export type ProfileType = Schemas['ProfileType'];
export type IndividualRole = Schemas['IndividualRole'];
export type GroupType = Schemas['GroupType'];
export type ProjectType = Schemas['ProjectType'];
export type ProfileSubtype = IndividualRole | GroupType | ProjectType;
export type ProfileInput = Schemas['ProfileInput'];
export type ProfileUpdate = Schemas['ProfileUpdate'];
export type ProfileSummary = Schemas['ProfileSummary'];
export type DeletedProfile = Schemas['DeletedProfile'];
export type Partner = Schemas['Partner'];
export type ProfileList = Schemas['MyProfileList'];
export type ProfileSearchResult = Schemas['ProfileSearchResult'];
export type ProfileSearch = NonNullable<operations['searchProfiles']['parameters']['query']>;

export type DeckCard = Schemas['DeckCard'];
export type MatchQueue = Schemas['MatchQueue'];
export type InCommon = Schemas['InCommon'];
export type LimitInfo = Schemas['LimitInfo'];
export type LikeResult = Schemas['LikeResult'];
export type MatchedProfile = Schemas['MatchedProfile'];
export type Match = Schemas['Match'];
export type MatchList = Schemas['MatchList'];
export type InboundLike = Schemas['InboundLike'];
export type RedactedLike = Schemas['RedactedLike'];
export type RevealedLike = Schemas['RevealedLike'];
export type InboundLikeList = Schemas['InboundLikeList'];
export type OutboundLikeList = Schemas['OutboundLikeList'];

export type Subscription = Schemas['Subscription'];
export type SubscriptionFeatures = Schemas['SubscriptionFeatures'];
export type Pricing = Schemas['Pricing'];

export type LatestProfile = Schemas['LatestProfile'];
export type LatestProfileList = Schemas['LatestProfileList'];
export type Statistics = Schemas['Statistics'];

export type Conversation = Schemas['Conversation'];
export type ConversationInput = Schemas['ConversationInput'];
export type ConversationList = Schemas['ConversationList'];
export type Message = Schemas['Message'];
export type MessageInput = Schemas['MessageInput'];
export type MessageList = Schemas['MessageList'];
export type GifMetadata = Schemas['GifMetadata'];
export type ReadReceipt = Schemas['ReadReceipt'];

export type Notification = Schemas['Notification'];
export type AnonymousNotification = Schemas['AnonymousNotification'];
export type NamedNotification = Schemas['NamedNotification'];
export type NotificationType = Notification['type'];
export type NotificationList = Schemas['NotificationList'];
export type NotificationCounts = Schemas['NotificationCounts'];

export type RealtimeToken = Schemas['RealtimeToken'];
export type NewMessageEvent = Schemas['NewMessageEvent'];
export type NewMessageNotificationEvent = Schemas['NewMessageNotificationEvent'];
