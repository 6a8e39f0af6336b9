import type { ReportablePart } from '@mutuals/ui/screens/profile-details';
import { pictureHashOf } from '../../lib/picture-hash.ts';
import { routes } from '../../routes.ts';

/** Where a profile or a group is reported. */
export const reportHrefOf = ({ _id, name, profileType }: { _id: string; name: string; profileType: string }): string =>
  routes.report.href({ type: profileType === 'group' ? 'group' : 'profile', id: _id, name });

/** Where a picture or an approved project link of a profile is reported; undefined for a picture that is no upload. */
export function reportPartHref({ _id, name }: { _id: string; name: string }, part: ReportablePart): string | undefined {
  const id = part.type === 'link' ? part.id : pictureHashOf(part.url);
  return id === null ? undefined : routes.report.href({ type: part.type, id, name, profile: _id });
}
