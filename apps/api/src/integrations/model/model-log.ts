import { OutsideError } from '../../lib/fetch-json.ts';
import { type Model, ModelFailure } from './model.ts';

/** Log of a model's failures: never the question, the answer or the key. */
export interface ModelLog {
  failed(failure: LoggedFailure): void;
  /** The circuit breaker opened. */
  leftAlone(): void;
}

export interface LoggedFailure {
  code: 'model_failed';
  failure: ModelFailure['kind'];
  /** The status of an error answer. */
  status?: number;
  durationMs: number;
}

interface Lines {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Writes to the server's log once that exists. */
export const modelLog = (lines: () => Lines | null): ModelLog => ({
  failed: (failure) => lines()?.warn(failure, 'The model failed.'),
  leftAlone: () =>
    lines()?.error({ code: 'model_left_alone' }, 'The model failed too often: its circuit breaker is open.'),
});

/** Logs each failure of a model. */
export function withLog(model: Model, log: ModelLog): Model {
  return {
    async complete(request) {
      const start = performance.now();
      try {
        return await model.complete(request);
      } catch (error) {
        if (error instanceof ModelFailure) log.failed(asLogged(error, performance.now() - start));
        throw error;
      }
    },
  };
}

const asLogged = ({ kind, cause }: ModelFailure, ms: number): LoggedFailure => ({
  code: 'model_failed',
  failure: kind,
  ...(cause instanceof OutsideError && { status: cause.status }),
  durationMs: Math.round(ms),
});
