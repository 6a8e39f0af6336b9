import { ApiProblem } from '@mutuals/api-client';
import { queryOf } from '@mutuals/api-client/queries';
import { type ReplyWords, type SavedReply, SavedReplyForm } from '@mutuals/ui/screens/admin';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { LeaveDialog } from '../../lib/leave-dialog.tsx';
import { useProblemText } from '../../lib/problem-text.ts';
import { useForm } from '../../lib/use-form.ts';
import { useServices } from '../../services.ts';
import { useSession } from '../session/index.ts';

const wordsSchema: v.GenericSchema<unknown, ReplyWords> = v.object({
  name: v.string(),
  en: v.string(),
  fr: v.string(),
  zh: v.string(),
});

interface EditedReplyProps {
  reply: SavedReply;
  onSaved: () => void;
  onCancel: () => void;
}

/** A saved reply while it is written; one that somebody else saved meanwhile shows what they changed (D58). */
export function EditedReply({ reply, onSaved, onCancel }: EditedReplyProps) {
  const { api } = useServices();
  const { user } = useSession();
  const client = useQueryClient();
  const textOf = useProblemText();
  const path = { id: reply._id };
  /** Somebody else deleted it meanwhile: saved again, it is a new one. */
  const [isDeleted, setDeleted] = useState(false);
  const { view, error, send, stay, leave } = useForm<ReplyWords>({
    userId: user._id,
    subject: `saved-reply.${reply._id}`,
    stored: storedOf(reply),
    schema: wordsSchema,
    async save({ values: { name, ...texts }, version }) {
      const body = {
        name: name.trim(),
        texts: { en: texts.en.trim(), fr: texts.fr.trim(), zh: texts.zh.trim() },
        ...(version !== null && !isDeleted && { updatedAt: version }),
      };
      try {
        const saved = await api.saveReply({ path, body });
        return { version: saved.updatedAt };
      } catch (failure) {
        // Somebody else may have saved a deleted reply again.
        if (isProblem(failure, 'saved_reply_deleted')) setDeleted(true);
        if (isProblem(failure, 'saved_reply_changed')) setDeleted(false);
        throw failure;
      }
    },
    stale: {
      code: 'saved_reply_changed',
      async load() {
        const { data } = await client.fetchQuery({ ...queryOf(api, 'listSavedReplies'), staleTime: 0 });
        const newer = data.find(({ _id }) => _id === reply._id);
        if (newer === undefined) {
          setDeleted(true);
          throw new Error('The reply was deleted after it was changed.');
        }
        return storedOf(newer);
      },
    },
    onSaved,
  });
  // The deletion explains more than the error that reported it.
  const isSaid = isDeleted && (isProblem(error, 'saved_reply_deleted') || isProblem(error, 'saved_reply_changed'));
  return (
    <>
      <SavedReplyForm
        words={view.values}
        saving={{ isPending: view.isSaving, error: error === null || isSaid ? undefined : textOf(error) }}
        elsewhere={view.elsewhere}
        isDeleted={isDeleted}
        isRestored={view.isRestored}
        onChange={(values) => send({ type: 'CHANGED', values })}
        onChoose={(field, side) => send({ type: 'CHOSEN', field, side })}
        onDiscard={() => send({ type: 'DISCARD' })}
        onSave={() => send({ type: 'SAVE' })}
        onCancel={() => {
          send({ type: 'DISCARD' });
          onCancel();
        }}
      />
      <LeaveDialog isOpen={view.isAskingToLeave} onStay={stay} onLeave={leave} />
    </>
  );
}

const isProblem = (failure: unknown, code: ApiProblem['code']): boolean =>
  failure instanceof ApiProblem && failure.code === code;

const storedOf = ({ name, texts, updatedAt }: SavedReply) => ({ values: { name, ...texts }, version: updatedAt });
