import { expect, it } from 'vitest';
import { FakeClock } from '../../testing/fake-clock.ts';
import { withCircuit } from './circuit.ts';
import { type FailureKind, ModelFailure, type ModelRequest } from './model.ts';

const REQUEST: ModelRequest = { system: '', messages: [], schema: {}, maxTokens: 1, timeoutMs: 1 };

it.each<[FailureKind, FailureKind]>([
  ['late', 'unsent'],
  ['failed', 'unsent'],
  ['unusable', 'unusable'],
])('what was %s five times in a row is then %s', async (kind, then) => {
  const model = { complete: () => Promise.reject(new ModelFailure(kind, 'No')) };
  const kept = withCircuit(model, new FakeClock('2026-11-20T09:00:00.000Z'), () => undefined);
  for (let count = 0; count < 5; count += 1) await expect(kept.complete(REQUEST)).rejects.toMatchObject({ kind });
  await expect(kept.complete(REQUEST)).rejects.toMatchObject({ kind: then });
});
