import type { Fault } from '@mutuals/machines/swipe';

/** Why a wallet did not do what it was asked (SPEC 8, D46); the panel has the words for each. */
type WalletProblem =
  | 'missing'
  | 'failed'
  | 'wrongNetwork'
  | 'rejected'
  | 'insufficientFunds'
  | 'insufficientGas'
  | 'locked'
  | 'closed'
  | 'unclear'
  | 'anotherAddress';

/** Thrown as the payment machine’s `Fault`. */
export class WalletFault extends Error implements Fault {
  override readonly name = 'WalletFault';
  readonly code: WalletProblem;

  constructor(code: WalletProblem) {
    super('');
    this.code = code;
  }
}

/** A wallet’s code: its own, or of the error that it wraps, as wallets on phones do. */
export function codeOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, data }: Record<string, unknown> = { ...error, code: Reflect.get(error, 'code') };
  const inner =
    typeof data === 'object' && data !== null ? codeOf(Reflect.get(data, 'originalError') ?? null) : undefined;
  return inner ?? (typeof code === 'number' ? code : undefined);
}

const messageOf = (error: unknown): string => {
  const message: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'message') : undefined;
  return typeof message === 'string' ? message : '';
};

/** EIP-1193 and EIP-1474. */
const REJECTED = 4001;
const UNAUTHORIZED = 4100;
const DISCONNECTED: ReadonlySet<number> = new Set([4900, 4901]);
const BUSY = -32_002;
/** The request was not understood, is not supported, or its transaction was refused. */
const NOT_SENT: ReadonlySet<number> = new Set([4200, -32_700, -32_600, -32_601, -32_602, -32_003, -32_004]);

/** Whether an error's code says that nothing has left. Any other, such as "internal error", may come after the wallet has sent. */
export function saysNotSent(error: unknown): boolean {
  const code = codeOf(error);
  return code !== undefined && NOT_SENT.has(code);
}

/** What a wallet’s error comes to. `isToken`: its native coin pays the fee alone. */
export function problemOf(error: unknown, isToken = false): WalletProblem {
  const code = codeOf(error);
  const message = messageOf(error);
  if (code === REJECTED || /user (rejected|denied|cancel)/i.test(message)) return 'rejected';
  if (code === UNAUTHORIZED || code === BUSY) return 'locked';
  if (code !== undefined && DISCONNECTED.has(code)) return 'closed';
  if (/exceeds balance/i.test(message)) return 'insufficientFunds';
  if (/insufficient funds/i.test(message)) return isToken ? 'insufficientGas' : 'insufficientFunds';
  if (/(window|popup|modal|prompt).*clos|clos.*(window|popup|modal|prompt)/i.test(message)) return 'closed';
  return 'failed';
}
