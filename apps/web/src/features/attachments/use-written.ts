import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { keptDraft } from '../../lib/drafts.ts';
import { useSession } from '../session/index.ts';
import { type WrittenDraft, writtenSchema } from './kept-picture.ts';
import { useAttachments } from './use-attachments.ts';

const NOTHING: WrittenDraft = { text: '', pictures: [] };

/**
 * Words and pictures that are written to the team: kept in the tab under `subject` until they are sent. Who leaves while they are on their way
 * (a mutation under `key`) and comes back sees them there still, and not to be sent once more.
 */
export function useWritten(subject: string) {
  const { user } = useSession();
  const key = ['written', subject];
  const isSending = useIsMutating({ mutationKey: key }) > 0;
  const kept = keptDraft(writtenSchema, { userId: user._id, subject });
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
  /** It was sent. */
  function sent(): void {
    change({ text: '' });
    clear();
  }
  const onAnswered = useEffectEvent(() => {
    if (kept.read() === undefined) sent();
  });
  useEffect(() => (isSending ? () => onAnswered() : undefined), [isSending]);
  const ids = draft.pictures.map(({ id }) => id);
  return { key, isSending, text: draft.text, attachments, ids, change: (text: string) => change({ text }), sent };
}
