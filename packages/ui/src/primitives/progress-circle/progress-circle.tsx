import type { RefAttributes } from 'react';
import {
  ProgressBar as AriaProgressBar,
  type ProgressBarProps as AriaProgressBarProps,
} from 'react-aria-components/ProgressBar';
import { cx } from '../../lib/cx.ts';
import { progressCircleVariants } from './progress-circle.variants.ts';
import { Ring } from './ring.tsx';

export { progressCircleVariants } from './progress-circle.variants.ts';

export interface ProgressCircleProps extends Omit<AriaProgressBarProps, 'children'>, RefAttributes<HTMLDivElement> {
  /** What is loading; announced to screen readers. */
  label: string;
  /** 16, 24 or 40 px. */
  size?: keyof typeof progressCircleVariants.variants.size | undefined;
  /** `current` takes the colour of the text around it. */
  tone?: keyof typeof progressCircleVariants.variants.tone | undefined;
}

/** Shows progress in a small place: set `value` if the share is known, else `isIndeterminate`. For content of a known shape, use Skeleton. */
export function ProgressCircle({ label, size, tone, className, ...props }: ProgressCircleProps) {
  return (
    <AriaProgressBar
      {...props}
      aria-label={label}
      className={cx(progressCircleVariants.classes({ size, tone }), className)}
    >
      {({ percentage, isIndeterminate }) => (
        <Ring
          share={isIndeterminate || percentage === undefined ? undefined : percentage / 100}
          className="mu:size-full"
        />
      )}
    </AriaProgressBar>
  );
}
