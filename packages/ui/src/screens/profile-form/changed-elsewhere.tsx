import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { joinNames, languageName } from '../../patterns/deck-card/in-common.ts';
import { useWordNames } from '../../patterns/known-words/known-words.tsx';
import { GROUP_TYPES, PROJECT_STATUSES, PROJECT_TYPES, ROLES } from '../../patterns/profile-kind/profile-kind.ts';
import type { DescribedPicture } from '../../patterns/picture-field/described-picture.ts';
import { Picture } from '../../primitives/picture/picture.tsx';
import { ChangeList, type ChangeListProps, type FieldChange as AnyFieldChange } from '../change-list.tsx';
import type { ProfileField } from './profile-form.values.ts';
import { useFieldName } from './use-issue-text.ts';

export type FieldChange = AnyFieldChange<ProfileField>;
export type ChangedElsewhereProps = Pick<ChangeListProps<ProfileField>, 'changes' | 'onChoose' | 'ref'>;

const SUBTYPES = [...ROLES, ...GROUP_TYPES, ...PROJECT_TYPES];
const wordFields: ReadonlySet<ProfileField> = new Set(['tags', 'interests', 'skills', 'categories']);
const subtypeFields: ReadonlySet<ProfileField> = new Set(['role', 'groupType', 'projectType']);

const pictureFields: ReadonlySet<ProfileField> = new Set(['avatar', 'coverImage', 'gallery']);

function isDescribedPicture(value: unknown): value is DescribedPicture {
  if (typeof value !== 'object' || value === null) return false;
  const { url, description }: Partial<Record<string, unknown>> = { ...value };
  return typeof url === 'string' && typeof description === 'string';
}

/** A field's pictures. */
const picturesIn = (field: ProfileField, value: unknown): readonly DescribedPicture[] =>
  pictureFields.has(field) ? [value].flat().filter(isDescribedPicture) : [];

/** A field's value in the reader's words. */
function useValueText(): (field: ProfileField, value: unknown) => string {
  const { t } = useTranslation(['profiles', 'common']);
  const { locale } = useLocale();
  const namesOf = useWordNames();
  return (field, value) => {
    if (typeof value === 'boolean') return t(value ? 'form.elsewhere.yes' : 'form.elsewhere.no');
    if (typeof value === 'number') return value.toLocaleString(locale);
    const subtype = subtypeFields.has(field) && SUBTYPES.find((each) => each === value);
    if (subtype) return t(`common:subtype.${subtype}`);
    const status = field === 'status' && PROJECT_STATUSES.find((each) => each === value);
    if (status) return t(`status.${status}`);
    const pictures = picturesIn(field, value);
    if (pictures.length > 0) {
      const descriptions = pictures.map(({ description }) => description).filter((each) => each !== '');
      return [t('form.elsewhere.pictures', { count: pictures.length }), ...descriptions].join(' · ');
    }
    if (typeof value === 'string' && value !== '') return value;
    if (!Array.isArray(value) || value.length === 0) return t('form.elsewhere.empty');
    const words: readonly string[] =
      field === 'languages'
        ? value.map((word) => languageName(word, locale))
        : wordFields.has(field)
          ? namesOf(value)
          : value;
    return joinNames(words, locale);
  };
}

/** Changes of a profile made elsewhere, and a choice where the person changed the same field (D58). It is focusable. */
export function ChangedElsewhere(props: ChangedElsewhereProps) {
  const nameOf = useFieldName();
  const textOf = useValueText();
  return (
    <ChangeList
      {...props}
      nameOf={(field) => nameOf({ field })}
      textOf={textOf}
      picturesOf={(field, value) =>
        picturesIn(field, value).map(({ url }) => (
          <Picture key={url} src={url} alt="" sizes="40px" className="mu:size-10 mu:rounded-small mu:object-cover" />
        ))
      }
    />
  );
}
