/** How the stand-in behaves, once: what a model answers, or one of the known ways in which it fails. */
export type Behaviour =
  | { kind: 'answer'; value: unknown }
  /** Text that need not be JSON. */
  | { kind: 'text'; content: string }
  /** The answer ends in the middle of its JSON, at the limit of tokens. */
  | { kind: 'cut' }
  | { kind: 'refusal' }
  | { kind: 'silence' }
  /** Does something else, later. */
  | { kind: 'wait'; until: Promise<unknown>; next: Behaviour }
  | { kind: 'error'; status: 400 | 401 | 429 | 500 | 503; retryAfterS?: number };

export interface ModelCall {
  model: unknown;
  messages: readonly { role: string; content: string }[];
  schema: unknown;
  isStream: boolean;
}

/** A model without a mind: it does what it was told to, in turn, and notes what it was asked. */
export class ModelStandIn {
  readonly calls: ModelCall[] = [];
  readonly #next: Behaviour[] = [];

  /** What it does with the next calls. */
  behave(...behaviours: Behaviour[]): void {
    this.#next.push(...behaviours);
  }

  /** Notes a call, and what is to be done with it; it refuses what nobody told it. */
  take(call: ModelCall): Behaviour {
    this.calls.push(call);
    return this.#next.shift() ?? { kind: 'refusal' };
  }
}
