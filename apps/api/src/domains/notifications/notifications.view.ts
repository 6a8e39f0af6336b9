import type { components } from '@mutuals/api-client/schema';
import type { Tier } from '../../database/schema.ts';
import type { ListedNotification, NamedProfile, NotificationRow } from './notifications.repository.ts';
import type { PictureAddresses } from '../../lib/picture-addresses.ts';
import { tierRules } from '../tiers/tiers.public.ts';

type Schemas = components['schemas'];
export type Notification = Schemas['Notification'];

interface Viewing {
  tier: Tier;
  addresses: PictureAddresses;
  profiles: ReadonlyMap<string, NamedProfile>;
}

/**
 * A stored notification as its owner may see it now. Only ids are stored, so names are current, a deleted profile has
 * none (D39), and an ended plan hides again what it showed. A like shows its sender depending on whether it was
 * answered and on the owner's current tier (D1).
 */
export function toNotification(row: ListedNotification, tier: Tier, addresses: PictureAddresses): Notification {
  const viewing = { tier, addresses, profiles: new Map(row.profiles.map((profile) => [profile.id, profile])) };
  const base = {
    _id: row.id,
    isRead: row.read_at !== null,
    readAt: row.read_at?.toISOString() ?? null,
    createdAt: row.updated_at.toISOString(),
  };
  switch (row.type) {
    case 'new_like':
    case 'answered_like':
    case 'new_likes_group':
      return { ...base, ...like(row, viewing) };
    case 'new_match':
      return { ...base, ...match(row, viewing) };
    case 'new_message':
      return { ...base, ...message(row, viewing) };
    case 'super_like_returned':
      return { ...base, ...returnedSuperLike(row, viewing) };
    case 'conversation_closed':
      return { ...base, ...closedConversation(row, viewing) };
    case 'payment_confirmed':
    case 'subscription_upgraded':
      return { ...base, ...plan(row, row.type) };
    case 'payment_refunded':
      return { ...base, ...refund(row) };
    case 'subscription_ending':
      return { ...base, ...ending(row) };
    case 'ticket_answered':
      return { ...base, ...answer(row) };
    case 'ticket_returned':
      return { ...base, ...returned(row) };
    case 'ticket_closed':
      return { ...base, ...closed(row) };
    case 'profile_hidden':
      return { ...base, ...hidden(row, viewing) };
    case 'link_approved':
    case 'link_rejected':
      return { ...base, ...decidedLink(row, row.type, viewing) };
    case 'decision_made':
      return { ...base, ...decision(row) };
    case 'report_decided':
      return { ...base, ...decidedReport(row) };
    case 'appeal_answered':
      return { ...base, ...answeredAppeal(row) };
    case 'proof_changed':
      return { ...base, ...changedProof(row, viewing) };
    case 'seat_requested':
      return { ...base, ...requestedSeat(row, viewing) };
  }
}

type Shown = Omit<Schemas['AnonymousNotification'], keyof Base> | Omit<Schemas['NamedNotification'], keyof Base>;
type Base = Pick<Notification, '_id' | 'isRead' | 'readAt' | 'createdAt'>;

function like({ type, data, occurrences }: NotificationRow, { tier, profiles, addresses }: Viewing): Shown {
  const isSuperLike = data['isSuperLike'] === true;
  const own = { ...ownName(data, profiles), ...idOf(data, 'receiverProfileId') };
  const seesWhoLiked = type === 'answered_like' || tierRules[tier].seesWhoLiked;
  const liker = seesWhoLiked ? livingProfile(data, 'likerProfileId', profiles) : undefined;
  if (liker !== undefined) {
    return {
      type: 'new_like_revealed',
      title: `${liker.name} liked you`,
      message: isSuperLike ? `${liker.name} super-liked your profile.` : `${liker.name} liked your profile.`,
      actionUrl: likesPage(data),
      data: {
        profileId: liker.id,
        likerName: liker.name,
        picture: pictureOf(liker, addresses),
        ...own,
        isSuperLike,
      },
    };
  }
  // A plan shows who liked, but not who deleted their profile.
  const actionUrl = seesWhoLiked ? null : '/premium';
  if (occurrences > 1) {
    return {
      type: 'new_likes_group',
      title: 'New likes',
      message: `${occurrences} people liked your profile.`,
      actionUrl,
      data: { ...own, count: occurrences, isSuperLike },
    };
  }
  return {
    type: 'new_like',
    title: 'Someone liked you',
    message: isSuperLike ? 'Someone super-liked your profile.' : 'Someone liked your profile.',
    actionUrl,
    data: { ...own, isSuperLike },
  };
}

