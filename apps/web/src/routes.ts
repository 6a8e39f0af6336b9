// Every address of the product, in one place: SPEC section 2, "Route table".

const query = (entries: Record<string, string | undefined>): string => {
  const search = new URLSearchParams(
    Object.entries(entries).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return search.size > 0 ? `?${search}` : '';
};

export const paths = {
  home: '/',
  /** The deck; `profileId` acts as that profile. */
  discover: (profileId?: string) => `/discover${query({ profileId })}`,
  messages: (profileId?: string, withProfile?: string) => `/messages${query({ profileId, withProfile })}`,
  profiles: '/profiles',
  newProfile: '/profiles/new',
  profile: (id: string) => `/profiles/${id}`,
  editProfile: (id: string) => `/profiles/${id}/edit`,
  profileMessages: (profileId: string) => `/profiles/${profileId}/messages`,
  conversation: (profileId: string, conversationId: string) => `/profiles/${profileId}/messages/${conversationId}`,
  premium: '/premium',
  about: '/about',
  faq: '/faq',
  privacy: '/privacy',
  terms: '/terms',
} as const;
