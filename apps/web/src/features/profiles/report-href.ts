import { routes } from '../../routes.ts';

/** Where a profile or a group is reported. */
export const reportHrefOf = ({ _id, name, profileType }: { _id: string; name: string; profileType: string }): string =>
  routes.report.href({ type: profileType === 'group' ? 'group' : 'profile', id: _id, name });
