/** A kind of work that is done apart from the request that asked for it. */
export interface Job<Payload> {
  /** Reads a stored payload; throws when it is none of this job, for instance of an older version. */
  parse(payload: unknown): Payload;
  /** Does the work; may run more than once for the same payload, and is tried again when it throws. */
  run(payload: Payload): Promise<void>;
}
