import { queryOf } from '@mutuals/api-client/queries';
import {
  type Settlement,
  type SettlementDraft,
  TeamPaymentDialog,
  type TeamPaymentDialogProps,
} from '@mutuals/ui/screens/admin';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { adminRoutes } from '../../admin-routes.ts';
import { keptDraft, sending } from '../../lib/drafts.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView, withMessage } from '../../lib/query-view.ts';
import { sendOnce } from '../../lib/send-once.ts';
import { useServices } from '../../services.ts';
import { useSession, useToasts } from '../session/index.ts';
import { useSignInAgain } from './use-sign-in-again.ts';
import { useRefreshList } from './use-refresh-list.ts';

/** The draft of a decision; what it decides on is read again each time. */
const writtenSchema: v.GenericSchema<unknown, Omit<SettlementDraft, 'transferIds'>> = v.object({
  outcome: v.nullable(v.picklist(['credited', 'refunded'])),
  txHash: v.string(),
  note: v.string(),
});
type Written = v.InferOutput<typeof writtenSchema>;

const NOTHING: Written = { outcome: null, txHash: '', note: '' };

/** The open payment, and the decision about transfers that bought nothing (D15): kept in the tab until the server has it, and sent once (D31). */
export function OpenPayment({ id, ...props }: { id: string } & Pick<TeamPaymentDialogProps, 'network' | 'onClose'>) {
  const { api } = useServices();
  const { user } = useSession();
  const { t } = useTranslation('admin');
  const toasts = useToasts();
  const refresh = useRefreshList('listPayments');
  const textOf = useProblemText();
  const signInAgain = useSignInAgain();
  const payment = useQuery(queryOf(api, 'getTeamPayment', { path: { id } }));
  const view = withMessage(queryView(payment), textOf);
  const subject = `settlement.${id}`;
  const draft = keptDraft(writtenSchema, { userId: user._id, subject });
  const [written, setWritten] = useState<Written>(() => draft.read() ?? NOTHING);
  /** Those left out; all others are chosen. */
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const settle = useMutation({
    mutationFn: ({ outcome, transferIds, txHash, note }: Settlement) =>
      sendOnce(
        { userId: user._id, subject },
        outcome === 'refunded'
          ? { outcome, transferIds: [...transferIds], txHash, note }
          : { outcome, transferIds: [...transferIds], note },
        ({ body, idempotencyKey }) => api.settlePayment({ path: { id }, body, idempotencyKey }),
      ),
    onMutate: () => sending(draft),
    async onSuccess(answer, _settlement, forget, { client }) {
      setWritten(NOTHING);
      forget();
      client.setQueryData(queryOf(api, 'getTeamPayment', { path: { id } }).queryKey, answer);
      toasts.show({ tone: 'success', title: t('payments.settle.done') });
      await refresh();
    },
    // Somebody else may have settled it by now.
    onError: () => void payment.refetch(),
  });

  function write(next: Written): void {
    setWritten(next);
    draft.keep(next.txHash.trim() + next.note.trim() === '' ? null : next);
  }
  const open = view.status === 'ready' ? view.data.unsettledTransferIds : [];

  return (
    <TeamPaymentDialog
      {...props}
      view={view.status === 'ready' ? { status: 'ready', payment: view.data } : view}
      userHref={(privyId) => adminRoutes.users.href({ search: privyId })}
      draft={{
        ...written,
        transferIds: open.filter((transferId) => !leftOut.includes(transferId)),
      }}
      change={{
        isPending: settle.isPending,
        error: settle.error ? textOf(settle.error) : undefined,
        onSignIn: signInAgain(settle.error, settle.reset),
      }}
      onDraftChange={({ outcome, txHash, note, transferIds }) => {
        write({ outcome, txHash, note });
        setLeftOut(open.filter((transferId) => !transferIds.includes(transferId)));
      }}
      onSettle={(settlement) => settle.mutate(settlement)}
      onRetry={() => void payment.refetch()}
    />
  );
}