function match({ data }: NotificationRow, { profiles, addresses }: Viewing): Shown {
  const partner = livingProfile(data, 'matchedProfileId', profiles);
  return {
    type: 'new_match',
    title: 'It is a match',
    message:
      partner === undefined
        ? 'You matched with a profile that was deleted since.'
        : `You and ${partner.name} liked each other.`,
    actionUrl: conversationPage(data),
    data: {
      ...ownName(data, profiles),
      ...idOf(data, 'matchedProfileId'),
      ...(partner === undefined ? {} : { matchedProfileName: partner.name, picture: pictureOf(partner, addresses) }),
      ...idOf(data, 'conversationId'),
      ...idOf(data, 'receiverProfileId'),
    },
  };
}

function message(row: NotificationRow, viewing: Viewing): Shown {
  const sender = livingProfile(row.data, 'senderProfileId', viewing.profiles);
  const from = sender === undefined ? '' : ` from ${sender.name}`;
  return {
    type: 'new_message',
    title: `New message${from}`,
    message:
      row.occurrences === 1 ? `You have a new message${from}.` : `You have ${row.occurrences} new messages${from}.`,
    ...fromSender(row, sender, viewing),
  };
}

/** A super-like that nobody saw came back. It names no receiver: when they were here is theirs (D36). */
function returnedSuperLike({ data }: NotificationRow, { profiles }: Viewing): Shown {
  return {
    type: 'super_like_returned',
    title: 'A super-like came back',
    message: 'Nobody saw it for three days. It stays, and you have one more super-like today.',
    actionUrl: '/discover',
    data: { ...ownName(data, profiles), ...idOf(data, 'receiverProfileId') },
  };
}

/** The partner closed a conversation kindly. */
function closedConversation(row: NotificationRow, viewing: Viewing): Shown {
  const sender = livingProfile(row.data, 'senderProfileId', viewing.profiles);
  return {
    type: 'conversation_closed',
    title: 'A conversation rests',
    message: `${sender?.name ?? 'Your match'} has no time for your conversation now.`,
    ...fromSender(row, sender, viewing),
  };
}

/** Whose doing it was, and where. */
function fromSender({ data }: NotificationRow, sender: NamedProfile | undefined, { profiles, addresses }: Viewing) {
  return {
    actionUrl: conversationPage(data),
    data: {
      ...ownName(data, profiles),
      ...(sender === undefined
        ? {}
        : { profileId: sender.id, senderName: sender.name, picture: pictureOf(sender, addresses) }),
      ...idOf(data, 'conversationId'),
      ...idOf(data, 'receiverProfileId'),
    },
  };
}

function plan({ data }: NotificationRow, type: 'payment_confirmed' | 'subscription_upgraded'): Shown {
  const paymentId = textOf(data, 'paymentId');
  const [title, message] =
    type === 'payment_confirmed'
      ? ['Payment confirmed', 'Your payment has arrived.']
      : ['Plan upgraded', 'Your subscription has been upgraded.'];
  const actionUrl = paymentId === null ? '/premium' : `/payment/${paymentId}`;
  return { type, title, message, actionUrl, data: { ...tierOf(data), ...idOf(data, 'paymentId') } };
}

/** The team refunded unsettled money (D15). */
function refund({ data }: NotificationRow): Shown {
  const paymentId = textOf(data, 'paymentId');
  return {
    type: 'payment_refunded',
    title: 'Money sent back',
    message: 'Our team has sent back what you paid.',
    actionUrl: paymentId === null ? '/my-payments' : `/payment/${paymentId}`,
    data: idOf(data, 'paymentId'),
  };
}

/** A plan that ends in some days unless it is renewed (D13). */
function ending({ data }: NotificationRow): Shown {
  const { daysLeft } = data;
  const days = daysLeft === 1 || daysLeft === 3 ? daysLeft : undefined;
  const endsAt = textOf(data, 'endsAt');
  return {
    type: 'subscription_ending',
    title: 'Your plan ends soon',
    message: days === 1 ? 'Your plan ends in 1 day.' : 'Your plan ends in 3 days.',
    actionUrl: '/premium',
    data: {
      ...tierOf(data),
      ...(days === undefined ? {} : { daysLeft: days }),
      ...(endsAt === null ? {} : { endsAt }),
    },
  };
}

