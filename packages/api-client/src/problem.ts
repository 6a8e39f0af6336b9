import type { OperationId } from './generated/operation-table.ts';
import type {
  FieldError,
  LimitInfo,
  MessageWarning,
  PendingPayment,
  Problem as ContractProblem,
} from './generated/schema.d.ts';
import { retryableCodes } from './generated/retryable-codes.ts';
import { arrayOf, type Guard, isBoolean, isInteger, isString, nullable, objectOf, oneOf, optional } from './guards.ts';

/** One field that the server refused. The code may be unknown, from a newer server. */
export type FieldProblem = Omit<FieldError, 'code'> & { code: string };

/** A warning about a message. The kind may be unknown, from a newer server. */
export type WarningProblem = Omit<MessageWarning, 'kind'> & { kind: string };

/** The server's error body (D30). The code may be unknown, from a newer server, so it is any string. */
export type Problem = Omit<ContractProblem, 'code' | 'errors' | 'warnings'> & {
  code: string;
  errors: FieldProblem[];
  warnings?: WarningProblem[] | undefined;
};

const isLimitInfo = objectOf<LimitInfo>({
  limit: nullable(isInteger),
  current: isInteger,
  remaining: nullable(isInteger),
  canUse: isBoolean,
  resetsAt: isString,
});

const isPendingPayment = objectOf<PendingPayment>({
  subscriptionTier: oneOf('premium', 'premium_plus'),
  paymentMethod: oneOf('bnb', 'usdt', 'busd'),
  expectedAmount: isString,
  usdPrice: isString,
  expiresAt: isString,
});

const isText = nullable(isString);

/** Whether a value is the server's error body. */
export const isProblem: Guard<Problem> = objectOf<Problem>({
  type: isString,
  title: isString,
  status: isInteger,
  code: isString,
  message: isString,
  errors: arrayOf(objectOf<FieldProblem>({ path: isString, code: isString, message: isString })),
  requestId: isString,
  limit: optional(isLimitInfo),
  pendingPaymentId: optional(isString),
  pendingPayment: optional(isPendingPayment),
  warnings: optional(arrayOf(objectOf<WarningProblem>({ kind: isString, found: isText, other: isText }))),
  until: optional(isString),
});

/**
 * Why a call failed: `problem` the server refused it with a reason; `timeout` no answer in time; `offline` the server could not be reached;
 * `unreadable` the answer was not one of ours.
 */
export type FailureKind = 'problem' | 'timeout' | 'offline' | 'unreadable';

type Failure = {
  kind: FailureKind;
  operation: OperationId;
  status?: number | undefined;
  problem?: Problem | undefined;
  cause?: unknown;
};

/** The error of every failed call in this package; only an abort by the caller passes through unchanged. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly kind: FailureKind;
  readonly operation: OperationId;
  readonly status: number | undefined;
  readonly problem: Problem | undefined;

  constructor({ kind, operation, status, problem, cause }: Failure) {
    super(problem?.message ?? failureMessage(operation), { cause });
    this.kind = kind;
    this.operation = operation;
    this.status = status;
    this.problem = problem;
  }

  /** The stable code (D30), undefined if the server gave none. */
  get code(): string | undefined {
    return this.problem?.code;
  }

  /** The invalid fields. */
  get fields(): readonly FieldProblem[] {
    return this.problem?.errors ?? [];
  }

  /** Whether the same call may succeed later without a change by the person: the contract states it for each code (D30). */
  get isRetryable(): boolean {
    if (this.kind === 'timeout' || this.kind === 'offline') return true;
    const byStatus = this.status !== undefined && (this.status >= 500 || this.status === 429);
    return retryableCodes[this.code ?? ''] ?? byStatus;
  }
}

/** The message for the log, from the words of the id. People read `errors:failed` (SPEC 8). */
export function failureMessage(operation: OperationId): string {
  return `Failed to ${operation.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`;
}
