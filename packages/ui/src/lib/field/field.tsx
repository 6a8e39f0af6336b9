import { type ReactNode, type Ref, use } from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import type { PartProps } from '../parts.ts';
import { useSettled } from '../use-settled.ts';
import type { controlVariants } from './field.variants.ts';

/** The texts around every field's control. */
export interface FieldTexts {
  /** The field's label. Always there; `hideLabel` keeps it for screen readers only. */
  label: string;
  /** For fields that another text on the screen already labels. */
  hideLabel?: boolean;
  /** A word such as "Optional", after the label. */
  hint?: string | undefined;
  /** Permanent help text. */
  description?: ReactNode;
  /** What is wrong and how to fix it; if set, the field is invalid. */
  errorMessage?: string | undefined;
}

/** Every field's props besides its texts. `Control` is the focusable element inside it. */
export interface FieldProps<Control extends HTMLElement> extends FieldTexts {
  /** The control itself, to focus it; `ref` is the field around it. */
  inputRef?: Ref<Control> | undefined;
  /** 36 or 44 px high. */
  size?: keyof typeof controlVariants.variants.size | undefined;
}

/** The line above a control. */
export function FieldLabel({
  part,
  label,
  hideLabel = false,
  hint,
  as,
}: Pick<FieldTexts, 'label' | 'hideLabel' | 'hint'> & { part: PartProps<'label' | 'hint'>; as?: 'span' }) {
  return (
    <Label
      {...(as ? { elementType: as } : {})}
      {...part(
        'label',
        hideLabel ? 'mu:sr-only' : 'mu:flex mu:items-baseline mu:gap-2 mu:text-sm mu:font-medium mu:text-text',
      )}
    >
      {label}
      {hint && <span {...part('hint', 'mu:font-normal mu:text-text-subtle')}>{hint}</span>}
    </Label>
  );
}

/**
 * The line below a control: the error if there is one, else the description, with the character count at its end. It appears and disappears only
 * while nothing is pressed.
 */
export function FieldMessage({
  part,
  description,
  errorMessage,
  count,
}: Pick<FieldTexts, 'description' | 'errorMessage'> & { part: PartProps<'description' | 'error'>; count?: ReactNode }) {
  const validation = use(FieldErrorContext);
  const error = validation?.isInvalid ? (errorMessage ?? validation.validationErrors.join(' ')) : '';
  const settled = useSettled(error);
  // A new one is in the page at once, for the control that it describes, but takes no space yet.
  const message = (settled || error) && (
    <Text slot="errorMessage" {...part('error', settled ? 'mu:text-danger-text' : 'mu:sr-only')}>
      {settled || error}
    </Text>
  );
  if (!description && !settled && !count) return message;
  return (
    <div className="mu:flex mu:w-full mu:items-start mu:justify-between mu:gap-4 mu:text-sm">
      <div className="mu:min-w-0">
        {description && !settled && (
          <Text slot="description" {...part('description', 'mu:text-text-muted')}>
            {description}
          </Text>
        )}
        {message}
      </div>
      {count}
    </div>
  );
}

/** Whether a field is invalid: by `isInvalid`, else because it has an error to show. */
export function invalidity(isInvalid: boolean | undefined, errorMessage: string | undefined): { isInvalid?: boolean } {
  if (isInvalid !== undefined) return { isInvalid };
  return errorMessage ? { isInvalid: true } : {};
}
