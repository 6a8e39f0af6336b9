import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { sending } from '../../lib/drafts.ts';
import { draftToSend } from '../../lib/send-once.ts';
import { useSession } from '../session/index.ts';
import { type WrittenDraft, writtenSchema } from './kept-picture.ts';
import { useAttachments } from './use-attachments.ts';

const NOTHING: WrittenDraft = { text: '', pictures: [] };

/**
 * The draft of a message to the team, with pictures: kept in the tab under `subject` until it is sent. While it is being sent (a mutation under
 * `key`) it stays visible and cannot be sent again, also after leaving the page and coming back.
 */
export function useWritten(subject: string) {
  const { user } = useSession();
  const key = ['written', subject];
  const isSending = useIsMutating({ mutationKey: key }) > 0;
  const kept = draftToSend(writtenSchema, { userId: user._id, subject });
  const [draft, setDraft] = useState(() => kept.read() ?? NOTHING);
  function change(part: Partial<WrittenDraft>): void {
    setDraft((before) => ({ ...before, ...part }));
    const next = { ...(kept.read() ?? NOTHING), ...part };
    kept.keep(next.text.trim() === '' && next.pictures.length === 0 ? null : next);
  }
  const { attachments, clear } = useAttachments({
    kept: draft.pictures,
    onKeep: (pictures) => change({ pictures }),
  });
  /** Shows no more what was sent, here or on a page that was left. */
  function forgetSent(): void {
    if (kept.read() !== undefined) return;
    change({ text: '' });
    clear();
  }
  const onAnswered = useEffectEvent(forgetSent);
  useEffect(() => (isSending ? () => onAnswered() : undefined), [isSending]);
  const ids = draft.pictures.map(({ id }) => id);
  return {
    key,
    isSending,
    text: draft.text,
    attachments,
    ids,
    change: (text: string) => change({ text }),
    /** As it begins to be sent. Returns what clears it once that is received: not what was written since. */
    begin(): () => void {
      const forget = sending(kept);
      return () => {
        forget();
        forgetSent();
      };
    },
  };
}
