import { ApiProblem, type CallAnswer } from '@mutuals/api-client';
import { mutationOf, queryOf } from '@mutuals/api-client/queries';
import { MailAddress } from '@mutuals/ui/patterns/mail-address';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import * as v from 'valibot';
import { keptDraft, sending } from '../../lib/drafts.ts';
import { keepInView } from '../../lib/keep-in-view.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView, retryOf, withMessage } from '../../lib/query-view.ts';
import { useServices } from '../../services.ts';
import { useSession } from '../session/index.ts';

/** What the link in a confirmation begins with, behind the address of the settings. */
const CONFIRM = '#confirm-mail=';

const draftSchema = v.object({ address: v.string() });

/** Characters of an address at most (the contract's bound). */
const LIMIT = 254;

/** "Mail": the one address that mail may reach a person at. A link that was opened is confirmed, and goes from the address (D73). */
export function MailSettings() {
  const { api } = useServices();
  const { t } = useTranslation('reach');
  const textOf = useProblemText();
  const client = useQueryClient();
  const query = queryOf(api, 'getMailAddress');
  // The link is often opened in another tab.
  const known = queryView(useQuery({ ...query, refetchOnWindowFocus: 'always' }));
  const { user } = useSession();
  const kept = keptDraft(draftSchema, { userId: user._id, subject: 'mailAddress' });
  const onSuccess = (state: CallAnswer<'getMailAddress'>) => client.setQueryData(query.queryKey, state);
  const save = useMutation({
    ...mutationOf(api, 'updateMailAddress'),
    onMutate: () => sending(kept),
    onSuccess(state, _address, forget) {
      forget();
      onSuccess(state);
    },
  });
  const remove = useMutation({
    ...mutationOf(api, 'deleteMailAddress'),
    onSuccess: () => client.invalidateQueries({ queryKey: query.queryKey }),
  });
  const confirm = useMutation({ ...mutationOf(api, 'confirmMailAddress'), onSuccess });
  useToken((token) => confirm.mutate({ body: { token } }));
  const answer = useRef<HTMLDivElement>(null);
  // Whoever opened the link begins at the top of the settings: the answer is further down.
  useEffect(
    () =>
      answer.current && (confirm.isSuccess || confirm.isError)
        ? keepInView(answer.current, { block: 'center' })
        : undefined,
    [confirm.isSuccess, confirm.isError],
  );

  const isOver = confirm.error instanceof ApiProblem && confirm.error.code === 'mail_link_not_found';
  const error = save.error ?? remove.error;
  const isOfAddress = error instanceof ApiProblem && error.fields.some(({ path }) => path === 'body/address');
  return (
    <div ref={answer} className="mu:flex mu:flex-col mu:gap-8">
      <MailAddress
        view={known.status === 'ready' ? known : withMessage(known, textOf)}
        limit={LIMIT}
        isSaving={save.isPending}
        isRemoving={remove.isPending}
        error={
          error === null ? undefined : { message: textOf(error), field: isOfAddress ? t('address.invalid') : undefined }
        }
        confirmation={
          confirm.isPending || (isOver && known.status === 'loading')
            ? 'pending'
            : confirm.isSuccess
              ? 'done'
              : isOver && known.status === 'ready' && known.data.address !== null
                ? 'over'
                : confirm.error
                  ? { failed: textOf(confirm.error) }
                  : 'none'
        }
        kept={kept}
        onSave={(address) => {
          remove.reset();
          confirm.reset();
          save.mutate({ body: { address } });
        }}
        onRemove={() => {
          save.reset();
          confirm.reset();
          remove.mutate();
        }}
        onRetry={retryOf(known)}
      />
    </div>
  );
}

/** Calls back with the token of a link that was opened, once, and takes it from the address: it is in no history and no bookmark. */
function useToken(onToken: (token: string) => void): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const taken = useRef<string>(null);
  useEffect(() => {
    if (taken.current === hash) return;
    taken.current = hash;
    if (!hash.startsWith(CONFIRM)) return;
    onToken(hash.slice(CONFIRM.length));
    void navigate({ hash: '' }, { replace: true, preventScrollReset: true });
  }, [hash, navigate, onToken]);
}
