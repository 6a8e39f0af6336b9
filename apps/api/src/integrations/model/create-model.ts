import type { Clock } from '../../clock.ts';
import type { ModelConfig } from '../../config.ts';
import { withCircuit } from './circuit.ts';
import { createHttpModel } from './http-model.ts';
import { type ModelLog, withLog } from './model-log.ts';
import type { Model } from './model.ts';

/** The configured model; null if there is none. */
export const createModel = (config: ModelConfig | null, clock: Clock, log: ModelLog): Model | null =>
  config === null ? null : withCircuit(withLog(createHttpModel(config), log), clock, log.leftAlone);
