import { expect, it } from 'vitest';
import type { Interview, ProfileType } from './interview.ts';
import { isComplete, progressOf, questionsOf } from './questions.ts';

const known = <T>(value: T) => ({ value, sources: [] });

/** A talk in which all that must be there was said, and all that need not be was passed over. */
function talkOf(profileType: ProfileType): Interview {
  const facts = {
    name: known('Noor'),
    bio: known('Builds.'),
    role: known('developer' as const),
    groupType: known('dao' as const),
    projectType: known('defi' as const),
  };
  const talk = { profileType, language: 'en', facts, skipped: [], asking: null, misses: 0 } as const;
  const wished = questionsOf({ ...talk, skipped: [] }).filter(({ isRequired }) => !isRequired);
  return { ...talk, skipped: wished.map(({ fact }) => fact) };
}

it.each<ProfileType>(['individual', 'group', 'project'])(
  'whoever reads at 90%% that the profile can be created reads the truth: a %s has then all that it needs (SPEC 9)',
  (profileType) => {
    const talk = talkOf(profileType);
    expect([isComplete(talk), progressOf(talk)]).toEqual([true, 99]);
    for (const { fact } of questionsOf(talk).filter(({ isRequired }) => isRequired)) {
      const { [fact]: _left, ...facts } = talk.facts;
      expect([fact, progressOf({ ...talk, facts }) < 90]).toEqual([fact, true]);
    }
  },
);
