import type { Clock } from '../../clock.ts';
import { createCircuit } from '../../lib/circuit.ts';
import { isModelOutage, type Model, ModelFailure } from './model.ts';

const RULE = { failures: 5, pauseMs: 60_000 };

/** A model that is left alone for 60 s after it was late or failed 5 times in a row: whoever asks then hears at once that there is no answer. */
export function withCircuit(model: Model, clock: Clock, onOpen: () => void): Model {
  const circuit = createCircuit({ ...RULE, isOutage: isModelOutage, onOpen }, clock);
  return {
    async complete(request) {
      if (circuit.isOpen()) throw new ModelFailure('unsent', 'The model is left alone for a while');
      return circuit.call(() => model.complete(request));
    },
  };
}
