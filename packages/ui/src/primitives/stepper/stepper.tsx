import type { HTMLAttributes, RefAttributes } from 'react';
import { Link } from 'react-aria-components/Link';
import { join } from '../../lib/cx.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import { useText } from '../../lib/texts/texts.ts';
import { CheckIcon } from '../icons/icons.ts';
import type { stepperParts } from './stepper.parts.ts';

export interface Step {
  readonly id: string;
  /** Its name: "Your address". */
  readonly label: string;
  /** Where it is, if one can go back to it. */
  readonly href?: string | undefined;
}

export interface StepperProps
  extends Omit<HTMLAttributes<HTMLOListElement>, 'children'>, RefAttributes<HTMLOListElement> {
  /** What the steps lead to, for screen readers: "Checkout". */
  label: string;
  steps: readonly Step[];
  /** The `id` of the step at hand: those before it are done. */
  current: string;
  /** What a tick says to screen readers; by default the Provider's word. */
  doneLabel?: string | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof stepperParts> | undefined;
}

/** Where one is in a few steps that follow each other. On a phone only the name of the step at hand shows. */
export function Stepper({ label, steps, current, doneLabel, className, classNames, ...props }: StepperProps) {
  const part = partsOf<typeof stepperParts>('stepper', classNames);
  const done = useText('stepper', 'done', doneLabel);
  const at = steps.findIndex(({ id }) => id === current);
  const name = 'mu:min-w-0 mu:text-sm mu:whitespace-nowrap';
  return (
    <ol
      data-slot="stepper"
      {...props}
      aria-label={label}
      className={join('mu:ui:flex mu:ui:w-full mu:ui:items-center mu:ui:gap-3', className)}
    >
      {steps.map((step, place) => (
        <li
          key={step.id}
          {...(place === at ? { 'aria-current': 'step' } : {})}
          {...part(
            'step',
            join('mu:flex mu:min-w-0 mu:items-center mu:gap-3', place < steps.length - 1 && 'mu:flex-1'),
          )}
        >
          <span
            {...part(
              'mark',
              join(
                'mu:figures mu:grid mu:size-7 mu:shrink-0 mu:place-items-center mu:rounded-full mu:border mu:text-sm mu:[&>svg]:size-4',
                place < at
                  ? 'mu:border-transparent mu:bg-accent-soft mu:text-accent-text'
                  : place === at
                    ? 'mu:border-transparent mu:bg-accent mu:text-on-accent'
                    : 'mu:border-border-strong mu:text-text-muted',
              ),
            )}
          >
            {place < at ? <CheckIcon aria-hidden="true" /> : place + 1}
            {place < at && <span className="mu:sr-only">{done}</span>}
          </span>
          {step.href !== undefined && place < at ? (
            <Link
              href={step.href}
              {...part(
                'label',
                join(name, 'mu:rounded-small mu:text-text mu:focus-ring mu:hover:underline mu:max-sm:sr-only'),
              )}
            >
              {step.label}
            </Link>
          ) : (
            <span
              {...part(
                'label',
                join(name, place === at ? 'mu:font-medium mu:text-text' : 'mu:text-text-muted mu:max-sm:sr-only'),
              )}
            >
              {step.label}
            </span>
          )}
          {place < steps.length - 1 && (
            <span aria-hidden="true" {...part('line', 'mu:h-px mu:min-w-3 mu:flex-1 mu:bg-border')} />
          )}
        </li>
      ))}
    </ol>
  );
}
