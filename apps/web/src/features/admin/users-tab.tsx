import { mutationOf, queryOf } from '@mutuals/api-client/queries';
import type { ToastMessage } from '@mutuals/ui/primitives/toast';
import { type AdminUser, type RoleChange, type TierChange, UsersPanel } from '@mutuals/ui/screens/admin';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminRoutes } from '../../admin-routes.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import { useQueryParams } from '../../lib/use-query-params.ts';
import { useServices } from '../../services.ts';
import { useSession, useToasts } from '../session/index.ts';
import { useAdminList } from './use-admin-list.ts';
import { useListFilters } from './use-list-filters.ts';
import { useRefreshList } from './use-refresh-list.ts';
import { useSignInAgain } from './use-sign-in-again.ts';
import { UNDO_TOAST_MS, useUndoFailed } from './use-undo-failed.ts';

/** /admin/users: the search, the filter and the page are in the address. */
export function UsersTab() {
  const { api } = useServices();
  const { user: self } = useSession();
  const { t } = useTranslation('admin');
  const toasts = useToasts();
  const textOf = useProblemText();
  const signInAgain = useSignInAgain();
  const undoFailed = useUndoFailed();
  const refresh = useRefreshList('listUsers');
  const [{ page, ...asked }] = useQueryParams(adminRoutes.users);
  const [edited, setEdited] = useState<AdminUser | null>(null);
  const list = useQuery({
    ...queryOf(api, 'listUsers', {
      query: {
        page,
        sort: asked.sort,
        ...(asked.search !== '' && { search: asked.search }),
        ...(asked.tier !== 'all' && { tier: asked.tier }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const change = useMutation({
    mutationFn: ({ user, tier, months, reason }: TierChange) =>
      api.updateSubscription({ body: { targetUserId: user.privyId, tier, months, ...(reason !== '' && { reason }) } }),
    onSuccess: ({ tier, expiresAt }, { user }) =>
      afterwards(t('users.edit.done'), {
        label: t('undo'),
        onPress: () => undo.mutate({ body: { targetUserId: user.privyId, tier, expiresAt } }),
      }),
  });
  const undo = useMutation({
    ...mutationOf(api, 'undoSubscriptionUpdate'),
    onSuccess() {
      toasts.show({ tone: 'success', title: t('users.edit.undone') });
      return refresh();
    },
    onError: undoFailed,
  });
  const changeRole = useMutation({
    mutationFn: ({ user, role, reason }: RoleChange) =>
      api.updateRole({ body: { targetUserId: user.privyId, role, ...(reason !== '' && { reason }) } }),
    onSuccess: () => afterwards(t('users.edit.roleDone')),
  });
  function afterwards(title: string, action?: ToastMessage['action']): Promise<void> {
    setEdited(null);
    if (action === undefined) toasts.show({ tone: 'success', title });
    else toasts.show({ tone: 'success', title, action }, UNDO_TOAST_MS);
    return refresh();
  }
  const failure = change.error ?? changeRole.error;
  function forgetFailure(): void {
    change.reset();
    changeRole.reset();
  }

  const listFilters = useListFilters(asked, adminRoutes.users.href);
  const edit = (user: AdminUser): void => {
    forgetFailure();
    setEdited(user);
  };

  return (
    <UsersPanel
      view={useAdminList<AdminUser>(list)}
      {...listFilters}
      edited={edited}
      change={{
        isPending: change.isPending || changeRole.isPending,
        error: failure ? textOf(failure) : undefined,
        onSignIn: signInAgain(failure, forgetFailure),
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
        profiles: adminRoutes.profiles.href({ search: _id }),
        payments: adminRoutes.payments.href({ search: _id }),
        tickets: adminRoutes.tickets.href({ search: _id }),
      })}
      onRetry={() => void list.refetch()}
      pageHref={(to) => adminRoutes.users.href({ ...asked, page: to })}
    />
  );
}
