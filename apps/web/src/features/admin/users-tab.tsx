import { queryOf } from '@mutuals/api-client/queries';
import { type AdminUser, type RoleChange, type TierChange, UsersPanel } from '@mutuals/ui/screens/admin';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminRoutes } from '../../admin-routes.ts';
import { sending } from '../../lib/drafts.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import { useQueryParams } from '../../lib/use-query-params.ts';
import { useServices } from '../../services.ts';
import { useSession } from '../session/index.ts';
import { keptReason } from './kept-reason.ts';
import { useAdminList } from './use-admin-list.ts';
import { useBulkAction } from './use-bulk-action.ts';
import { useListFilters } from './use-list-filters.ts';
import { useRefreshList } from './use-refresh-list.ts';
import { useSignInAgain } from './use-sign-in-again.ts';

/** /admin/users: the search, the filter and the page are in the address. */
export function UsersTab() {
  const { api } = useServices();
  const { user: self } = useSession();
  const { t } = useTranslation('admin');
  const textOf = useProblemText();
  const signInAgain = useSignInAgain();
  const refresh = useRefreshList('listUsers');
  const [{ page, ...filters }] = useQueryParams(adminRoutes.users);
  const [edited, setEdited] = useState<AdminUser | null>(null);
  const list = useQuery({
    ...queryOf(api, 'listUsers', {
      query: {
        page,
        sort: filters.sort,
        ...(filters.search !== '' && { search: filters.search }),
        ...(filters.tier !== 'all' && { tier: filters.tier }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const changes = useBulkAction<{ readonly id: string } & (TierChange | RoleChange)>({
    async act(change) {
      const { user, reason } = change;
      const body = { targetUserId: user.privyId, ...(reason !== '' && { reason }) };
      if ('role' in change) {
        await api.updateRole({ body: { ...body, role: change.role } });
        return undefined;
      }
      const { tier, months } = change;
      const { expiresAt } = await api.updateSubscription({ body: { ...body, tier, months } });
      return () => api.undoSubscriptionUpdate({ body: { targetUserId: user.privyId, tier, expiresAt } });
    },
    done: (change) => t('role' in change ? 'users.edit.roleDone' : 'users.edit.done'),
    undone: () => t('users.edit.undone'),
    onSettled: () => void refresh(),
  });
  const reasonFor = (id: string) => keptReason(self._id, `user.${id}`);
  async function change(to: TierChange | RoleChange): Promise<void> {
    const { _id: id } = to.user;
    const forget = sending(reasonFor(id));
    const failed = await changes.run([{ id, ...to }]);
    if (failed.length > 0) return;
    forget();
    setEdited((now) => (now?._id === id ? null : now));
  }
  const last = edited && changes.entries.get(edited._id);

  const listFilters = useListFilters(filters, adminRoutes.users.href);
  const edit = (user: AdminUser): void => {
    changes.forget(user._id);
    setEdited(user);
  };

  return (
    <UsersPanel
      view={useAdminList<AdminUser>(list)}
      {...listFilters}
      edited={edited}
      change={{
        isPending: last?.status === 'pending',
        error: last?.status === 'failed' ? textOf(last.error) : undefined,
        onSignIn: signInAgain(last?.error, () => changes.forget(edited?._id ?? '')),
      }}
      keptReason={edited ? reasonFor(edited._id) : undefined}
      onEdit={self.isAdmin ? edit : undefined}
      onEditEnd={() => setEdited(null)}
      onTierChange={(to) => void change(to)}
      onRoleChange={self.role === 'owner' ? (to) => void change(to) : undefined}
      linksOf={({ _id }) => ({
        profiles: adminRoutes.profiles.href({ search: _id }),
        payments: adminRoutes.payments.href({ search: _id }),
        tickets: adminRoutes.tickets.href({ search: _id }),
      })}
      onRetry={() => void list.refetch()}
      pageHref={(to) => adminRoutes.users.href({ ...filters, page: to })}
    />
  );
}
