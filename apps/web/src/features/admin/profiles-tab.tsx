import { queryOf } from '@mutuals/api-client/queries';
import { type AdminProfile, ProfilesPanel } from '@mutuals/ui/screens/admin';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminRoutes } from '../../admin-routes.ts';
import { sending } from '../../lib/drafts.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import { routes } from '../../routes.ts';
import { useQueryParams } from '../../lib/use-query-params.ts';
import { useServices } from '../../services.ts';
import { useSession } from '../session/index.ts';
import { keptReason } from './kept-reason.ts';
import { useAdminList } from './use-admin-list.ts';
import { useBulkAction } from './use-bulk-action.ts';
import { useListFilters } from './use-list-filters.ts';
import { useRefreshList } from './use-refresh-list.ts';

type ProfileChange = { readonly profile: AdminProfile } & (
  | { readonly isVerified: boolean }
  | { readonly isHidden: boolean; readonly reason: string }
);

/** /admin/profiles: the address holds the filters; a row opens a profile. */
export function ProfilesTab() {
  const { api } = useServices();
  const { user: self } = useSession();
  const { t } = useTranslation('admin');
  const textOf = useProblemText();
  const refresh = useRefreshList('listAdminProfiles');
  const [{ page, ...filters }] = useQueryParams(adminRoutes.profiles);
  const [opened, setOpened] = useState<AdminProfile | null>(null);
  const list = useQuery({
    ...queryOf(api, 'listAdminProfiles', {
      query: {
        page,
        sort: filters.sort,
        ...(filters.search !== '' && { search: filters.search }),
        ...(filters.type !== 'all' && { profileType: filters.type }),
        ...(filters.state !== 'all' && { state: filters.state }),
      },
    }),
    placeholderData: keepPreviousData,
  });

  const reasonFor = (id: string) => keptReason(self._id, `hide.${id}`);
  const changes = useBulkAction<{ readonly id: string } & ProfileChange>({
    async act(change) {
      const { id } = change;
      // It may be closed by now.
      const show = (next: AdminProfile): void => setOpened((now) => (now?._id === id ? next : now));
      const path = { id };
      if ('isHidden' in change) {
        const { isHidden, reason } = change;
        const forget = sending(reasonFor(id));
        const hidden = await api.hideProfile({ path, body: { isHidden, reason } });
        forget();
        show(hidden);
        return undefined;
      }
      const { isVerified, profile } = change;
      // Verified is the name that was looked at, not one that came meanwhile.
      show(await api.verifyProfile({ path, body: { isVerified, ...(isVerified && { name: profile.name }) } }));
      return async () => show(await api.undoVerification({ path, body: { isVerified } }));
    },
    done(change) {
      const { name } = change.profile;
      if ('isHidden' in change) return t(change.isHidden ? 'profiles.hiddenDone' : 'profiles.shownDone', { name });
      return t(change.isVerified ? 'profiles.verifiedDone' : 'profiles.unverifiedDone', { name });
    },
    undone: (change) =>
      t('isVerified' in change && change.isVerified ? 'profiles.unverifiedDone' : 'profiles.verifiedDone', {
        name: change.profile.name,
      }),
    onSettled: () => void refresh(),
  });
  const change = (to: ProfileChange): void => void changes.run([{ id: to.profile._id, ...to }]);
  const last = opened && changes.entries.get(opened._id);

  const listFilters = useListFilters(filters, adminRoutes.profiles.href);

  return (
    <ProfilesPanel
      view={useAdminList<AdminProfile>(list)}
      {...listFilters}
      opened={opened}
      change={{
        isPending: last?.status === 'pending',
        error: last?.status === 'failed' ? textOf(last.error) : undefined,
      }}
      onOpen={(profile) => {
        changes.forget(profile._id);
        setOpened(profile);
      }}
      onClose={() => setOpened(null)}
      onVerify={self.isAdmin ? (profile, isVerified) => change({ profile, isVerified }) : undefined}
      keptReason={opened ? reasonFor(opened._id) : undefined}
      onHide={self.isAdmin ? (profile, isHidden, reason) => change({ profile, isHidden, reason }) : undefined}
      profileHref={(id) => routes.galleryProfile.href({ id })}
      onRetry={() => void list.refetch()}
      pageHref={(to) => adminRoutes.profiles.href({ ...filters, page: to })}
    />
  );
}
