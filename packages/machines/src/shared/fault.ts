/** What is left of a daily limit (D3). `null` is unlimited; `resetsAt` is ISO 8601, UTC. The contract's `LimitInfo` fits. */
export interface LimitInfo {
  readonly limit: number | null;
  readonly current: number;
  readonly remaining: number | null;
  readonly canUse: boolean;
  readonly resetsAt: string;
}

/** What a message was not sent for (D69). The contract's `MessageWarning` fits. */
export interface MessageWarning {
  readonly kind: string;
  /** The address or the host that it is about; null if it is about the whole text. */
  readonly found: string | null;
  /** The address that `found` resembles. */
  readonly other: string | null;
}

/**
 * What an actor must reject with. `code` is the stable word of the problem answer (D30), or a word of the app's own for
 * what never reached the server; `message` is safe to show; `limit` comes with the codes of used-up limits.
 */
export interface Fault {
  readonly code: string;
  readonly message: string;
  readonly limit?: LimitInfo | undefined;
  /** With `message_warned`: what the person may overrule. Read by the chat machine alone, like `until`. */
  readonly warnings?: readonly MessageWarning[] | undefined;
  /** When a refusal ends: ISO 8601. */
  readonly until?: string | undefined;
  /** The same would fail again: nothing but a change by the person helps. */
  readonly isFinal?: boolean | undefined;
  /** Of the server's answer: what the team finds it by. */
  readonly requestId?: string | undefined;
}

/**
 * What did not reach the server, as far as the app could tell, or came while the server takes nothing: it waits and goes again, where the
 * same may be sent twice.
 */
export const isUnreached = ({ code }: Fault): boolean =>
  code === 'offline' || code === 'timeout' || code === 'maintenance';

/** Stands for a rejection that is not of the agreed form, so that no machine fails on an error. */
const unknownFault: Fault = { code: 'unknown', message: '' };

/** Reads an actor's rejection, which xstate hands over untyped. */
export function toFault(error: unknown): Fault {
  if (!isRecord(error) || typeof error['code'] !== 'string' || typeof error['message'] !== 'string')
    return unknownFault;
  const { code, message, limit, isFinal, requestId } = error;
  return {
    code,
    message,
    ...(isLimitInfo(limit) && { limit }),
    ...(isFinal === true && { isFinal }),
    ...(typeof requestId === 'string' && { requestId }),
  };
}

function isLimitInfo(value: unknown): value is LimitInfo {
  return (
    isRecord(value) &&
    isNumberOrNull(value['limit']) &&
    typeof value['current'] === 'number' &&
    isNumberOrNull(value['remaining']) &&
    typeof value['canUse'] === 'boolean' &&
    typeof value['resetsAt'] === 'string'
  );
}

const isNumberOrNull = (value: unknown): value is number | null => value === null || typeof value === 'number';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
