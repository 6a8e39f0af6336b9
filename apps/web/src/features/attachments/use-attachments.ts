import { queryOf } from '@mutuals/api-client/queries';
import { refusalOf, type UploadFault } from '@mutuals/machines/upload';
import { useFaultText } from '@mutuals/ui/fault';
import { type Attachment, ATTACHMENT_LIMITS, type Attachments } from '@mutuals/ui/patterns/ticket-attachments';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { observable } from '../../lib/observable.ts';
import { useServices } from '../../services.ts';
import { createUploads, toTicket, uploadActors, useSendPicture } from '../uploads/index.ts';
import type { KeptPicture } from './kept-picture.ts';

interface Draft {
  /** The pictures that are uploaded and not sent. */
  kept: readonly KeptPicture[];
  onKeep: (pictures: readonly KeptPicture[]) => void;
}

/**
 * The pictures of a message to the team: each is uploaded as soon as it is chosen, and sent with the message by its id. What is uploaded is part
 * of the draft (D58): it shows again after a reload, for as long as the server has it.
 */
export function useAttachments(draft: Draft): { attachments: Attachments; clear: () => void } {
  const { api } = useServices();
  const { t } = useTranslation(['common', 'errors']);
  const send = useSendPicture(toTicket);
  const textOf = useFaultText();
  const [refused, setRefused] = useState<Attachments['refused']>();
  // An upload that ends later changes the draft of that time.
  const [latest] = useState(() => observable(draft));
  useLayoutEffect(() => latest.set(draft));
  const [chosen] = useState(() => new Map<string, File>());
  const keep = (kept: readonly KeptPicture[]): void => {
    latest.set({ ...latest.get(), kept });
    latest.get().onKeep(kept);
  };
  const [uploads] = useState(() =>
    createUploads(uploadActors(send), (id, file, insert) => {
      chosen.set(id, file);
      keep(insert(latest.get().kept, { id, name: file.name }, (each) => each.id));
    }),
  );
  const uploading = useSyncExternalStore(uploads.subscribe, uploads.get);
  useEffect(() => uploads.stopAll, [uploads]);
  const unsent = useQuery({
    ...queryOf(api, 'listUnsentTicketPictures'),
    enabled: draft.kept.some(({ id }) => !chosen.has(id)),
  }).data?.data;

  /** A picture of an earlier visit has the address that the server answered, or is gone. */
  function ready({ id, name }: KeptPicture): Attachment {
    const source = chosen.get(id) ?? unsent?.find(({ _id }) => _id === id)?.url;
    return { key: id, name, source, status: source === undefined && unsent !== undefined ? 'gone' : 'ready' };
  }
  const errorOf = (fault: UploadFault): string =>
    textOf(fault.fault) || t(fault.failure === 'format' ? 'errors:code.picture_unreadable' : 'unreachable');

  const pictures: readonly Attachment[] = [
    ...draft.kept.map(ready),
    ...uploading.map(({ id, view: { file, fault, canRetry } }): Attachment => ({
      key: id,
      name: file?.name ?? '',
      source: file ?? undefined,
      ...(fault ? { status: 'failed', error: errorOf(fault), canRetry } : { status: 'sending' }),
    })),
  ];
  return {
    attachments: {
      pictures,
      refused,
      onAdd(files) {
        const fitting = files.filter((file) => refusalOf(file) === undefined);
        const room = ATTACHMENT_LIMITS.pictures - pictures.length;
        setRefused(files.map(whyNot).find(Boolean) ?? (fitting.length > room ? 'tooMany' : undefined));
        uploads.add(fitting.slice(0, room));
      },
      onRetry: uploads.retry,
      onRemove(key) {
        setRefused(undefined);
        uploads.cancel(key);
        keep(latest.get().kept.filter(({ id }) => id !== key));
      },
    },
    /** Drops all pictures. */
    clear() {
      setRefused(undefined);
      uploads.stopAll();
      keep([]);
    },
  };
}

const whyNot = (file: File): Attachments['refused'] => {
  const refusal = refusalOf(file);
  return refusal && (refusal === 'size' ? 'tooLarge' : 'wrongType');
};