function tierOf(data: NotificationRow['data']): { tier?: Tier } {
  const tier = (['free', 'premium', 'premium_plus'] as const).find((known) => known === data['tier']);
  return tier === undefined ? {} : { tier };
}

function answer({ data, occurrences }: NotificationRow): Shown {
  const [ticketId, ticketSubject] = [textOf(data, 'ticketId'), textOf(data, 'ticketSubject')];
  const about = ticketSubject === null ? 'your ticket' : `“${ticketSubject}”`;
  return {
    type: 'ticket_answered',
    title: 'Support answered',
    message: occurrences === 1 ? `There is an answer to ${about}.` : `There are ${occurrences} answers to ${about}.`,
    actionUrl: ticketId === null ? '/support' : `/support/${ticketId}`,
    data: { ...idOf(data, 'ticketId'), ...(ticketSubject === null ? {} : { ticketSubject }) },
  };
}

function returned({ data }: NotificationRow): Shown {
  const [ticketId, ticketSubject] = [textOf(data, 'ticketId'), textOf(data, 'ticketSubject')];
  const about = ticketSubject === null ? 'A ticket' : `“${ticketSubject}”`;
  return {
    type: 'ticket_returned',
    title: 'A ticket waits for somebody',
    message: `${about} had no answer for too long and is back in the queue.`,
    actionUrl: ticketId === null ? '/admin/tickets' : `/admin/tickets?ticket=${ticketId}`,
    data: { ...idOf(data, 'ticketId'), ...(ticketSubject === null ? {} : { ticketSubject }) },
  };
}

/** The team closed a ticket; the asker may reopen it (TK2). */
function closed({ data }: NotificationRow): Shown {
  const [ticketId, ticketSubject] = [textOf(data, 'ticketId'), textOf(data, 'ticketSubject')];
  const about = ticketSubject === null ? 'your ticket' : `“${ticketSubject}”`;
  return {
    type: 'ticket_closed',
    title: 'Ticket closed',
    message: `The team has closed ${about}.`,
    actionUrl: ticketId === null ? '/support' : `/support/${ticketId}`,
    data: { ...idOf(data, 'ticketId'), ...(ticketSubject === null ? {} : { ticketSubject }) },
  };
}

/**
 * The team's decision on a project link (SPEC 4): an approved link is on the profile, a rejected one can be replaced in
 * the form.
 */
function decidedLink({ data }: NotificationRow, type: 'link_approved' | 'link_rejected', { profiles }: Viewing): Shown {
  const [id, linkUrl] = [textOf(data, 'receiverProfileId'), textOf(data, 'linkUrl')];
  const isApproved = type === 'link_approved';
  return {
    type,
    title: isApproved ? 'Link approved' : 'Link rejected',
    message: `The team has ${isApproved ? 'approved' : 'rejected'} ${linkUrl ?? 'your link'}.`,
    actionUrl: id === null ? '/profiles' : isApproved ? `/profiles/${id}` : `/profiles/${id}/edit`,
    data: {
      ...ownName(data, profiles),
      ...idOf(data, 'receiverProfileId'),
      ...(linkUrl === null ? {} : { linkUrl }),
    },
  };
}

function hidden({ data }: NotificationRow, { profiles }: Viewing): Shown {
  const own = ownName(data, profiles);
  const reason = textOf(data, 'reason');
  return {
    type: 'profile_hidden',
    title: 'Your profile was hidden',
    message: reason === null ? 'The team has hidden your profile.' : `The team has hidden your profile: ${reason}`,
    actionUrl: '/profiles',
    data: { ...own, ...idOf(data, 'receiverProfileId'), ...(reason === null ? {} : { reason }) },
  };
}

/** The team decided on something of the person, or ended that again; the statement is on the page (D67). */
function decision({ data }: NotificationRow): Shown {
  return {
    type: 'decision_made',
    title: 'A decision about you',
    message: 'Our team has decided on something of yours. Read why, and how to appeal.',
    actionUrl: '/settings/decisions',
    data: idOf(data, 'decisionId'),
  };
}

function decidedReport({ data }: NotificationRow): Shown {
  const outcome = data['outcome'] === 'acted' ? 'acted' : 'dismissed';
  return {
    type: 'report_decided',
    title: 'Your report was decided',
    message:
      outcome === 'acted'
        ? 'Our team has acted on what you reported. Thank you.'
        : 'Our team found no breach of the rules in what you reported.',
    actionUrl: '/settings/reports',
    data: { ...idOf(data, 'reportId'), outcome },
  };
}

