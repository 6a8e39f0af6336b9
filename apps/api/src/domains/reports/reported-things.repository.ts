import { readPictureName } from '@mutuals/api-client/pictures';
import { type Selectable, sql } from 'kysely';
import type { Db, MessagesTable, ReportedContent, ReportedMessage, ReportSubjectType } from '../../database/schema.ts';
import { pictureIn } from '../../lib/picture-addresses.ts';
import { UUID } from '../../lib/uuid.ts';
import { isBlockedBy } from '../pairs/pairs.public.ts';
import { findLinks, findProfile, type ProfileRow } from '../profiles/profiles.public.ts';

/** A thing that can be reported, as it is now. */
export interface ReportedThing {
  type: ReportSubjectType;
  /** The id that its reports share. */
  key: string;
  userId: string;
  profileId: string;
  content: ReportedContent;
}

/** What a reporter names. */
export interface NamedSubject {
  type: ReportSubjectType;
  id: string;
  /** Of a picture: the profile that shows it. */
  profileId?: string;
}

/**
 * A thing as the reporter may see it: a living profile or group, an approved link or an upload of one, or a message to
 * the reporter (`viewerUserId`; null for a guest). Undefined if there is no such thing for them.
 */
export async function findThing(
  db: Db,
  { type, id, profileId }: NamedSubject,
  viewerUserId: string | null,
): Promise<ReportedThing | undefined> {
  if (type === 'message') return viewerUserId === null ? undefined : findReportedMessage(db, id, viewerUserId);
  const thing =
    type === 'link'
      ? await findReportedLink(db, id)
      : type === 'picture'
        ? await findReportedPicture(db, id, profileId)
        : await findReportedProfile(db, id, type);
  if (thing === undefined || viewerUserId === null) return thing;
  // Whom somebody blocked sees them as gone (D64); who blocked may still report.
  const hidden = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', thing.userId)
    .where(isBlockedBy(viewerUserId, 'users.id'))
    .executeTakeFirst();
  return hidden === undefined ? thing : undefined;
}

async function findReportedProfile(db: Db, id: string, type: 'profile' | 'group'): Promise<ReportedThing | undefined> {
  const profile = UUID.test(id) ? await findProfile(db, id) : undefined;
  if (profile === undefined || (type === 'group' && profile.profile_type !== 'group')) return undefined;
  const links = (await findLinks(db, [id])).filter(({ approved_at }) => approved_at !== null);
  return {
    type: profile.profile_type === 'group' ? 'group' : 'profile',
    key: profile.id,
    ...ownerOf(profile),
    content: contentOf(
      profile,
      links.map(({ url }) => url),
    ),
  };
}

const ownerOf = ({ id, user_id }: ProfileRow) => ({ userId: user_id, profileId: id });

/** What a profile shows. */
function contentOf(profile: ProfileRow, links: readonly string[]): ReportedContent {
  const { details } = profile;
  const texts: [ReportedContent['texts'][number]['field'], string | undefined][] = [
    ['name', profile.name],
    ['kind', `${profile.profile_type}, ${profile.subtype}`],
    ['bio', profile.bio],
    ['tags', profile.tags.join(', ')],
    ['interests', profile.interests.join(', ')],
    ['skills', profile.skills.join(', ')],
    ['entryRequirements', details.entryRequirements],
    ['links', [...links, ...addressesIn(details)].join('\n')],
  ];
  return {
    name: profile.name,
    texts: texts.flatMap(([field, text]) => (text === undefined || text === '' ? [] : [{ field, text }])),
    pictures: picturesOf(profile).map((address) => describe(profile, address)),
  };
}

/** Each text among the details that is an address or a handle. */
const addressesIn = (details: ProfileRow['details']): string[] =>
  Object.values(details)
    .flatMap((value) => (typeof value === 'object' && !Array.isArray(value) ? Object.values(value) : [value]))
    .filter((value): value is string => typeof value === 'string' && /^https?:|^@|^0x/.test(value));

const picturesOf = ({ avatar_url, cover_url, details }: ProfileRow): string[] => [
  ...new Set([avatar_url, cover_url, ...(details.gallery ?? [])].filter((address) => address !== null)),
];

