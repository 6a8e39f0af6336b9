import type { Clock } from '../../clock.ts';
import { type Model, ModelFailure } from './model.ts';

const MOST_FAILURES = 5;
const OPEN_MS = 60_000;

/** A model that is left alone for 60 s after 5 failures in a row: whoever asks then hears at once that there is no answer. */
export function withCircuit(model: Model, clock: Clock): Model {
  let failures = 0;
  let openUntil = 0;
  return {
    async complete(request) {
      if (clock.now().getTime() < openUntil) throw new ModelFailure('unsent', 'The model is left alone for a while');
      try {
        const completion = await model.complete(request);
        failures = 0;
        return completion;
      } catch (error) {
        failures += 1;
        if (failures >= MOST_FAILURES) {
          failures = 0;
          openUntil = clock.now().getTime() + OPEN_MS;
        }
        throw error;
      }
    },
  };
}
