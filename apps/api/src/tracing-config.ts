import type { Reader } from './environment.ts';

/** Where traces go. */
export interface TracingConfig {
  /** The collector's address of traces, with its path. */
  url: string;
  /** Sent along; the values are secret. */
  headers: Readonly<Record<string, string>>;
  /** The share of requests and jobs whose traces are sent, 0 to 1. */
  share: number;
}

const PATH = '/v1/traces';
const HEADER = /^\s*([\w-]+)\s*=\s*([^\r\n]+?)\s*$/;

/** Traces by the names that OpenTelemetry gives its variables; null without a collector. */
export function tracingOf(read: Reader, problems: string[]): TracingConfig | null {
  const endpoint = read.url('OTEL_EXPORTER_OTLP_ENDPOINT')?.replace(/\/+$/, '') ?? null;
  const [headers, share] = [read.text('OTEL_EXPORTER_OTLP_HEADERS'), read.text('OTEL_TRACES_SAMPLER_ARG') ?? '1'];
  if (endpoint === null) return null;
  if (endpoint.endsWith(PATH)) problems.push(`OTEL_EXPORTER_OTLP_ENDPOINT is the address without ${PATH}.`);
  if (!/^(0(\.\d{1,9})?|1(\.0{1,9})?)$/.test(share))
    problems.push(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "${share}".`);
  return { url: `${endpoint}${PATH}`, headers: headersOf(headers, problems), share: Number(share) };
}

function headersOf(written: string | null, problems: string[]): Record<string, string> {
  if (written === null) return {};
  const pairs = written.split(',').map((pair) => HEADER.exec(pair));
  try {
    if (pairs.every((pair) => pair !== null))
      return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, decodeURIComponent(value)]));
  } catch {
    // A bare percent sign, as below.
  }
  // Without the value: it is mostly a key.
  problems.push('OTEL_EXPORTER_OTLP_HEADERS must look like name=value,name=value, with a percent sign as %25.');
  return {};
}
