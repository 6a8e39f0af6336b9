import { queryOf } from '@mutuals/api-client/queries';
import { type AdminProfile, ProfilesPanel } from '@mutuals/ui/screens/admin';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminRoutes } from '../../admin-routes.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import { routes } from '../../routes.ts';
import { useQueryParams } from '../../lib/use-query-params.ts';
import { useServices } from '../../services.ts';
import { useSession, useToasts } from '../session/index.ts';
import { useAdminList } from './use-admin-list.ts';
import { useListFilters } from './use-list-filters.ts';
import { useRefreshList } from './use-refresh-list.ts';

/** /admin/profiles: what is looked for is in the address; a row opens what can be decided. */
export function ProfilesTab() {
  const { api } = useServices();
  const { user: self } = useSession();
  const { t } = useTranslation('admin');
  const toasts = useToasts();
  const textOf = useProblemText();
  const refresh = useRefreshList('listAdminProfiles');
  const [{ page, ...asked }] = useQueryParams(adminRoutes.profiles);
  const [opened, setOpened] = useState<AdminProfile | null>(null);
  const list = useQuery({
    ...queryOf(api, 'listAdminProfiles', {
      query: {
        page,
        sort: asked.sort,
        ...(asked.search !== '' && { search: asked.search }),
        ...(asked.type !== 'all' && { profileType: asked.type }),
        ...(asked.state !== 'all' && { state: asked.state }),
      },
    }),
    placeholderData: keepPreviousData,
  });

  /** Taken back from its message, it may be closed by now. */
  function afterwards(profile: AdminProfile): Promise<void> {
    setOpened((now) => (now?._id === profile._id ? profile : now));
    return refresh();
  }
  const verify = useMutation({
    mutationFn: ({ profile, isVerified }: { profile: AdminProfile; isVerified: boolean }) =>
      api.verifyProfile({ path: { id: profile._id }, body: { isVerified } }),
    onSuccess(profile, { profile: before, isVerified }) {
      toasts.show({
        tone: 'success',
        title: t(isVerified ? 'profiles.verifiedDone' : 'profiles.unverifiedDone', { name: profile.name }),
        action: {
          label: t('undo'),
          onPress: () => verify.mutate({ profile, isVerified: before.isVerified }),
        },
      });
      return afterwards(profile);
    },
  });
  const hide = useMutation({
    mutationFn: ({ profile, ...body }: { profile: AdminProfile; isHidden: boolean; reason: string }) =>
      api.hideProfile({ path: { id: profile._id }, body }),
    onSuccess(profile, { isHidden }) {
      const title = t(isHidden ? 'profiles.hiddenDone' : 'profiles.shownDone', { name: profile.name });
      toasts.show({ tone: 'success', title });
      return afterwards(profile);
    },
  });
  const failure = verify.error ?? hide.error;

  const listFilters = useListFilters(asked, adminRoutes.profiles.href);

  return (
    <ProfilesPanel
      view={useAdminList<AdminProfile>(list)}
      {...listFilters}
      opened={opened}
      change={{ isPending: verify.isPending || hide.isPending, error: failure ? textOf(failure) : undefined }}
      onOpen={(profile) => {
        verify.reset();
        hide.reset();
        setOpened(profile);
      }}
      onClose={() => setOpened(null)}
      onVerify={self.isAdmin ? (profile, isVerified) => verify.mutate({ profile, isVerified }) : undefined}
      onHide={self.isAdmin ? (profile, isHidden, reason) => hide.mutate({ profile, isHidden, reason }) : undefined}
      profileHref={(id) => routes.galleryProfile.href({ id })}
      onRetry={() => void list.refetch()}
      pageHref={(to) => adminRoutes.profiles.href({ ...asked, page: to })}
    />
  );
}
