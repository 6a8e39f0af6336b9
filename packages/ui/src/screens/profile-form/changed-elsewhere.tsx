import { type RefAttributes, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { GROUP_TYPES, PROJECT_TYPES, ROLES } from '../../patterns/profile-kind/profile-kind.ts';
import { Button } from '../../primitives/button/button.tsx';
import { WarningIcon } from '../../primitives/icons/icons.ts';
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
const subtypeFields: ReadonlySet<ProfileField> = new Set(['role', 'groupType', 'projectType']);

/** A field's value in the reader's words. */
function useValueText(): (field: ProfileField, value: unknown) => string {
  const { t, i18n } = useTranslation('profiles');
  return (field, value) => {
    if (typeof value === 'boolean') return t(value ? 'form.elsewhere.yes' : 'form.elsewhere.no');
    if (typeof value === 'number') return value.toLocaleString(i18n.language);
    const subtype = subtypeFields.has(field) && SUBTYPES.find((each) => each === value);
    if (subtype) return t(`subtype.${subtype}`);
    const text = Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : '';
    return text || t('form.elsewhere.empty');
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
      className="flex gap-3 rounded-card bg-warning-soft p-4 focus-ring"
    >
      <WarningIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warning-text" />
      <div className="min-w-0 flex-1">
        <h2 id={title} className="font-medium">
          {t('form.elsewhere.title')}
        </h2>
        <p className="text-sm text-text-muted">
          {t(changes.some(({ choice }) => choice === 'open') ? 'form.elsewhere.text' : 'form.elsewhere.allDecided')}
        </p>
        <ul className="mt-3 flex flex-col gap-3 text-sm">
          {changes.map(({ field, theirs, choice }) => {
            const name = nameOf({ field });
            return (
              <li key={field} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
                <div className="min-w-0 grow basis-48">
                  <p className="font-medium">{name}</p>
                  <p className="line-clamp-3 text-text-muted wrap-anywhere">
                    {t('form.elsewhere.theirs', { value: textOf(field, theirs) })}
                  </p>
                </div>
                {choice === 'open' ? (
                  <div className="flex gap-2">
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
                  <p className="text-text-muted">
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
