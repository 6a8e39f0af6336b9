import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';

/**
 * `interactive`: a person waits for it. `background`: nobody does. `outside`: nobody does, and it waits for an outside service itself. Each class
 * has slots of its own, so that what a person waits for never waits behind the others, nor our own work behind somebody else's.
 */
export const JOB_CLASSES = ['interactive', 'background', 'outside'] as const;
export type JobClass = (typeof JOB_CLASSES)[number];

/** What a payload may hold: ids, numbers and known words. What people wrote is read when the job runs, so it is neither kept nor logged here. */
type Field = 'id' | 'integer' | readonly string[];
export type Fields = Readonly<Record<string, Field>>;
export type Payload<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends 'id'
    ? string
    : F[Name] extends 'integer'
      ? number
      : F[Name] extends readonly string[]
        ? F[Name][number]
        : never;
};

/** What a domain says about a kind of work that is done apart from the request that asks for it. The work must bear to be done twice. */
export interface JobDeclaration<F extends Fields = Fields> {
  name: string;
  class: JobClass;
  /** The fields of its payload. */
  payload: F;
  /** Tries before it is given up, with growing pauses between them. */
  attempts: number;
  /** What becomes of a job that is given up: `keep` it to be looked at, or `drop` it because nothing depends on it. */
  whenGivenUp: 'keep' | 'drop';
  /** Milliseconds; a job that was asked for longer ago is dropped instead of run. */
  dropAfter?: number;
  /** Runs by the clock (UTC): `minute hour day month weekday`. The payload has no fields then. */
  schedule?: string;
  /** While a job waits, another one of the same key takes its place. */
  key?(payload: Payload<F>): string;
}

export interface JobKind<F extends Fields = Fields> extends JobDeclaration<F> {
  /** Checks a payload: when it is added, and again when it is read, for another version may have written it. Throws InvalidPayload. */
  read(payload: unknown): Payload<F>;
}

/** The payload of a kind. */
export type JobPayload<K> = K extends JobKind<infer F> ? Payload<F> : never;

/** What runs the jobs of a kind; a job is tried again when it throws. */
export type JobHandler<F extends Fields> = (payload: Payload<F>) => Promise<void>;

/** A kind with what runs it. */
export interface Job {
  kind: JobKind;
  run(payload: Payload<Fields>): Promise<void>;
}

/** A payload is not what its kind says. The message names fields, never values. */
export class InvalidPayload extends Error {
  override name = 'InvalidPayload';
}

/** Which class a free slot of the queue looks at first; lower is sooner. */
export const PRIORITY: Readonly<Record<JobClass, number>> = { interactive: 0, background: 10, outside: 20 };

const ajv = new Ajv({ strict: true, allErrors: true });
addFormats.default(ajv, ['uuid']);

/** Declares a kind of job. */
export function jobKind<const F extends Fields>(declaration: JobDeclaration<F>): JobKind<F> {
  const validate = ajv.compile<Payload<F>>(schemaOf(declaration.payload));
  return {
    ...declaration,
    read(payload) {
      if (validate(payload)) return payload;
      throw new InvalidPayload(`${declaration.name}: ${ajv.errorsText(validate.errors, { dataVar: 'payload' })}`);
    },
  };
}

function schemaOf(fields: Fields): object {
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOfField(field)])),
    required: Object.keys(fields),
    additionalProperties: false,
  };
}

function schemaOfField(field: Field): object {
  if (field === 'id') return { type: 'string', format: 'uuid' };
  return field === 'integer' ? { type: 'integer' } : { enum: [...field] };
}
