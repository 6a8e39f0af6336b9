import { ApiProblem, createApiClient } from '@mutuals/api-client';
import { type Attachment, ATTACHMENT_LIMITS, type Attachments } from '@mutuals/ui/patterns/ticket-attachments';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../services.ts';
import { useProblemText } from '../../lib/problem-text.ts';

/** 5 MB at 0.5 Mbit/s take 84 s: a slow upload is given the time that it takes. */
const TIMEOUT_MS = 120_000;

interface Held extends Attachment {
  /** Of the upload, once the server has it. */
  readonly id?: string;
}

/** The pictures of a message to the team: each is uploaded as soon as it is chosen, and sent with the message by its id. */
export function useAttachments() {
  const { transport } = useServices();
  const textOf = useProblemText();
  const [held, setHeld] = useState<readonly Held[]>([]);
  const [refused, setRefused] = useState<Attachments['refused']>();
  const leaving = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const uploads = leaving.current;
    return () => uploads.forEach((upload) => upload.abort());
  }, []);

  const change = (key: string, news: Partial<Held>): void =>
    setHeld((all) => all.map((one) => (one.key === key ? { ...one, ...news } : one)));

  async function upload({ key, file }: Held): Promise<void> {
    const stop = new AbortController();
    leaving.current.set(key, stop);
    const api = createApiClient({ ...transport, timeoutMs: TIMEOUT_MS });
    const body = new FormData();
    body.append('file', file);
    try {
      const { _id } = await api.uploadTicketPicture({ body, signal: stop.signal });
      change(key, { status: 'ready', id: _id });
    } catch (error) {
      if (error instanceof ApiProblem) change(key, { status: 'failed', error: textOf(error) });
    }
  }

  const attachments: Attachments = {
    pictures: held,
    refused,
    onAdd(files) {
      const [room, fitting] = [ATTACHMENT_LIMITS.pictures - held.length, files.filter((file) => whyNot(file) === null)];
      setRefused(files.map(whyNot).find((why) => why !== null) ?? (fitting.length > room ? 'tooMany' : undefined));
      const added = fitting.slice(0, room).map((file): Held => ({ key: crypto.randomUUID(), file, status: 'sending' }));
      setHeld([...held, ...added]);
      for (const one of added) void upload(one);
    },
    onRemove(key) {
      leaving.current.get(key)?.abort();
      setRefused(undefined);
      setHeld((all) => all.filter((one) => one.key !== key));
    },
  };
  return {
    attachments,
    ids: held.flatMap(({ id }) => id ?? []),
    /** They were sent. */
    clear: () => setHeld([]),
  };
}

function whyNot({ type, size }: File): 'wrongType' | 'tooLarge' | null {
  if (!ATTACHMENT_LIMITS.types.some((known) => known === type)) return 'wrongType';
  return size > ATTACHMENT_LIMITS.bytes ? 'tooLarge' : null;
}
