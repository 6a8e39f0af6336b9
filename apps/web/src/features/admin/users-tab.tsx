import { operationKey, queryOf } from '@mutuals/api-client/queries';
import { type AdminUser, type RoleChange, type TierChange, UsersPanel } from '@mutuals/ui/screens/admin';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useProblemText } from '../../lib/problem-text.ts';
import { useSearchBox } from '../../lib/use-search-box.ts';
import { useServices } from '../../services.ts';
import { useSession, useToasts } from '../session/index.ts';
import { adminHref, pageOf, readUsers, type TierFilter } from './admin-address.ts';
import { useAdminList } from './use-admin-list.ts';

/** /admin/users: the search, the filter and the page are in the address. */
export function UsersTab() {
  const { api } = useServices();
  const { user: self } = useSession();
  const { t } = useTranslation('admin');
  const toasts = useToasts();
  const textOf = useProblemText();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [address] = useSearchParams();
  const asked = readUsers(address);
  const [edited, setEdited] = useState<AdminUser | null>(null);
  const list = useQuery({
    ...queryOf(api, 'listUsers', {
      query: {
        page: pageOf(address),
        ...(asked.search !== '' && { search: asked.search }),
        ...(asked.tier !== 'all' && { tier: asked.tier }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const change = useMutation({
    mutationFn: ({ user, tier, months, reason }: TierChange) =>
      api.updateSubscription({ body: { targetUserId: user.privyId, tier, months, ...(reason !== '' && { reason }) } }),
    onSuccess: () => afterwards(t('users.edit.done')),
  });
  const changeRole = useMutation({
    mutationFn: ({ user, role, reason }: RoleChange) =>
      api.updateRole({ body: { targetUserId: user.privyId, role, ...(reason !== '' && { reason }) } }),
    onSuccess: () => afterwards(t('users.edit.roleDone')),
  });
  async function afterwards(title: string): Promise<void> {
    setEdited(null);
    toasts.show({ tone: 'success', title });
    await client.invalidateQueries({ queryKey: operationKey('listUsers') });
    await client.invalidateQueries({ queryKey: operationKey('listAudit') });
  }
  const failure = change.error ?? changeRole.error;

  const ask = (search: string, tier: TierFilter): void =>
    void navigate(adminHref('users', { search, tier }), { replace: true, preventScrollReset: true });
  const box = useSearchBox(asked.search, (search) => ask(search, asked.tier));
  const edit = (user: AdminUser): void => {
    change.reset();
    changeRole.reset();
    setEdited(user);
  };

  return (
    <UsersPanel
      view={useAdminList<AdminUser>(list)}
      search={box.text}
      tier={asked.tier}
      onSearchChange={(search) => (search === '' ? box.onSubmit('') : box.onChange(search))}
      onSearchSubmit={box.onSubmit}
      onTierFilterChange={(tier) => ask(asked.search, tier)}
      edited={edited}
      change={{
        isPending: change.isPending || changeRole.isPending,
        error: failure ? textOf(failure) : undefined,
      }}
      onEdit={self.isAdmin ? edit : undefined}
      onEditEnd={() => setEdited(null)}
      onTierChange={(tierChange) => {
        changeRole.reset();
        change.mutate(tierChange);
      }}
      onRoleChange={
        self.role === 'owner'
          ? (roleChange) => {
              change.reset();
              changeRole.mutate(roleChange);
            }
          : undefined
      }
      linksOf={({ _id }) => ({
        profiles: adminHref('profiles', { search: _id }),
        payments: adminHref('payments', { search: _id }),
        tickets: adminHref('tickets', { search: _id }),
      })}
      onRetry={() => void list.refetch()}
      pageHref={(page) => adminHref('users', asked, page)}
    />
  );
}
