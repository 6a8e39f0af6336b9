import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { join } from '../../lib/cx.ts';

/** What every field says around its control. */
export interface FieldTexts {
  /** What is asked for. Always there; `hideLabel` keeps it for screen readers only. */
  label: string;
  /** Where another text on the screen already says it. */
  hideLabel?: boolean;
  /** A word such as "Optional", after the label. */
  hint?: string | undefined;
  /** Help that stays in sight. */
  description?: ReactNode;
  /** What is wrong and how to mend it; its presence marks the field as invalid. */
  errorMessage?: string | undefined;
}

/** The line above a control. */
export function FieldLabel({
  label,
  hideLabel = false,
  hint,
  as,
}: Pick<FieldTexts, 'label' | 'hideLabel' | 'hint'> & { as?: 'span' }) {
  return (
    <Label
      {...(as ? { elementType: as } : {})}
      className={join(hideLabel ? 'sr-only' : 'flex items-baseline gap-2 text-sm font-medium text-text')}
    >
      {label}
      {hint && <span className="font-normal text-text-subtle">{hint}</span>}
    </Label>
  );
}

/** The line below a control: the error if there is one, else the description; at its end the count of characters. */
export function FieldMessage({
  description,
  errorMessage,
  count,
}: Pick<FieldTexts, 'description' | 'errorMessage'> & { count?: ReactNode }) {
  if (!description && !errorMessage && !count) return <FieldError className="text-sm text-danger-text" />;
  return (
    <div className="flex w-full items-start justify-between gap-4 text-sm">
      <div className="min-w-0">
        {description && !errorMessage && (
          <Text slot="description" className="text-text-muted">
            {description}
          </Text>
        )}
        <FieldError className="text-danger-text">{errorMessage}</FieldError>
      </div>
      {count}
    </div>
  );
}

/** Whether a field is invalid: as told, else because it has an error to show. */
export function invalidity(isInvalid: boolean | undefined, errorMessage: string | undefined): { isInvalid?: boolean } {
  if (isInvalid !== undefined) return { isInvalid };
  return errorMessage ? { isInvalid: true } : {};
}
