import { type RefAttributes, use, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Form as AriaForm, FormContext, type FormProps as AriaFormProps } from 'react-aria-components/Form';
import { useObjectRef } from 'react-aria/useObjectRef';
import { join } from '../../lib/cx.ts';
import { VALIDATION } from '../../lib/field/validation.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import { TextsContext, useText } from '../../lib/texts/texts.ts';
import { DangerIcon } from '../icons/icons.ts';
import type { formParts } from './form.parts.ts';

export interface FormProps extends Omit<AriaFormProps, 'validationErrors'>, RefAttributes<HTMLFormElement> {
  /**
   * What the server found wrong, by the `name` of the field, which shows it too: until its value changes.
   * Leave it empty while an answer is awaited: what it says at the next rendering after a submit counts as the answer.
   */
  errors?: Readonly<Record<string, string>> | undefined;
  /** The heading of the summary; by default the Provider's words: "There are 2 problems". */
  summaryTitle?: ((count: number) => string) | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof formParts> | undefined;
}

const NO_ERRORS: NonNullable<FormProps['errors']> = {};

interface Problem {
  readonly field: HTMLElement;
  readonly label: string;
  readonly message: string;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/** What holds a date or a choice lies unseen in its field. */
const UNSEEN = ['date-picker', 'date-range-picker', 'time-field', 'select', 'multi-select'];
const rootOf = (field: Control): Element | null => field.closest(UNSEEN.map((name) => `[data-slot=${name}]`).join());

/** Where a person goes to mend it. */
const placeOf = (field: Control): HTMLElement =>
  rootOf(field)?.querySelector<HTMLElement>('[role=spinbutton], [data-slot$="select-trigger"]') ?? field;

/** A field's name as people read it. */
function labelOf(field: Control): string {
  const label = rootOf(field)?.querySelector('[data-slot$="-label"]')?.textContent;
  if (label) return label;
  const group = field.closest('[role=radiogroup], [role=group]');
  const named = field.type === 'radio' || field.type === 'checkbox' ? (group ?? field) : field;
  const ids = named.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const words = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  return words.trim() || (field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.name);
}

/** The fields that the server is about. */
function problemsOf(form: HTMLFormElement, errors: Readonly<Record<string, string>>): Problem[] {
  const fields = [...form.elements].filter(isControl);
  return Object.entries(errors).flatMap(([name, message]) => {
    const field = fields.find((each) => each.name === name);
    return field ? [{ field: placeOf(field), label: labelOf(field), message }] : [];
  });
}

/** Whether two controls are one question: the radios of a group, the two days of a range. */
const isSame = (one: Control, other: Control): boolean =>
  (one.name !== '' && one.name === other.name) || (rootOf(one) !== null && rootOf(one) === rootOf(other));

/** The fields that hold what they must not, each question once. */
const invalidIn = (form: HTMLFormElement): Control[] =>
  [...form.elements]
    .filter(isControl)
    .filter((field) => field.willValidate && !field.validity.valid)
    .filter((field, at, all) => all.findIndex((other) => other === field || isSame(other, field)) === at);

/**
 * What the server found wrong, as it was last told: the same words in another object are the same answer, until the next submit. React Aria shows an
 * error anew for each object, and the summary takes the focus.
 */
function useAnswer(errors: FormProps['errors']) {
  const [answer, setAnswer] = useState(errors);
  const [isDue, setDue] = useState(false);
  const isOther = JSON.stringify(errors ?? {}) !== JSON.stringify(answer ?? {});
  if (errors !== answer && (isDue || isOther)) {
    setAnswer(errors);
    setDue(false);
  }
  return { answer, expectAnswer: () => setDue(true) };
}

/**
 * Fields that are sent together. A submit that fails says at the top what is wrong, moves the focus there, and leads from each error to its field; the
 * fields say it, too. What the browser checks (`isRequired`, `type`) and what the server answers (`errors`) look the same.
 */
export function Form({
  errors,
  summaryTitle,
  validationBehavior = 'native',
  ref,
  className,
  classNames,
  children,
  ...props
}: FormProps) {
  const part = partsOf<typeof formParts>('form', classNames);
  const title = useText('form', 'summary', summaryTitle);
  const problem = use(TextsContext)?.form.problem ?? ((label, message) => `${label}: ${message}`);
  const form = useObjectRef(ref);
  const summary = useRef<HTMLDivElement>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const { answer, expectAnswer } = useAnswer(errors);

  useEffect(() => {
    if (form.current) setProblems(problemsOf(form.current, answer ?? {}));
  }, [form, answer]);
  useEffect(() => {
    if (problems.length > 0) summary.current?.focus();
  }, [problems]);

  useEffect(() => {
    const element = form.current;
    function onInvalid(event: Event): void {
      if (!element || !isControl(event.target)) return;
      // React Aria would focus the first field.
      event.preventDefault();
      // A browser tells of each field by itself: with the first one, all of them are known.
      const fields = invalidIn(element);
      if (event.target === fields[0])
        setProblems(
          fields.map((field) => ({ field: placeOf(field), label: labelOf(field), message: field.validationMessage })),
        );
    }
    // It does not bubble.
    element?.addEventListener('invalid', onInvalid, true);
    return () => element?.removeEventListener('invalid', onInvalid, true);
  }, [form]);

  return (
    <AriaForm
      data-slot="form"
      {...props}
      ref={form}
      validationBehavior={validationBehavior}
      validationErrors={answer ?? NO_ERRORS}
      onSubmit={(event) => {
        setProblems([]);
        expectAnswer();
        props.onSubmit?.(event);
      }}
      className={join('mu:ui:flex mu:ui:flex-col mu:ui:gap-5', className)}
    >
      {problems.length > 0 && (
        <div
          ref={summary}
          role="alert"
          tabIndex={-1}
          {...part(
            'summary',
            'mu:flex mu:gap-3 mu:rounded-card mu:border mu:border-danger mu:bg-danger-soft mu:p-4 mu:text-text mu:focus-ring',
          )}
        >
          <DangerIcon aria-hidden="true" className="mu:mt-0.5 mu:size-5 mu:shrink-0 mu:text-danger-text" />
          <div className="mu:min-w-0">
            <p {...part('title', 'mu:font-medium')}>{title(problems.length)}</p>
            <ul {...part('list', 'mu:mt-1 mu:flex mu:flex-col mu:items-start mu:gap-1')}>
              {problems.map(({ field, label, message }) => (
                <li key={label + message}>
                  <Button
                    onPress={() => field.focus()}
                    {...part('error', 'mu:cursor-pointer mu:rounded-small mu:text-start mu:underline mu:focus-ring')}
                  >
                    {problem(label, message)}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <FormContext value={VALIDATION[validationBehavior]}>{children}</FormContext>
    </AriaForm>
  );
}
