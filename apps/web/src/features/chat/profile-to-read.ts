type Own = { readonly _id: string };

/**
 * Whose messages open where nobody is named: those of the current profile, unless it has read all of its own while another one has not.
 * `unread` holds the unread messages of each own profile that has any.
 */
export function profileToRead<Profile extends Own>(
  profiles: readonly Profile[],
  current: Profile,
  unread: Readonly<Record<string, number>>,
): Profile {
  if (unread[current._id]) return current;
  return profiles.find(({ _id }) => unread[_id]) ?? current;
}
