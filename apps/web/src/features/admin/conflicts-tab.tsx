import { mutationOf, queryOf } from '@mutuals/api-client/queries';
import {
  ConflictDialog,
  type ConflictDraft,
  ConflictsPanel,
  KEEPERS,
  type TeamConflict,
} from '@mutuals/ui/screens/moderation';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { adminRoutes } from '../../admin-routes.ts';
import { keptDraft, sending } from '../../lib/drafts.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import { useNow } from '../../lib/use-now.ts';
import { useQueryParams } from '../../lib/use-query-params.ts';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { useSession } from '../session/index.ts';
import { useAdminList } from './use-admin-list.ts';

const draftSchema: v.GenericSchema<unknown, ConflictDraft> = v.object({
  keeps: v.nullable(v.picklist(KEEPERS)),
  reason: v.string(),
});

/** /admin/conflicts: the address holds the state and the open conflict; the draft of a decision is kept in the tab until it is sent. */
export function ConflictsTab() {
  const { api, clock } = useServices();
  const { user: self } = useSession();
  const navigate = useNavigate();
  const textOf = useProblemText();
  const now = useNow(clock);
  const [{ page, conflict: openId, state }] = useQueryParams(adminRoutes.conflicts);
  const hrefOf = adminRoutes.conflicts.href;
  const go = (href: string): void => void navigate(href, { replace: true, preventScrollReset: true });
  const list = useQuery({
    ...queryOf(api, 'listProofConflicts', { query: { page, state } }),
    placeholderData: keepPreviousData,
  });
  const view = useAdminList<TeamConflict>(list);
  const opened = view.status === 'ready' ? view.rows.find(({ _id }) => _id === openId) : undefined;
  const draftOf = (id: string) => keptDraft(draftSchema, { userId: self._id, subject: `conflict.${id}` });
  const decision = useMutation({
    ...mutationOf(api, 'decideProofConflict'),
    onMutate: ({ path: { id } }) => sending(draftOf(id)),
    onSuccess: (_decision, _sent, forget) => forget(),
  });
  const open = (conflict: string | null): void => {
    decision.reset();
    go(hrefOf({ page, state, conflict }));
  };

  return (
    <ConflictsPanel
      view={view}
      state={state}
      onState={(to) => go(hrefOf({ state: to }))}
      now={now}
      onOpen={({ _id }) => open(_id)}
      onRetry={() => void list.refetch()}
      pageHref={(to) => hrefOf({ state, page: to })}
      openId={opened?._id ?? null}
    >
      {opened && (
        <ConflictDialog
          key={opened._id}
          conflict={opened}
          now={now}
          saving={{ isPending: decision.isPending, error: decision.isError ? textOf(decision.error) : undefined }}
          kept={draftOf(opened._id)}
          profileHref={(id) => routes.profile.href({ id })}
          onDecide={(keeps, reason) =>
            decision.mutate(
              { path: { id: opened._id }, body: { keeps, holder: opened.holder.profile._id, reason } },
              { onSuccess: () => open(null) },
            )
          }
          onClose={() => open(null)}
        />
      )}
    </ConflictsPanel>
  );
}