/** What became of a proof, in a word for each (D84). */
const proofWords = {
  unconfirmed: ['A proof could not be confirmed', 'could not be confirmed any more'],
  withdrawn: ['A proof was withdrawn', 'is shown as proven no more'],
  disputed: ['Somebody else has proven the same', 'was proven by somebody else as well; our team looks at both sides'],
  kept: ['A proof is yours', 'is yours: our team decided so, or the other side gave way'],
  given: ['You have a seat', 'counts you among its people'],
} as const satisfies Record<Schemas['ProofChange'], readonly [string, string]>;
const proofKinds = ['wallet', 'github', 'repository', 'domain', 'contract', 'collection', 'telegram', 'seat'] as const;

function changedProof({ data }: NotificationRow, { profiles }: Viewing): Shown {
  const id = textOf(data, 'receiverProfileId');
  const proofKind = proofKinds.find((known) => known === data['proofKind']);
  const proofSubject = textOf(data, 'proofSubject');
  const proofChange =
    (['unconfirmed', 'withdrawn', 'disputed', 'kept', 'given'] as const).find(
      (known) => known === data['proofChange'],
    ) ?? 'withdrawn';
  const [title, became] = proofWords[proofChange];
  const subject = proofKind === 'seat' || proofSubject === null ? 'A project' : proofSubject;
  return {
    type: 'proof_changed',
    title,
    message: `${subject} ${became}.`,
    actionUrl: id === null ? '/profiles' : `/profiles/${id}/proofs`,
    data: {
      ...ownName(data, profiles),
      ...idOf(data, 'receiverProfileId'),
      ...idOf(data, 'proofId'),
      ...(proofKind === undefined ? {} : { proofKind }),
      ...(proofSubject === null ? {} : { proofSubject }),
      proofChange,
    },
  };
}

/** Somebody says to belong to a project of the person, who answers it. */
function requestedSeat({ data }: NotificationRow, { profiles }: Viewing): Shown {
  const id = textOf(data, 'receiverProfileId');
  const own = ownName(data, profiles);
  return {
    type: 'seat_requested',
    title: 'Somebody asks for a seat',
    message: `Somebody says that they belong to ${own.profileName ?? 'your project'}. Say whether they do.`,
    actionUrl: id === null ? '/profiles' : `/profiles/${id}/proofs`,
    data: { ...own, ...idOf(data, 'receiverProfileId'), ...idOf(data, 'proofId') },
  };
}

function answeredAppeal({ data }: NotificationRow): Shown {
  const outcome = data['outcome'] === 'granted' ? 'granted' : 'upheld';
  return {
    type: 'appeal_answered',
    title: 'Your appeal was answered',
    message: outcome === 'granted' ? 'The decision was taken back.' : 'The decision stands. Read why.',
    actionUrl: '/settings/decisions',
    data: { ...idOf(data, 'decisionId'), outcome },
  };
}

/** The likes of the own profile that was liked (D41). */
function likesPage(data: NotificationRow['data']): string {
  const profileId = textOf(data, 'receiverProfileId');
  return profileId === null ? '/likes' : `/likes?profileId=${profileId}&tab=received`;
}

function conversationPage(data: NotificationRow['data']): string | null {
  const [profileId, conversationId] = [textOf(data, 'receiverProfileId'), textOf(data, 'conversationId')];
  return profileId === null || conversationId === null ? null : `/profiles/${profileId}/messages/${conversationId}`;
}

function ownName(data: NotificationRow['data'], profiles: Viewing['profiles']): { profileName?: string } {
  const own = profiles.get(textOf(data, 'receiverProfileId') ?? '');
  return own === undefined ? {} : { profileName: own.name };
}

/** How a profile looks wherever it is named: as on its card. */
const pictureOf = (
  { picture, profile_type }: NamedProfile,
  { shown }: PictureAddresses,
): Schemas['NotificationPicture'] => ({
  url: picture && shown(picture),
  profileType: profile_type,
});

function livingProfile(
  data: NotificationRow['data'],
  name: string,
  profiles: Viewing['profiles'],
): NamedProfile | undefined {
  const profile = profiles.get(textOf(data, name) ?? '');
  return profile?.is_deleted === false ? profile : undefined;
}

function idOf<Name extends string>(data: NotificationRow['data'], name: Name): { [Key in Name]?: string } {
  const id = textOf(data, name);
  const field: { [Key in Name]?: string } = {};
  if (id !== null) field[name] = id;
  return field;
}

function textOf(data: NotificationRow['data'], name: string): string | null {
  const value = data[name];
  return typeof value === 'string' ? value : null;
}
