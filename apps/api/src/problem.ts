import { STATUS_CODES } from 'node:http';
import { errorDefinitions } from '@mutuals/api-client/errors';
import type { components } from '@mutuals/api-client/schema';

export type ErrorCode = components['schemas']['ErrorCode'];
export type FieldError = components['schemas']['FieldError'];
export type LimitInfo = components['schemas']['LimitInfo'];
/** The body of every error answer (D30). */
export type ProblemBody = components['schemas']['Problem'];

export interface ProblemDetails {
  /** The fields with errors. */
  errors?: readonly FieldError[];
  /** The limit that was reached. */
  limit?: LimitInfo;
  /** The open payment and what it buys. */
  pending?: { id: string; payment: components['schemas']['PendingPayment'] };
  /** What a message was not sent for, and is not acknowledged. */
  warnings?: readonly components['schemas']['MessageWarning'][];
  /** When the refusal ends. */
  until?: Date;
  /** Seconds until a retry makes sense. */
  retryAfter?: number;
  /** The real cause, for the log only. */
  cause?: unknown;
}

/** An error for the caller: thrown anywhere, answered as problem+json with the status and message of its code (D30). */
export class Problem extends Error {
  override name = 'Problem';
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: ProblemDetails;

  constructor(code: ErrorCode, details: ProblemDetails = {}) {
    super(errorDefinitions[code].message, { cause: details.cause });
    this.code = code;
    this.status = errorDefinitions[code].status;
    this.details = details;
  }

  /** The answer's body. */
  toBody(requestId: string): ProblemBody {
    return {
      type: `urn:mutuals:problem:${this.code}`,
      title: STATUS_CODES[this.status] ?? 'Error',
      status: this.status,
      code: this.code,
      message: this.message,
      errors: [...(this.details.errors ?? [])],
      requestId,
      ...(this.details.limit === undefined ? {} : { limit: this.details.limit }),
      ...(this.details.pending === undefined
        ? {}
        : { pendingPaymentId: this.details.pending.id, pendingPayment: this.details.pending.payment }),
      ...(this.details.warnings === undefined ? {} : { warnings: [...this.details.warnings] }),
      ...(this.details.until === undefined ? {} : { until: this.details.until.toISOString() }),
    };
  }
}
