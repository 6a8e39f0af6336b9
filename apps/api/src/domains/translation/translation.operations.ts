import type { Operations } from '../../http/operation.ts';
import type { TranslationService } from './translation.service.ts';

type TranslationOperations = Pick<Operations, 'translateProfile'>;

export function translationOperations(translation: TranslationService): TranslationOperations {
  return {
    async translateProfile({ caller, body }) {
      const { name, bio, entryRequirements, ...meta } = await translation.translateProfile(
        caller,
        body.profile._id,
        body.targetLanguage,
      );
      // Fields of SPEC 3 that our profiles lack.
      return { data: { name, bio, entryRequirements, description: null, goals: null, lookingFor: null }, meta };
    },
  };
}
