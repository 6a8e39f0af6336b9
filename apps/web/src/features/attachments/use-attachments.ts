import { ApiProblem, createApiClient } from '@mutuals/api-client';
import { queryOf } from '@mutuals/api-client/queries';
import { type Attachment, ATTACHMENT_LIMITS, type Attachments } from '@mutuals/ui/patterns/ticket-attachments';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useServices } from '../../services.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import type { KeptPicture } from './kept-picture.ts';

/** 5 MB at 0.5 Mbit/s take 84 s: a slow upload is given the time that it takes. */
const TIMEOUT_MS = 120_000;

interface Held extends Attachment {
  /** Of the upload, once the server has it. */
  readonly id?: string;
}

interface Draft {
  /** What was uploaded before the page was left, and not sent. */
  kept: readonly KeptPicture[];
  /** Called with what is uploaded and stays chosen, whenever that changes. */
  onKeep: (pictures: readonly KeptPicture[]) => void;
}

/**
 * The pictures of a message to the team: each is uploaded as soon as it is chosen, and sent with the message by its id. What is uploaded is part
 * of the draft (D58): it shows again after a reload, for as long as the server has it.
 */
export function useAttachments({ kept, onKeep }: Draft) {
  const { api, transport } = useServices();
  const textOf = useProblemText();
  const [held, setHeld] = useState<readonly Held[]>(() =>
    kept.map(({ id, name }) => ({ key: id, id, name, source: undefined, status: 'ready' })),
  );
  const [refused, setRefused] = useState<Attachments['refused']>();
  const leaving = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const uploads = leaving.current;
    return () => uploads.forEach((upload) => upload.abort());
  }, []);
  // An upload that ends later changes what is held by then.
  const latest = useRef({ held, onKeep });
  useLayoutEffect(() => {
    latest.current = { held, onKeep };
  });
  const unsent = useQuery({
    ...queryOf(api, 'listUnsentTicketPictures'),
    enabled: held.some(({ source }) => source === undefined),
  });

  function update(next: readonly Held[]): void {
    latest.current.held = next;
    setHeld(next);
    latest.current.onKeep(next.flatMap(({ id, name }) => (id === undefined ? [] : { id, name })));
  }
  const change = (key: string, news: Partial<Held>): void =>
    update(latest.current.held.map((one) => (one.key === key ? { ...one, ...news } : one)));

  async function upload(key: string, file: File): Promise<void> {
    const stop = new AbortController();
    leaving.current.set(key, stop);
    const slow = createApiClient({ ...transport, timeoutMs: TIMEOUT_MS });
    const body = new FormData();
    body.append('file', file);
    try {
      const { _id } = await slow.uploadTicketPicture({ body, signal: stop.signal });
      if (!stop.signal.aborted) change(key, { status: 'ready', id: _id });
    } catch (error) {
      if (error instanceof ApiProblem) change(key, { status: 'failed', error: textOf(error) });
    }
  }

  /** As it is shown: what was uploaded before has the address that the server gave it now, or is gone. */
  function shown(picture: Held): Held {
    if (picture.source !== undefined || unsent.data === undefined) return picture;
    const found = unsent.data.data.find(({ _id }) => _id === picture.id);
    return found ? { ...picture, source: found.url } : { ...picture, status: 'gone' };
  }

  const attachments: Attachments = {
    pictures: held.map(shown),
    refused,
    onAdd(files) {
      const [room, fitting] = [ATTACHMENT_LIMITS.pictures - held.length, files.filter((file) => whyNot(file) === null)];
      setRefused(files.map(whyNot).find((why) => why !== null) ?? (fitting.length > room ? 'tooMany' : undefined));
      const added = fitting.slice(0, room).map((file) => ({ key: crypto.randomUUID(), file }));
      update([
        ...held,
        ...added.map(({ key, file }): Held => ({ key, name: file.name, source: file, status: 'sending' })),
      ]);
      for (const { key, file } of added) void upload(key, file);
    },
    onRemove(key) {
      leaving.current.get(key)?.abort();
      setRefused(undefined);
      update(held.filter((one) => one.key !== key));
    },
  };
  return {
    attachments,
    ids: held.flatMap(({ id }) => id ?? []),
    /** They were sent, or are not to be. */
    clear() {
      leaving.current.forEach((upload) => upload.abort());
      setRefused(undefined);
      update([]);
    },
  };
}

function whyNot({ type, size }: File): 'wrongType' | 'tooLarge' | null {
  if (!ATTACHMENT_LIMITS.types.some((known) => known === type)) return 'wrongType';
  return size > ATTACHMENT_LIMITS.bytes ? 'tooLarge' : null;
}
