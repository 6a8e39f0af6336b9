import type { Job, JobHandler, JobKind } from './job-kind.ts';

type Kinds = Readonly<Record<string, JobKind>>;
/** The handler of each kind of job, by the same name. */
export type JobHandlers<K extends Kinds> = {
  readonly [Name in keyof K]: K[Name] extends JobKind<infer F> ? JobHandler<F> : never;
};

/**
 * Pairs kinds with their handlers. Throws if a kind has no handler, two share a name, or a scheduled one needs a
 * payload.
 */
export function joinJobs<K extends Kinds>(kinds: K, handlers: JobHandlers<K>): Job[] {
  const jobs = Object.entries<JobKind>(kinds).map(([name, kind]) => {
    const run: Job['run'] | undefined = handlers[name];
    if (run === undefined) throw new Error(`The job ${kind.name} has no handler.`);
    if (kind.schedule !== undefined && Object.keys(kind.payload).length > 0)
      throw new Error(`The job ${kind.name} runs by the clock, so its payload has no fields.`);
    return { kind, run };
  });
  const names = jobs.map(({ kind }) => kind.name);
  const double = names.find((name, index) => names.indexOf(name) !== index);
  if (double !== undefined) throw new Error(`Two kinds of jobs are called ${double}.`);
  return jobs;
}
