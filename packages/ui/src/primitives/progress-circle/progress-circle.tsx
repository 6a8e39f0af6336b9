import type { RefAttributes } from 'react';
import {
  ProgressBar as AriaProgressBar,
  type ProgressBarProps as AriaProgressBarProps,
} from 'react-aria-components/ProgressBar';
import { cx } from '../../lib/cx.ts';
import { progressCircleVariants } from './progress-circle.variants.ts';
import { Ring } from './ring.tsx';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { progressCircleParts } from './progress-circle.parts.ts';

export { progressCircleVariants } from './progress-circle.variants.ts';

export interface ProgressCircleProps extends Omit<AriaProgressBarProps, 'children'>, RefAttributes<HTMLDivElement> {
  /** What is loading; announced to screen readers. */
  label: string;
  /** 16, 24 or 40 px. */
  size?: keyof typeof progressCircleVariants.variants.size | undefined;
  /** `current` takes the colour of the text around it. */
  tone?: keyof typeof progressCircleVariants.variants.tone | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof progressCircleParts> | undefined;
}

/** Shows progress in a small place: set `value` if the share is known, else `isIndeterminate`. For content of a known shape, use Skeleton. */
export function ProgressCircle({ label, size, tone, className, classNames, ...props }: ProgressCircleProps) {
  const part = partsOf<typeof progressCircleParts>('progress-circle', classNames);
  return (
    <AriaProgressBar
      data-slot="progress-circle"
      {...props}
      aria-label={label}
      className={cx(progressCircleVariants.classes({ size, tone }), className)}
    >
      {({ percentage, isIndeterminate }) => (
        <Ring
          share={isIndeterminate || percentage === undefined ? undefined : percentage / 100}
          {...part('ring', 'mu:size-full')}
        />
      )}
    </AriaProgressBar>
  );
}
