/** One reaction of the stand-in: an answer, or one of the known failures. */
export type Behaviour =
  | { kind: 'answer'; value: unknown }
  /** Text, which may not be JSON. */
  | { kind: 'text'; content: string }
  /** The answer is cut off in its JSON by the token limit. */
  | { kind: 'cut' }
  | { kind: 'refusal' }
  | { kind: 'silence' }
  /** Delays another reaction. */
  | { kind: 'wait'; until: Promise<unknown>; next: Behaviour }
  | { kind: 'error'; status: 400 | 401 | 429 | 500 | 503; retryAfterS?: number };

export interface ModelCall {
  model: unknown;
  messages: readonly { role: string; content: string }[];
  schema: unknown;
  isStream: boolean;
}

/** A scripted model: it reacts as told, in order, and records its calls. */
export class ModelStandIn {
  readonly calls: ModelCall[] = [];
  readonly #next: Behaviour[] = [];

  /** Sets the reactions to the next calls. */
  behave(...behaviours: Behaviour[]): void {
    this.#next.push(...behaviours);
  }

  /** Records a call and returns its reaction; refuses calls without one. */
  take(call: ModelCall): Behaviour {
    this.calls.push(call);
    return this.#next.shift() ?? { kind: 'refusal' };
  }
}
