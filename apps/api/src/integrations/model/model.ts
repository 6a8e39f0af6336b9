import { isOutage } from '../../lib/fetch-json.ts';

/** A language model: it answers with data for one schema, and has no tools and no authority (D42). */
export interface Model {
  /** Throws `ModelFailure` if no answer fits the schema in time. */
  complete(request: ModelRequest): Promise<Completion>;
}

export interface ModelRequest {
  /** Our own text only: people's texts belong in `messages`. */
  system: string;
  messages: readonly ModelMessage[];
  /**
   * JSON schema of the answer, with every property required and no others. Reuse one object for each schema: it is
   * compiled once.
   */
  schema: object;
  maxTokens: number;
  /** For the whole call, retries included. */
  timeoutMs: number;
}

export interface ModelMessage {
  role: 'user' | 'assistant';
  content: string;
}

export interface Completion {
  /** Fits the schema. */
  value: unknown;
  /** Tokens, as the service counts them. */
  usage: number;
}

/**
 * `unsent`: the model was not asked. `failed`: it was not reached, or refused to work. `unusable`: its answer does not
 * fit.
 */
export type FailureKind = 'unsent' | 'failed' | 'late' | 'unusable';

/**
 * Describes the failure without the question or the answer. `unusable` depends on the text, and says nothing about
 * other texts.
 */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
  readonly kind: FailureKind;
  constructor(kind: FailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** The failure for any thrown error. */
export function asModelFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (error instanceof Error && error.name === 'TimeoutError')
    return new ModelFailure('late', 'The service did not answer in time', { cause: error });
  if (!isOutage(error)) return new ModelFailure('unusable', 'The service rejected the request', { cause: error });
  return new ModelFailure('failed', 'The service failed', { cause: error });
}

/** Whether the service serves nobody. */
export const isModelOutage = (error: unknown): boolean => ['late', 'failed'].includes(asModelFailure(error).kind);

/** Builds the requests of one kind of service, and reads its answers. */
export interface ModelProtocol {
  /** Appended to the configured address. */
  path: string;
  headers(key: string | null): Record<string, string>;
  body(model: string, request: ModelRequest): object;
  /** Null if the answer is not in this protocol. */
  read(answer: unknown): ProtocolAnswer | null;
}

export interface ProtocolAnswer {
  /** JSON, unless the model misbehaved. */
  content: string;
  /** False if the answer was cut off or refused. */
  isWhole: boolean;
  usage: number;
}
