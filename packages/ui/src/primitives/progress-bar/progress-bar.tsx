import type { RefAttributes } from 'react';
import { Label } from 'react-aria-components/Label';
import {
  ProgressBar as AriaProgressBar,
  type ProgressBarProps as AriaProgressBarProps,
} from 'react-aria-components/ProgressBar';
import { cx, join } from '../../lib/cx.ts';
import { progressBarFill, progressBarVariants } from './progress-bar.variants.ts';

export { progressBarVariants } from './progress-bar.variants.ts';

export interface ProgressBarProps extends Omit<AriaProgressBarProps, 'children'>, RefAttributes<HTMLDivElement> {
  /** What is advancing. */
  label: string;
  /** Shows label and value above the bar; without it they are read only. */
  showLabel?: boolean;
  /** The colour of the filled part. */
  tone?: keyof typeof progressBarVariants.variants.tone | undefined;
}

/** How far something with a known length has come: an upload, the steps of a form, a countdown. */
export function ProgressBar({ label, showLabel = false, tone = 'accent', className, ...props }: ProgressBarProps) {
  return (
    <AriaProgressBar
      {...props}
      {...(showLabel ? {} : { 'aria-label': label })}
      className={cx(progressBarVariants.classes({ tone }), className)}
    >
      {({ percentage, valueText, isIndeterminate }) => (
        <>
          {showLabel && (
            <div className="flex justify-between gap-4 text-sm">
              <Label className="text-text">{label}</Label>
              <span className="figures text-text-muted">{valueText}</span>
            </div>
          )}
          <div className="h-1.5 overflow-hidden rounded-full bg-fill-pressed forced-colors:border">
            <div
              className={join(
                'h-full rounded-full forced-colors:bg-[Highlight]',
                progressBarFill[tone],
                isIndeterminate ? 'w-1/3 animate-breathe' : 'origin-left transition-[width] duration-200',
              )}
              style={isIndeterminate ? undefined : { width: `${percentage ?? 0}%` }}
            />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
