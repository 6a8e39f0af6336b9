import type { Config } from './config.ts';
import { setTracer } from './lib/tracing.ts';

interface Log {
  info(line: string): void;
  warn(about: object, line: string): void;
}

/**
 * Sends traces to the collector of `OTEL_EXPORTER_OTLP_ENDPOINT`; without it nothing of OpenTelemetry is loaded. Start
 * it before services are made. A collector that is away or silent delays nobody: its spans are dropped.
 * @param program names this process in traces: "server", "jobs" or "watcher"
 * @param log the log, which may not exist yet
 * @returns the function that sends what is left, for two seconds at most, and stops
 */
export async function startTracing(
  { tracing }: Pick<Config, 'tracing'>,
  program: string,
  log: () => Log | null,
): Promise<() => Promise<void>> {
  if (tracing === null) return async () => undefined;
  const { createOtlpTracer } = await import('./integrations/traces/otlp.ts');
  const { tracer, stop } = createOtlpTracer(tracing, `mutuals-${program}`, (error) => {
    if (error === null) log()?.info('Traces are sent again.');
    else log()?.warn({ err: error }, 'Traces cannot be sent: they are dropped until the collector answers.');
  });
  setTracer(tracer);
  return async () => {
    setTracer(null);
    await stop();
  };
}
