import { operationKey, queryOf } from '@mutuals/api-client/queries';
import { type AdminProfile, type ProfileFilters, ProfilesPanel } from '@mutuals/ui/screens/admin';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useProblemText } from '../../lib/problem-text.ts';
import { useSearchBox } from '../../lib/use-search-box.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { useSession, useToasts } from '../session/index.ts';
import { adminHref, pageOf, readProfiles } from './admin-address.ts';
import { useAdminList } from './use-admin-list.ts';

/** /admin/profiles: what is looked for is in the address; a row opens what can be decided. */
export function ProfilesTab() {
  const { api } = useServices();
  const { user: self } = useSession();
  const { t } = useTranslation('admin');
  const toasts = useToasts();
  const textOf = useProblemText();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [address] = useSearchParams();
  const asked = readProfiles(address);
  const [opened, setOpened] = useState<AdminProfile | null>(null);
  const list = useQuery({
    ...queryOf(api, 'listAdminProfiles', {
      query: {
        page: pageOf(address),
        ...(asked.search !== '' && { search: asked.search }),
        ...(asked.type !== 'all' && { profileType: asked.type }),
        ...(asked.state !== 'all' && { state: asked.state }),
      },
    }),
    placeholderData: keepPreviousData,
  });

  async function afterwards(profile: AdminProfile): Promise<void> {
    setOpened(profile);
    await client.invalidateQueries({ queryKey: operationKey('listAdminProfiles') });
    await client.invalidateQueries({ queryKey: operationKey('listAudit') });
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

  const ask = (filters: ProfileFilters): void =>
    void navigate(adminHref('profiles', { ...filters }), { replace: true, preventScrollReset: true });
  const box = useSearchBox(asked.search, (search) => ask({ ...asked, search }));

  function onFiltersChange(next: ProfileFilters): void {
    if (next.type !== asked.type || next.state !== asked.state) ask({ ...next, search: asked.search });
    else if (next.search === '') box.onSubmit('');
    else box.onChange(next.search);
  }

  return (
    <ProfilesPanel
      view={useAdminList<AdminProfile>(list)}
      filters={{ ...asked, search: box.text }}
      onFiltersChange={onFiltersChange}
      onSearchSubmit={box.onSubmit}
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
      pageHref={(page) => adminHref('profiles', { ...asked }, page)}
    />
  );
}
