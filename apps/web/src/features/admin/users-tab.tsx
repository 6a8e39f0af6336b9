import { operationKey, queryOf } from '@mutuals/api-client/queries';
import { type AdminUser, type TierChange, UsersPanel } from '@mutuals/ui/screens/admin';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
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
    mutationFn: ({ user, tier, reason }: TierChange) =>
      api.updateSubscription({ body: { targetUserId: user.privyId, tier, ...(reason !== '' && { reason }) } }),
    async onSuccess(_answer, _change, _result, { client }) {
      setEdited(null);
      toasts.show({ tone: 'success', title: t('users.edit.done') });
      await client.invalidateQueries({ queryKey: operationKey('listUsers') });
      await client.invalidateQueries({ queryKey: operationKey('listAudit') });
    },
  });

  const ask = (search: string, tier: TierFilter): void =>
    void navigate(adminHref('users', { search, tier }), { replace: true, preventScrollReset: true });
  const box = useSearchBox(asked.search, (search) => ask(search, asked.tier));
  const edit = (user: AdminUser): void => {
    change.reset();
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
      change={{ isPending: change.isPending, error: change.error ? textOf(change.error) : undefined }}
      onEdit={self.isAdmin ? edit : undefined}
      onEditEnd={() => setEdited(null)}
      onTierChange={(tierChange) => change.mutate(tierChange)}
      onRetry={() => void list.refetch()}
      pageHref={(page) => adminHref('users', asked, page)}
    />
  );
}
