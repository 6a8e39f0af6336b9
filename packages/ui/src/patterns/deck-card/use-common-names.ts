import { useCallback } from 'react';
import { useWordNames } from '../known-words/known-words.tsx';
import type { InCommon } from './deck-card.types.ts';

/** What two profiles share, its words in the reader's language. Languages stay codes: `namesInCommon` names them. */
export function useCommonNames(): (common: InCommon) => InCommon {
  const namesOf = useWordNames();
  return useCallback(
    (common) => ({
      ...common,
      tags: namesOf(common.tags),
      interests: namesOf(common.interests),
      skills: namesOf(common.skills),
    }),
    [namesOf],
  );
}
