import type { RefAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { DangerIcon } from '../../primitives/icons/icons.ts';
import { Link } from '../../primitives/link/link.tsx';
import { fieldId } from './profile-form-fields.tsx';
import type { FieldIssue } from './profile-form.rules.ts';
import { useFieldName, useIssueText } from './use-issue-text.ts';

export interface ErrorSummaryProps extends RefAttributes<HTMLDivElement> {
  issues: readonly FieldIssue[];
  /** The server's error about the save as a whole. */
  message?: string | undefined;
}

/** Moves the focus into a field: its input, or the button that opens it. */
function focusField({ field, index = 0 }: FieldIssue): void {
  const element = document.getElementById(fieldId(field));
  const input = element?.matches('input, textarea, button')
    ? element
    : element?.querySelectorAll<HTMLElement>('input, textarea, button')[index * 2];
  input?.focus();
}

/** All errors, at the top of the form, each linked to its field. It gets focus when a save failed. */
export function ErrorSummary({ issues, message, ref }: ErrorSummaryProps) {
  const { t } = useTranslation('profiles');
  const textOf = useIssueText();
  const nameOf = useFieldName();
  if (issues.length === 0 && message === undefined) return null;
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      aria-labelledby="form-errors"
      className="mu:flex mu:gap-3 mu:rounded-card mu:bg-danger-soft mu:p-4 mu:focus-ring"
    >
      <DangerIcon aria-hidden="true" className="mu:mt-0.5 mu:size-5 mu:shrink-0 mu:text-danger-text" />
      <div className="mu:min-w-0">
        <p id="form-errors" className="mu:font-medium">
          {issues.length > 0 ? t('form.summary', { count: issues.length }) : t('form.saveFailed')}
        </p>
        <p className="mu:text-sm mu:text-text-muted">{message ?? t('form.summaryText')}</p>
        {issues.length > 0 && (
          <ul className="mu:mt-2 mu:flex mu:flex-col mu:gap-1 mu:text-sm">
            {issues.map((issue) => (
              <li key={`${issue.field}-${issue.index ?? ''}-${issue.code}`}>
                <Link onPress={() => focusField(issue)}>{nameOf(issue)}</Link>{' '}
                <span className="mu:text-text-muted mu:wrap-anywhere">{textOf(issue)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
