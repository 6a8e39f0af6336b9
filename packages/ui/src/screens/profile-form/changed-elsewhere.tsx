import { type RefAttributes, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { joinNames, languageName } from '../../patterns/deck-card/in-common.ts';
import { useWordNames } from '../../patterns/known-words/known-words.tsx';
import { GROUP_TYPES, PROJECT_TYPES, ROLES } from '../../patterns/profile-kind/profile-kind.ts';
import type { DescribedPicture } from '../../patterns/picture-field/described-picture.ts';
import { Button } from '../../primitives/button/button.tsx';
import { WarningIcon } from '../../primitives/icons/icons.ts';
import { Picture } from '../../primitives/picture/picture.tsx';
import { isDescribedPicture } from './profile-form.draft.ts';
import type { ProfileField } from './profile-form.values.ts';
import { useFieldName } from './use-issue-text.ts';

/** A field that was changed elsewhere while it was edited here. */
export interface FieldChange {
  readonly field: ProfileField;
  /** What is stored now. */
  readonly theirs: unknown;
  /** Which value the form holds now; `open` where both changed it and the person has to choose. */
  readonly choice: 'open' | 'mine' | 'theirs';
}

export interface ChangedElsewhereProps extends RefAttributes<HTMLElement> {
  changes: readonly FieldChange[];
  onChoose: (field: ProfileField, side: 'mine' | 'theirs') => void;
}

const SUBTYPES = [...ROLES, ...GROUP_TYPES, ...PROJECT_TYPES];
const wordFields: ReadonlySet<ProfileField> = new Set(['tags', 'interests', 'skills']);
const subtypeFields: ReadonlySet<ProfileField> = new Set(['role', 'groupType', 'projectType']);

const pictureFields: ReadonlySet<ProfileField> = new Set(['avatar', 'coverImage', 'gallery']);

/** The pictures that a field holds. */
const picturesIn = (field: ProfileField, value: unknown): readonly DescribedPicture[] =>
  pictureFields.has(field) ? [value].flat().filter(isDescribedPicture) : [];

/** A field's value in the reader's words. */
function useValueText(): (field: ProfileField, value: unknown) => string {
  const { t, i18n } = useTranslation('profiles');
  const namesOf = useWordNames();
  return (field, value) => {
    if (typeof value === 'boolean') return t(value ? 'form.elsewhere.yes' : 'form.elsewhere.no');
    if (typeof value === 'number') return value.toLocaleString(i18n.language);
    const subtype = subtypeFields.has(field) && SUBTYPES.find((each) => each === value);
    if (subtype) return t(`subtype.${subtype}`);
    const pictures = picturesIn(field, value);
    if (pictures.length > 0) {
      const descriptions = pictures.map(({ description }) => description).filter((each) => each !== '');
      return [t('form.elsewhere.pictures', { count: pictures.length }), ...descriptions].join(' · ');
    }
    if (typeof value === 'string' && value !== '') return value;
    if (!Array.isArray(value) || value.length === 0) return t('form.elsewhere.empty');
    const words: readonly string[] =
      field === 'languages'
        ? value.map((word) => languageName(word, i18n.language))
        : wordFields.has(field)
          ? namesOf(value)
          : value;
    return joinNames(words, i18n.language);
  };
}

/** What was changed elsewhere meanwhile, and a choice where the person changed the same (D58). It can take the focus. */
export function ChangedElsewhere({ changes, onChoose, ref }: ChangedElsewhereProps) {
  const { t } = useTranslation('profiles');
  const title = useId();
  const nameOf = useFieldName();
  const textOf = useValueText();
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={title}
      className="mu:flex mu:gap-3 mu:rounded-card mu:bg-warning-soft mu:p-4 mu:focus-ring"
    >
      <WarningIcon aria-hidden="true" className="mu:mt-0.5 mu:size-5 mu:shrink-0 mu:text-warning-text" />
      <div className="mu:min-w-0 mu:flex-1">
        <h2 id={title} className="mu:font-medium">
          {t('form.elsewhere.title')}
        </h2>
        <p className="mu:text-sm mu:text-text-muted">
          {t(changes.some(({ choice }) => choice === 'open') ? 'form.elsewhere.text' : 'form.elsewhere.allDecided')}
        </p>
        <ul className="mu:mt-3 mu:flex mu:flex-col mu:gap-3 mu:text-sm">
          {changes.map(({ field, theirs, choice }) => {
            const name = nameOf({ field });
            return (
              <li key={field} className="mu:flex mu:flex-wrap mu:items-center mu:justify-between mu:gap-x-6 mu:gap-y-2">
                <div className="mu:min-w-0 mu:grow mu:basis-48">
                  <p className="mu:font-medium">{name}</p>
                  <p className="mu:line-clamp-3 mu:text-text-muted mu:wrap-anywhere">
                    {t('form.elsewhere.theirs', { value: textOf(field, theirs) })}
                  </p>
                  <div className="mu:mt-1 mu:flex mu:flex-wrap mu:gap-1 mu:empty:hidden">
                    {picturesIn(field, theirs).map(({ url }) => (
                      <Picture
                        key={url}
                        src={url}
                        alt=""
                        sizes="40px"
                        className="mu:size-10 mu:rounded-small mu:object-cover"
                      />
                    ))}
                  </div>
                </div>
                {choice === 'open' ? (
                  <div className="mu:flex mu:gap-2">
                    <Button
                      size="sm"
                      aria-label={t('form.elsewhere.takeField', { field: name })}
                      onPress={() => onChoose(field, 'theirs')}
                    >
                      {t('form.elsewhere.take')}
                    </Button>
                    <Button
                      size="sm"
                      aria-label={t('form.elsewhere.keepField', { field: name })}
                      onPress={() => onChoose(field, 'mine')}
                    >
                      {t('form.elsewhere.keep')}
                    </Button>
                  </div>
                ) : (
                  <p className="mu:text-text-muted">
                    {t(choice === 'mine' ? 'form.elsewhere.mine' : 'form.elsewhere.taken')}
                  </p>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
