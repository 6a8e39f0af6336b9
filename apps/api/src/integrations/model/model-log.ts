import { OutsideError } from '../../lib/fetch-json.ts';
import { type Model, ModelFailure } from './model.ts';

/** What the team reads of a model: that it failed and how, never what was asked or answered, nor the key. */
export interface ModelLog {
  failed(failure: LoggedFailure): void;
  /** It failed so often in a row that it is left alone for a while. */
  leftAlone(): void;
}

export interface LoggedFailure {
  code: 'model_failed';
  failure: ModelFailure['kind'];
  /** What it answered, where it answered an error. */
  status?: number;
  durationMs: number;
}

interface Lines {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Writes to the log of the server, which is not there before the server is. */
export const modelLog = (lines: () => Lines | null): ModelLog => ({
  failed: (failure) => lines()?.warn(failure, 'The model failed.'),
  leftAlone: () => lines()?.error({ code: 'model_left_alone' }, 'The model failed too often and is left alone.'),
});

/** A model each failure of which is logged. */
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
