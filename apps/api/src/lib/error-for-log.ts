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
 * The loggable part of an error. Everything else that libraries attach is left out: a database error holds the refused
 * row, a network error the request body.
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

/** The name that was looked up: of a mistyped DATABASE_URL it is a part of the password. */
const LOOKED_UP = /^(getaddrinfo \w+) .*/;

/** The message of an error without secrets or people's texts: a parser quotes what it could not read. */
export function messageForLog(error: Error): string {
  const quotes =
    error instanceof SyntaxError || (error instanceof DatabaseError && DATA_EXCEPTION.test(error.code ?? ''));
  return quotes ? error.message.replace(/["'][^]*["']/, '…') : error.message.replace(LOOKED_UP, '$1');
}
