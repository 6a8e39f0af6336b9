import type { Conversation, Partner } from '@mutuals/api-client';

/** The other side of a conversation of this own profile. */
export function partnerOf({ participants }: Pick<Conversation, 'participants'>, profileId: string): Partner {
  const partner = participants.find(({ _id }) => _id !== profileId);
  if (!partner) throw new Error('A conversation has two participants.');
  return partner;
}
