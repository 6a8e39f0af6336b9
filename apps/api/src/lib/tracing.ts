// The seam of tracing: what is traced knows nothing of OpenTelemetry, and costs one comparison where nobody asked for traces.

export type SpanAttributes = Readonly<Record<string, string | number>>;

/** What a span is about. No part of it holds an address, a handle, a word or the id of a person (D78). */
export interface SpanOf {
  /** A `statement` or a `call` is a part of a request or a job, and of nothing else. */
  kind: 'request' | 'job' | 'statement' | 'call';
  name: string;
  attributes?: SpanAttributes;
  /** The request that it is, or is done for: its id is the trace's. */
  requestId?: string | null;
}

/** Work under way. */
export interface OpenSpan {
  /** Runs work as a part of it, with all that this starts. */
  run<T>(work: () => T): T;
  /** @param failure the kind of error, where there was one: never its message */
  end(attributes?: SpanAttributes, failure?: string): void;
}

export interface Tracer {
  /** Null for a part of nothing. */
  open(of: SpanOf): OpenSpan | null;
}

let tracer: Tracer | null = null;

/** Sets what takes the spans of this process; null for nothing. */
export function setTracer(next: Tracer | null): void {
  tracer = next;
}

/** Whether anything takes spans. */
export const isTracing = (): boolean => tracer !== null;

/** Opens a span that the caller ends; null without tracing, or for a part of nothing. */
export const openSpan = (of: SpanOf): OpenSpan | null => tracer?.open(of) ?? null;

/** Runs work in a span. Its outcome stays what it was. */
export async function traced<T>(of: SpanOf, work: () => Promise<T>): Promise<T> {
  const span = openSpan(of);
  if (span === null) return work();
  try {
    const result = await span.run(work);
    span.end();
    return result;
  } catch (error) {
    span.end({}, failureOf(error));
    throw error;
  }
}

const WORD = /^[\w.]{1,40}$/;

/** The code of an error, else its class. */
export function failureOf(error: unknown): string {
  const { code, name }: Record<string, unknown> = Object(error);
  return [code, name].find((word): word is string => typeof word === 'string' && WORD.test(word)) ?? 'unknown';
}

/**
 * The same outside service with a span for each call, named by the service and the method; what is handed over and what
 * comes back is not looked at. The service itself without tracing.
 */
export function tracedCalls<T extends object | null>(service: string, given: T): T {
  if (given === null || !isTracing()) return given;
  return new Proxy(given, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      const name = `${service} ${String(key)}`;
      return (...args: unknown[]): unknown => {
        const call = (): unknown => Reflect.apply(value, target, args);
        const span = openSpan({ kind: 'call', name, attributes: { 'peer.service': service } });
        if (span === null) return call();
        const answer = span.run(call);
        // What answers at once asked nobody: its span is dropped.
        if (answer instanceof Promise)
          answer.then(
            () => span.end(),
            (error: unknown) => span.end({}, failureOf(error)),
          );
        return answer;
      };
    },
  });
}
