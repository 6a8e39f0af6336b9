import { ApiProblem } from '@mutuals/api-client';
import type { UploadActors, UploadFailure, UploadFault, UploadReport } from '@mutuals/machines/upload';
import { fromCallback, fromPromise } from 'xstate';
import { faultOf } from '../../lib/fault.ts';
import { cutPicture, openPicture } from './cut-picture.ts';

/** Sends a picture and answers its address; `onSent` gets the share that was sent. */
export type SendPicture = (file: File, signal: AbortSignal, onSent: (share: number) => void) => Promise<string>;

/** The fault of a failed upload: one of SPEC 5's messages where one fits, else the server's message. */
export function uploadFaultOf(error: unknown): UploadFault {
  const isAnswer = error instanceof ApiProblem && error.kind === 'problem';
  // Without an answer there is no message of the server.
  return { failure: failureOf(error), fault: isAnswer ? faultOf(error) : null };
}

function failureOf(error: unknown): UploadFailure {
  if (!(error instanceof ApiProblem)) return 'upload';
  if (error.code === 'picture_format_unknown') return 'format';
  if (error.code === 'payload_too_large') return 'size';
  return error.kind !== 'problem' || error.isRetryable ? 'upload' : 'refused';
}

/** Connects an upload to the browser, which opens and cuts the picture, and to the server. */
export function uploadActors(send: SendPicture): UploadActors<File> {
  return {
    check: fromPromise(({ input: { file } }) => openPicture(file)),
    upload: fromCallback(({ input: { file, area }, sendBack }) => {
      const leaving = new AbortController();
      const { signal } = leaving;
      const report = (event: UploadReport<string>) => sendBack(event);
      const run = async () => {
        const part = area ? await cutPicture(file, area) : file;
        return send(part, signal, (sent) => report({ type: 'PROGRESS', sent }));
      };
      run().then(
        (picture) => report({ type: 'UPLOADED', picture }),
        (error: unknown) => report({ type: 'FAILED', fault: uploadFaultOf(error) }),
      );
      return () => leaving.abort();
    }),
  };
}
