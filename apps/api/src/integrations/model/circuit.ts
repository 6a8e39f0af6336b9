import type { Clock } from '../../clock.ts';
import { createCircuit } from '../../lib/circuit.ts';
import { isModelOutage, type Model, ModelFailure } from './model.ts';

const RULE = { failures: 5, pauseMs: 60_000 };

/** Wraps a model in a circuit breaker: after 5 outages in a row, calls fail at once for 60 s. */
export function withCircuit(model: Model, clock: Clock, onOpen: () => void): Model {
  const circuit = createCircuit({ ...RULE, isOutage: isModelOutage, onOpen }, clock);
  return {
    async complete(request) {
      if (circuit.isOpen()) throw new ModelFailure('unsent', 'The circuit breaker of the model is open');
      return circuit.call(() => model.complete(request));
    },
  };
}
