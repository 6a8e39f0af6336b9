import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { atFirstUse } from '../lib/at-first-use.ts';

/**
 * `interactive`: a person waits for it. `background`: nobody does. `outside`: nobody does, and the job itself waits for
 * an outside service. Each class has slots of its own, so that interactive jobs never wait behind the others, nor
 * background jobs behind an outside service.
 */
export const JOB_CLASSES = ['interactive', 'background', 'outside'] as const;
export type JobClass = (typeof JOB_CLASSES)[number];

/**
 * The fields that a payload may have: ids, numbers and known words. The job reads people's texts when it runs, so the
 * queue neither stores nor logs them.
 */
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

/** A domain's declaration of a kind of job. The job may run twice, so it must be idempotent. */
export interface JobDeclaration<F extends Fields = Fields> {
  name: string;
  class: JobClass;
  /** The fields of its payload. */
  payload: F;
  /** Max. attempts, with growing pauses between them. */
  attempts: number;
  /** What happens to a failed job: `keep` it for the team, or `drop` it because nothing depends on it. */
  whenGivenUp: 'keep' | 'drop';
  /** Milliseconds after which a waiting job is dropped instead of run. */
  dropAfter?: number;
  /** A cron schedule in UTC: `minute hour day month weekday`. A scheduled kind has no fields in its payload. */
  schedule?: string;
  /** A new job replaces a waiting one with the same key. */
  key?(payload: Payload<F>): string;
}

export interface JobKind<F extends Fields = Fields> extends JobDeclaration<F> {
  /**
   * Checks a payload when it is added, and again when it is read, since another version may have written it. Throws
   * InvalidPayload.
   */
  read(payload: unknown): Payload<F>;
}

/** The payload of a kind. */
export type JobPayload<K> = K extends JobKind<infer F> ? Payload<F> : never;

/** Runs a job of a kind. If it throws, the job is retried. */
export type JobHandler<F extends Fields> = (payload: Payload<F>) => Promise<void>;

/** A kind and its handler. */
export interface Job {
  kind: JobKind;
  run(payload: Payload<Fields>): Promise<void>;
}

/** A payload does not match its kind. The message names fields, never values. */
export class InvalidPayload extends Error {
  override name = 'InvalidPayload';
}

/** The order in which a free slot takes jobs; lower is sooner. */
export const PRIORITY: Readonly<Record<JobClass, number>> = { interactive: 0, background: 10, outside: 20 };

const ajv = new Ajv({ strict: true, allErrors: true, validateSchema: false });
addFormats.default(ajv, ['uuid']);

/** Declares a kind of job. */
export function jobKind<const F extends Fields>(declaration: JobDeclaration<F>): JobKind<F> {
  const validator = atFirstUse(() => ajv.compile<Payload<F>>(schemaOf(declaration.payload)));
  return {
    ...declaration,
    read(payload) {
      const validate = validator();
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
