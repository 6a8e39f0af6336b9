// Traces by OTLP over HTTP. Imported by an option alone (start-tracing.ts): it is the one file that loads OpenTelemetry.
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  type IdGenerator,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracingConfig } from '../../tracing-config.ts';
import type { OpenSpan, SpanOf, Tracer } from '../../lib/tracing.ts';

/** For one batch, retries included. */
const SEND_MS = 5000;
const STOP_MS = 2000;
/** `ExportResultCode.SUCCESS` of a package that is none of ours. */
const SUCCESS = 0;

const KINDS = {
  request: SpanKind.SERVER,
  job: SpanKind.CONSUMER,
  statement: SpanKind.CLIENT,
  call: SpanKind.CLIENT,
} as const;

/**
 * A tracer that sends to a collector, in batches and beside the work.
 * @param tell is told when sending begins to fail, and with null when it works again
 */
export function createOtlpTracer(
  { url, headers, share }: TracingConfig,
  service: string,
  tell: (error: Error | null) => void,
): { tracer: Tracer; stop: () => Promise<void> } {
  const ids = createIds();
  const exporter = new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis: SEND_MS });
  let isFailing = false;
  const told: OTLPTraceExporter['export'] = (spans, done) =>
    exporter.export(spans, (result) => {
      const fails = result.code !== SUCCESS;
      if (fails !== isFailing) tell(fails ? (result.error ?? new Error('The collector refused them.')) : null);
      isFailing = fails;
      done(result);
    });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    idGenerator: ids,
    // By the trace's id alone, so that all processes keep the same traces.
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: { export: told, shutdown: () => exporter.shutdown() },
        exportTimeoutMillis: SEND_MS,
      }),
    ],
  });
  const spans = provider.getTracer('mutuals');
  const current = new AsyncLocalStorage<Context>();

  function start({ kind, name, attributes = {}, requestId = null }: SpanOf): Span | null {
    const options = { kind: KINDS[kind], attributes };
    if (kind === 'statement' || kind === 'call') {
      const parent = current.getStore();
      return parent === undefined ? null : spans.startSpan(name, options, parent);
    }
    const own = idsOf(requestId);
    if (own === null) return spans.startSpan(name, options, ROOT_CONTEXT);
    const about = { kind: options.kind, attributes: { ...attributes, 'mutuals.request_id': requestId ?? '' } };
    if (kind === 'request') return ids.use(own, () => spans.startSpan(name, about, ROOT_CONTEXT));
    const request = { ...own, traceFlags: TraceFlags.SAMPLED, isRemote: true };
    return spans.startSpan(name, about, trace.setSpanContext(ROOT_CONTEXT, request));
  }

  function open(of: SpanOf): OpenSpan | null {
    const span = start(of);
    if (span === null) return null;
    const context = trace.setSpan(ROOT_CONTEXT, span);
    return {
      run: (work) => current.run(context, work),
      end(attributes = {}, failure) {
        span.setAttributes(attributes);
        if (failure !== undefined) {
          span.setAttribute('error.type', failure);
          span.setStatus({ code: SpanStatusCode.ERROR });
        }
        span.end();
      },
    };
  }

  return {
    tracer: { open },
    async stop() {
      await Promise.race([provider.shutdown().catch(() => undefined), pause(STOP_MS, undefined, { ref: false })]);
    },
  };
}

interface Ids {
  traceId: string;
  spanId: string;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The ids of a request's trace and of its span, both from the request's id: so a job in another process finds its
 * request, and whoever has the "reference" of an error finds the trace. Null where it is no UUID.
 */
function idsOf(requestId: string | null): Ids | null {
  if (requestId === null || !UUID.test(requestId)) return null;
  const traceId = requestId.replaceAll('-', '');
  return { traceId, spanId: traceId.slice(0, 16) };
}

/** Random ids, or the given ones for what is started in `use`. */
function createIds(): IdGenerator & { use<T>(given: Ids, start: () => T): T } {
  const random = new RandomIdGenerator();
  let next: Ids | null = null;
  return {
    generateTraceId: () => next?.traceId ?? random.generateTraceId(),
    generateSpanId: () => next?.spanId ?? random.generateSpanId(),
    use(given, start) {
      next = given;
      try {
        return start();
      } finally {
        next = null;
      }
    },
  };
}
