import { isOutage } from '../../lib/fetch-json.ts';

/** A language model, as the server needs it: it answers data for one schema, and has no tools and no authority (D42). */
export interface Model {
  /** Throws `ModelFailure` when there is no answer that fits the schema in time. */
  complete(request: ModelRequest): Promise<Completion>;
}

export interface ModelRequest {
  /** Our own words alone: what people wrote goes into `messages`. */
  system: string;
  messages: readonly ModelMessage[];
  /** JSON schema of the answer: every property required, none besides them. One object for each, however often it is used: it is compiled once. */
  schema: object;
  maxTokens: number;
  /** For the whole call, a second try included. */
  timeoutMs: number;
}

export interface ModelMessage {
  role: 'user' | 'assistant';
  content: string;
}

export interface Completion {
  /** Fits the schema. */
  value: unknown;
  /** Tokens, as the model's side counts them. */
  usage: number;
}

/** `unsent`: nothing was asked of the model. `failed`: it was not reached, or refused to work. `unusable`: it answered, but not what fits. */
export type FailureKind = 'unsent' | 'failed' | 'late' | 'unusable';

/** Says what went wrong, and never what was asked or answered. What is `unusable` depends on the text, and says nothing of other texts. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
  readonly kind: FailureKind;
  constructor(kind: FailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** The failure that stands for any thrown thing. */
export function asModelFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (error instanceof Error && error.name === 'TimeoutError')
    return new ModelFailure('late', 'The service did not answer in time', { cause: error });
  if (!isOutage(error))
    return new ModelFailure('unusable', 'The service does not take what was asked', { cause: error });
  return new ModelFailure('failed', 'The service failed', { cause: error });
}

/** Whether nobody is served. */
export const isModelOutage = (error: unknown): boolean => ['late', 'failed'].includes(asModelFailure(error).kind);

/** How one kind of service is asked, and its answer read. */
export interface ModelProtocol {
  /** Added to the configured address. */
  path: string;
  headers(key: string | null): Record<string, string>;
  body(model: string, request: ModelRequest): object;
  /** What was answered; null where it is no answer of this protocol. */
  read(answer: unknown): ProtocolAnswer | null;
}

export interface ProtocolAnswer {
  /** JSON, if all went well. */
  content: string;
  /** Cut off, or refused. */
  isWhole: boolean;
  usage: number;
}
