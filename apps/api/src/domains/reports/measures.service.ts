import { limits } from '@mutuals/api-client/limits';
import { foldWord } from '@mutuals/text/words';
import type { HideableField, ProfileDetails, Restore, Trx } from '../../database/schema.ts';
import { pictureIn } from '../../lib/picture-addresses.ts';
import { Problem } from '../../problem.ts';
import { returnPicture } from '../pictures/pictures.public.ts';
import {
  deleteLinks,
  findLinks,
  type ProfileRow,
  replaceTags,
  savedAfter,
  saveLinks,
  updateProfile,
} from '../profiles/profiles.public.ts';
import { setHidden } from '../review/review.public.ts';
import type { CheckedDecision } from './decision-input.rules.ts';
import * as decisions from './decisions.repository.ts';
import type { DecisionRow } from './decisions.repository.ts';
import { keepPictures, type SubjectRow } from './reports.repository.ts';

/** What stands where a text that cannot be empty was hidden. */
const HIDDEN = '…';

type Measured = Exclude<CheckedDecision, { measure: 'none' }>;

/**
 * Takes a measure on a locked subject and its locked person; returns what its end puts back. What is only a time (a
 * warning, no messages) changes nothing here. Throws `measure_not_possible` if what it would hide is not there any more.
 */
export async function takeMeasure(trx: Trx, subject: SubjectRow, decision: Measured, now: Date): Promise<Restore> {
  const [, hash = null] = subject.subject_key.split('/');
  switch (decision.measure) {
    case 'warn':
    case 'mute':
      return {};
    case 'hide_field':
      return subject.type === 'link'
        ? hideLink(trx, subject, now)
        : hideField(trx, await livingProfile(trx, subject), decision.field ?? 'bio', now);
    case 'hide_picture':
      return hidePicture(trx, subject, hash ?? decision.picture, now);
    case 'hide_profile':
      return { profiles: [await hide(trx, (await livingProfile(trx, subject)).id, decision, now)] };
    case 'suspend': {
      const profiles: Restore['profiles'] = [];
      for (const { id } of await decisions.lockUnhidden(trx, 'user_id', subject.user_id))
        profiles.push(await hide(trx, id, decision, now));
      return { profiles };
    }
  }
}

/** Puts back what a decision hid, but for what its owner changed or another decision still hides. */
export async function endMeasure(trx: Trx, decision: DecisionRow, now: Date): Promise<void> {
  const { profiles = [], field, link, picture } = decision.restore;
  for (const hidden of profiles) await showAgain(trx, decision, hidden);
  const id = decision.profile_id;
  const profile = id === null ? undefined : await decisions.lockStoredProfile(trx, id);
  if (profile === undefined) return;
  if (field !== undefined) await restoreField(trx, profile, field, now);
  if (link !== undefined) await restoreLink(trx, profile, link, now);
  if (picture !== undefined) await restorePicture(trx, profile, picture, now);
}

async function livingProfile(trx: Trx, { profile_id: id }: SubjectRow): Promise<ProfileRow> {
  const [profile] = await decisions.lockUnhidden(trx, 'id', id);
  if (profile === undefined) throw new Problem('measure_not_possible');
  return profile;
}

async function hide(trx: Trx, id: string, { policy }: Measured, at: Date) {
  await setHidden(trx, id, { at, reason: `${policy.number} ${policy.title.en}` });
  return { id, at: at.toISOString() };
}

/** Another decision that keeps a profile hidden takes it over, so that its own end shows it. */
async function showAgain(trx: Trx, decision: DecisionRow, hidden: { id: string; at: string }): Promise<void> {
  const heir = await decisions.findOtherHiding(trx, decision, hidden.id);
  if (heir !== undefined) {
    const profiles = [...(heir.restore.profiles ?? []), hidden];
    await decisions.updateDecision(trx, heir.id, { restore: JSON.stringify({ ...heir.restore, profiles }) });
    return;
  }
  const profile = await decisions.lockStoredProfile(trx, hidden.id);
  if (profile?.hidden_at?.toISOString() === hidden.at) await setHidden(trx, hidden.id, null);
}

const textOf = (profile: ProfileRow, name: HideableField): string | string[] | undefined =>
  name === 'entryRequirements' ? profile.details.entryRequirements : profile[name];

/** Writes a field of a profile; its tags are found only while it is not hidden. */
async function write(
  trx: Trx,
  profile: ProfileRow,
  name: HideableField,
  value: string | string[],
  now: Date,
): Promise<void> {
  const updated_at = savedAfter(profile, now);
  const words = typeof value === 'string' ? [] : value;
  const text = typeof value === 'string' ? value : HIDDEN;
  if (name === 'tags') {
    const row = await updateProfile(trx, profile.id, { tags: words, updated_at });
    await replaceTags(trx, row, row.deleted_at === null ? words.map(foldWord) : []);
  } else if (name === 'entryRequirements') {
    const details: ProfileDetails = { ...profile.details, entryRequirements: text };
    await updateProfile(trx, profile.id, { details: JSON.stringify(details), updated_at });
  } else {
    await updateProfile(trx, profile.id, { [name]: text, updated_at });
  }
}

