import { useTranslation } from 'react-i18next';
import type errors from '../../locales/en/errors.json';
import type { FieldIssue } from './profile-form.rules.ts';
import type { ProfileField } from './profile-form.values.ts';

const fieldCodes = [
  'required',
  'unknown_field',
  'invalid_type',
  'invalid_choice',
  'invalid_format',
  'invalid_characters',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'too_few',
  'too_many',
  'not_allowed',
] as const satisfies readonly (keyof typeof errors.field)[];

/** An error in the reader's words. An unknown code, from a newer server, reads as "not written as it should be". */
export function useIssueText(): (issue: FieldIssue) => string {
  const { t } = useTranslation(['profiles', 'errors']);
  return (issue) => {
    switch (issue.code) {
      case 'tooLong':
      case 'tooMany':
      case 'tooLarge':
        return t(`form.issue.${issue.code}`, { max: issue.max });
      case 'wordTooLong':
        return t('form.issue.wordTooLong', { word: issue.word, max: issue.max });
      case 'refusedWords':
        return t('form.issue.refusedWords', { words: issue.words.join(', ') });
      case 'tooSmall':
        return t('form.issue.tooSmall', { min: issue.min });
      case 'refused':
        return t(`errors:field.${fieldCodes.find((code) => code === issue.reason) ?? 'invalid_format'}`);
      default:
        return t(`form.issue.${issue.code}`);
    }
  };
}

/** A field's name, and for a row of links its number. */
export function useFieldName(): (issue: { readonly field: ProfileField; readonly index?: number }) => string {
  const { t } = useTranslation('profiles');
  return ({ field, index }) =>
    index === undefined
      ? t(`form.field.${field}`)
      : t('form.linkRow', { list: t(`form.field.${field}`), number: index + 1 });
}
