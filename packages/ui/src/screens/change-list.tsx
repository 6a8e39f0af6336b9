import { type ReactNode, type RefAttributes, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusFallback } from '../lib/use-focus-fallback.ts';
import { Button } from '../primitives/button/button.tsx';
import { WarningIcon } from '../primitives/icons/icons.ts';

/** A field that was changed elsewhere during editing. */
export interface FieldChange<Field extends string> {
  readonly field: Field;
  /** The stored value. */
  readonly theirs: unknown;
  /** Which value the form has now; `open` if both changed it and the person has to choose. */
  readonly choice: 'open' | 'mine' | 'theirs';
}

export interface ChangeListProps<Field extends string> extends RefAttributes<HTMLElement> {
  changes: readonly FieldChange<Field>[];
  onChoose: (field: Field, side: 'mine' | 'theirs') => void;
  nameOf: (field: Field) => string;
  /** A field's value in the reader's words. */
  textOf: (field: Field, value: unknown) => string;
  /** Below the words of a field. */
  picturesOf?: (field: Field, value: unknown) => ReactNode;
}

interface LineProps<Field extends string> extends Omit<ChangeListProps<Field>, 'changes' | 'ref'> {
  change: FieldChange<Field>;
}

function Line<Field extends string>({
  change: { field, theirs, choice },
  onChoose,
  nameOf,
  textOf,
  picturesOf,
}: LineProps<Field>) {
  const { t } = useTranslation('profiles');
  // The pressed button disappears with the question.
  const { containerRef, fallbackRef } = useFocusFallback<HTMLLIElement, HTMLParagraphElement>();
  const name = nameOf(field);
  return (
    <li ref={containerRef} className="mu:flex mu:flex-wrap mu:items-center mu:justify-between mu:gap-x-6 mu:gap-y-2">
      <div className="mu:min-w-0 mu:grow mu:basis-48">
        <p className="mu:font-medium">{name}</p>
        <p className="mu:line-clamp-3 mu:text-text-muted mu:wrap-anywhere">
          {t('form.elsewhere.theirs', { value: textOf(field, theirs) })}
        </p>
        <div className="mu:mt-1 mu:flex mu:flex-wrap mu:gap-1 mu:empty:hidden">{picturesOf?.(field, theirs)}</div>
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
        <p ref={fallbackRef} tabIndex={-1} className="mu:rounded-small mu:text-text-muted mu:focus-ring">
          {t(choice === 'mine' ? 'form.elsewhere.mine' : 'form.elsewhere.taken')}
        </p>
      )}
    </li>
  );
}

/** Changes made elsewhere, and a choice where the person changed the same field (D58). It is focusable. */
export function ChangeList<Field extends string>({ changes, ref, ...props }: ChangeListProps<Field>) {
  const { t } = useTranslation('profiles');
  const title = useId();
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
          {changes.map((change) => (
            <Line key={change.field} {...props} change={change} />
          ))}
        </ul>
      </div>
    </section>
  );
}