const describe = ({ picture_descriptions }: ProfileRow, address: string) => ({
  address,
  description: picture_descriptions[address] ?? null,
});

async function findReportedLink(db: Db, id: string): Promise<ReportedThing | undefined> {
  if (!UUID.test(id)) return undefined;
  const link = await db
    .selectFrom('project_links')
    .select(['profile_id', 'url'])
    .where('id', '=', id)
    .where('approved_at', 'is not', null)
    .executeTakeFirst();
  const profile = link && (await findProfile(db, link.profile_id));
  if (profile === undefined) return undefined;
  const content: ReportedContent = {
    name: profile.name,
    texts: [{ field: 'links', text: link?.url ?? '' }],
    pictures: [],
  };
  return { type: 'link', key: id, ...ownerOf(profile), content };
}

/** `name` is the picture's hash, or the name of its files, which begins with it. */
async function findReportedPicture(
  db: Db,
  name: string,
  profileId: string | undefined,
): Promise<ReportedThing | undefined> {
  const hash = readPictureName(name)?.hash ?? name;
  const use = await db
    .selectFrom('picture_uses as used')
    .innerJoin('profiles', 'profiles.id', 'used.profile_id')
    .select('profiles.id')
    .where('used.hash', '=', hash)
    .where('profiles.deleted_at', 'is', null)
    .$if(profileId !== undefined, (query) => query.where('profiles.id', '=', profileId ?? ''))
    .orderBy('profiles.created_at')
    .limit(1)
    .executeTakeFirst();
  const profile = use && (await findProfile(db, use.id));
  const address = profile && picturesOf(profile).find((each) => pictureIn(each)?.hash === hash);
  if (profile === undefined || address === undefined) return undefined;
  const pictures = [describe(profile, address)];
  return {
    type: 'picture',
    key: `${profile.id}/${hash}`,
    ...ownerOf(profile),
    content: { name: profile.name, texts: [], pictures },
  };
}

/** Messages of conversations in which a person takes part, with who wrote them. */
const messagesOf = (db: Db, userId: string) =>
  db
    .selectFrom('messages as message')
    .innerJoin('conversation_members as own', 'own.conversation_id', 'message.conversation_id')
    .innerJoin('profiles as sender', 'sender.id', 'message.sender_profile_id')
    .where('own.user_id', '=', userId)
    .select([
      'message.id',
      'message.type',
      'message.content',
      'message.metadata',
      'message.created_at',
      'sender.id as sender_id',
      'sender.name as sender_name',
      'sender.user_id as sender_user_id',
    ]);

/** The words of a message; those of a GIF are its title, which its sender's client wrote. */
function textsOf({
  type,
  content,
  metadata,
}: Pick<Selectable<MessagesTable>, 'type' | 'content' | 'metadata'>): ReportedContent['texts'] {
  if (type === 'text') return [{ field: 'message', text: content }];
  const title = metadata?.title ?? '';
  return [{ field: 'gif', text: content }, ...(title === '' ? [] : [{ field: 'message', text: title } as const])];
}

async function findReportedMessage(db: Db, id: string, viewerUserId: string): Promise<ReportedThing | undefined> {
  if (!UUID.test(id)) return undefined;
  const message = await messagesOf(db, viewerUserId).where('message.id', '=', id).executeTakeFirst();
  if (message === undefined) return undefined;
  return {
    type: 'message',
    key: id,
    userId: message.sender_user_id,
    profileId: message.sender_id,
    content: {
      name: message.sender_name,
      texts: textsOf(message),
      pictures: [],
      sentAt: message.created_at.toISOString(),
    },
  };
}

/** Messages as evidence, oldest first; those of conversations in which the reporter takes no part are left out. */
export async function findEvidence(db: Db, ids: readonly string[], reporterUserId: string): Promise<ReportedMessage[]> {
  if (ids.length === 0) return [];
  const rows = await messagesOf(db, reporterUserId)
    .where('message.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy('message.conversation_id')
    .orderBy('message.seq')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    senderName: row.sender_name,
    isReporter: row.sender_user_id === reporterUserId,
    type: row.type,
    content: row.content,
    sentAt: row.created_at.toISOString(),
  }));
}
