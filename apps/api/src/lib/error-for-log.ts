import { DatabaseError } from 'pg';

/** An error as the log has it. */
export type LoggedError = {
  type: string;
  message: string;
  code?: string;
  /** Where it was thrown. */
  stack: string;
  constraint?: string;
  cause?: LoggedError;
};

/** Class 22 of SQLSTATE: a value does not fit, and the message quotes it. */
const DATA_EXCEPTION = /^22/;
const FRAME = /^\s+at /;

/**
 * What the log may say of an error. Of all that libraries hang on their errors nothing else is taken: a database error holds the row
 * that it refused, a network error what was sent.
 */
export function errorForLog(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something was thrown that is no error.', stack: '' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const constraint = error instanceof DatabaseError ? error.constraint : undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => FRAME.test(line));
  return {
    type: error.name,
    message: messageForLog(error),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    stack: frames.join('\n'),
    ...(error.cause !== undefined && { cause: errorForLog(error.cause) }),
  };
}

/** The message of an error, without what somebody wrote: a parser quotes what it could not read. */
export function messageForLog(error: Error): string {
  const quotes =
    error instanceof SyntaxError || (error instanceof DatabaseError && DATA_EXCEPTION.test(error.code ?? ''));
  return quotes ? error.message.replace(/["'][^]*["']/, '…') : error.message;
}
