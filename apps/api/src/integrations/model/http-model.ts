import { setTimeout as pause } from 'node:timers/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ModelConfig } from '../../config.ts';
import { fetchJson, OutsideError } from '../../lib/fetch-json.ts';
import { anthropic } from './anthropic.ts';
import {
  asModelFailure,
  type Completion,
  type Model,
  ModelFailure,
  type ModelProtocol,
  type ModelRequest,
} from './model.ts';
import { openai } from './openai.ts';

const PROTOCOLS: Readonly<Record<ModelConfig['api'], ModelProtocol>> = { openai, anthropic };
const MAX_BYTES = 256 * 1024;
/** Pause before a retry if the service names none. */
const PAUSE_MS = 300;

/**
 * A model behind an HTTP address. A temporary failure (429, 5xx) is retried once, at the time that the service names,
 * if that is before the timeout.
 */
export function createHttpModel({ api, url, key, name }: ModelConfig): Model {
  const protocol = PROTOCOLS[api];
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });

  async function ask(request: ModelRequest, timeoutMs: number): Promise<unknown> {
    return fetchJson(`${url}${protocol.path}`, {
      timeoutMs,
      maxBytes: MAX_BYTES,
      headers: protocol.headers(key),
      body: protocol.body(name, request),
    });
  }

  function read(answer: unknown, schema: object): Completion {
    const read = protocol.read(answer);
    if (read === null) throw new ModelFailure('unusable', 'The model service did not answer in its protocol');
    if (!read.isWhole) throw new ModelFailure('unusable', 'The model refused, or its answer was cut off');
    const value = parse(read.content);
    if (!ajv.validate(schema, value))
      throw new ModelFailure('unusable', 'The answer of the model does not fit the schema');
    return { value, usage: read.usage };
  }

  return {
    async complete(request) {
      const end = performance.now() + request.timeoutMs;
      const left = (): number => Math.max(1, Math.ceil(end - performance.now()));
      try {
        return read(await ask(request, left()), request.schema);
      } catch (error) {
        const waitMs = pauseBefore(error);
        if (waitMs === null || waitMs >= left()) throw asModelFailure(error);
        await pause(waitMs);
      }
      try {
        return read(await ask(request, left()), request.schema);
      } catch (error) {
        throw asModelFailure(error);
      }
    },
  };
}

/** The pause before a retry; null if a retry would not help. */
function pauseBefore(error: unknown): number | null {
  if (!(error instanceof OutsideError) || !(error.status === 429 || error.status >= 500)) return null;
  return error.retryAfterS === null ? PAUSE_MS : error.retryAfterS * 1000;
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw new ModelFailure('unusable', 'The answer of the model is no JSON');
  }
}
