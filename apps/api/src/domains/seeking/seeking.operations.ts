import type { Operations } from '../../http/operation.ts';
import type { SeekingService } from './seeking.service.ts';

type SeekingOperations = Pick<Operations, 'getSeeking' | 'updateSeeking'>;

export function seekingOperations(seeking: SeekingService): SeekingOperations {
  return {
    getSeeking: ({ caller, path }) => seeking.getSeeking(caller, path.id),
    updateSeeking: ({ caller, path, body }) => seeking.updateSeeking(caller, path.id, body),
  };
}