async function hideField(trx: Trx, profile: ProfileRow, name: HideableField, now: Date): Promise<Restore> {
  const value = textOf(profile, name);
  if (value === undefined || value.length === 0 || value === HIDDEN) throw new Problem('measure_not_possible');
  await write(trx, profile, name, name === 'tags' ? [] : HIDDEN, now);
  return { field: { name, value } };
}

async function restoreField(
  trx: Trx,
  profile: ProfileRow,
  { name, value }: NonNullable<Restore['field']>,
  now: Date,
): Promise<void> {
  const today = textOf(profile, name);
  // What the owner wrote since stays.
  if (today === HIDDEN || today?.length === 0) await write(trx, profile, name, value, now);
}

async function hideLink(trx: Trx, subject: SubjectRow, now: Date): Promise<Restore> {
  const profile = await livingProfile(trx, subject);
  const link = (await findLinks(trx, [profile.id])).find(({ id }) => id === subject.subject_key);
  if (link === undefined || link.approved_at === null) throw new Problem('measure_not_possible');
  await deleteLinks(trx, [link.id]);
  await updateProfile(trx, profile.id, { updated_at: savedAfter(profile, now) });
  return {
    link: {
      id: link.id,
      url: link.url,
      position: link.position,
      approvedAt: link.approved_at.toISOString(),
      createdAt: link.created_at.toISOString(),
    },
  };
}

async function restoreLink(
  trx: Trx,
  profile: ProfileRow,
  link: NonNullable<Restore['link']>,
  now: Date,
): Promise<void> {
  const links = await findLinks(trx, [profile.id]);
  if (links.length >= limits.links || links.some(({ url }) => url === link.url)) return;
  const isFree = links.every(({ position }) => position !== link.position);
  const last = Math.max(-1, ...links.map(({ position }) => position));
  await saveLinks(trx, [
    {
      id: link.id,
      profile_id: profile.id,
      url: link.url,
      position: isFree ? link.position : last + 1,
      approved_at: new Date(link.approvedAt),
      created_at: new Date(link.createdAt),
    },
  ]);
  await updateProfile(trx, profile.id, { updated_at: savedAfter(profile, now) });
}

async function hidePicture(trx: Trx, subject: SubjectRow, hash: string | null, now: Date): Promise<Restore> {
  const profile = await livingProfile(trx, subject);
  const gallery = profile.details.gallery ?? [];
  const isIt = (address: string | null): address is string => address !== null && pictureIn(address)?.hash === hash;
  const address = [profile.avatar_url, profile.cover_url, ...gallery].find(isIt);
  if (hash === null || address === undefined) throw new Problem('measure_not_possible');
  // Its owner may have uploaded it after the report.
  await keepPictures(trx, subject.id, [hash]);
  const { [address]: description = null, ...descriptions } = profile.picture_descriptions;
  const place = gallery.findIndex(isIt);
  const [isAvatar, isCover] = [isIt(profile.avatar_url), isIt(profile.cover_url)];
  await updateProfile(trx, profile.id, {
    avatar_url: isAvatar ? null : profile.avatar_url,
    cover_url: isCover ? null : profile.cover_url,
    details: JSON.stringify(
      withGallery(
        profile.details,
        gallery.filter((each) => !isIt(each)),
      ),
    ),
    picture_descriptions: JSON.stringify(descriptions),
    updated_at: savedAfter(profile, now),
  });
  return { picture: { address, isAvatar, isCover, place: place === -1 ? null : place, description } };
}

async function restorePicture(
  trx: Trx,
  profile: ProfileRow,
  { address, isAvatar, isCover, place, description }: NonNullable<Restore['picture']>,
  now: Date,
): Promise<void> {
  const gallery = profile.details.gallery ?? [];
  const hasRoom = place !== null && gallery.length < limits.galleryPictures && !gallery.includes(address);
  const picture = pictureIn(address);
  if (picture === null) return;
  await returnPicture(trx, { userId: profile.user_id, profileId: profile.id }, picture.hash, now);
  await updateProfile(trx, profile.id, {
    avatar_url: isAvatar && profile.avatar_url === null ? address : profile.avatar_url,
    cover_url: isCover && profile.cover_url === null ? address : profile.cover_url,
    details: JSON.stringify(withGallery(profile.details, hasRoom ? gallery.toSpliced(place, 0, address) : gallery)),
    picture_descriptions: JSON.stringify({
      ...profile.picture_descriptions,
      ...(description === null ? {} : { [address]: description }),
    }),
    updated_at: savedAfter(profile, now),
  });
}

/** A profile without pictures has no gallery. */
function withGallery(details: ProfileDetails, gallery: string[]): ProfileDetails {
  const changed: ProfileDetails = { ...details, gallery };
  if (gallery.length === 0) delete changed.gallery;
  return changed;
}
