import { mutationOf, operationKey, queryOf } from '@mutuals/api-client/queries';
import { type SavedReply, SavedRepliesDialog } from '@mutuals/ui/screens/admin';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { keptDraft } from '../../lib/drafts.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView, retryOf, withMessage } from '../../lib/query-view.ts';
import { useServices } from '../../services.ts';
import { useSession, useToasts } from '../session/index.ts';
import { EditedReply } from './edited-reply.tsx';

const replySchema: v.GenericSchema<unknown, SavedReply> = v.object({
  _id: v.string(),
  name: v.string(),
  texts: v.object({ en: v.string(), fr: v.string(), zh: v.string() }),
  updatedAt: v.nullable(v.string()),
});

/** Where admins keep what the team answers often. Which reply is open, and what is written into it, is kept in the tab. */
export function SavedReplies({ onClose }: { onClose: () => void }) {
  const { api } = useServices();
  const { user } = useSession();
  const { t } = useTranslation('admin');
  const toasts = useToasts();
  const textOf = useProblemText();
  const client = useQueryClient();
  const list = queryView(useQuery(queryOf(api, 'listSavedReplies')));
  const open = keptDraft(replySchema, { userId: user._id, subject: 'saved-reply' });
  const [edited, setEdited] = useState(() => open.read() ?? null);
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: operationKey('listSavedReplies') });
  function edit(reply: SavedReply | null): void {
    setEdited(reply);
    open.keep(reply);
  }
  const remove = useMutation({
    ...mutationOf(api, 'deleteSavedReply'),
    onSuccess() {
      toasts.show({ tone: 'success', title: t('replies.deleted') });
      return refresh();
    },
  });
  const view = withMessage(list, textOf);
  return (
    <SavedRepliesDialog
      view={view.status === 'ready' ? { status: 'ready', replies: view.data.data } : view}
      form={
        edited && (
          <EditedReply
            key={edited._id}
            reply={edited}
            onSaved={() => {
              edit(null);
              toasts.show({ tone: 'success', title: t('replies.saved') });
              void refresh();
            }}
            onCancel={() => {
              edit(null);
              void refresh();
            }}
          />
        )
      }
      deletion={
        remove.variables && {
          id: remove.variables.path.id,
          isPending: remove.isPending,
          error: remove.error === null ? undefined : textOf(remove.error),
        }
      }
      onEdit={edit}
      onNew={() => edit({ _id: crypto.randomUUID(), name: '', texts: { en: '', fr: '', zh: '' }, updatedAt: null })}
      onDelete={(id) => remove.mutate({ path: { id } })}
      onRetry={retryOf(list)}
      onClose={onClose}
    />
  );
}
