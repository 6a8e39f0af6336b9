import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { join } from '../../lib/cx.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon, DangerIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/icons.ts';
import { bannerVariants } from './banner.variants.ts';

export { bannerVariants } from './banner.variants.ts';

type Tone = keyof typeof bannerVariants.variants.tone;

export interface BannerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'>, RefAttributes<HTMLDivElement> {
  /** The kind of message: it decides colour and icon, and that `danger` interrupts a screen reader. */
  tone?: Tone | undefined;
  /** The message in a few words. */
  title?: ReactNode;
  /** What to do about it. */
  children?: ReactNode;
  /** A Button or Link, beside the text where there is room. */
  action?: ReactNode;
  /** Names the closing cross; give it together with `onDismiss`. */
  dismissLabel?: string;
  onDismiss?: () => void;
}

const icons = {
  neutral: InfoIcon,
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: DangerIcon,
} as const;
const iconColour = {
  neutral: 'text-text-muted',
  info: 'text-info-text',
  success: 'text-success-text',
  warning: 'text-warning-text',
  danger: 'text-danger-text',
} as const;

/** A message that belongs to the page and stays until it is no longer true. For a passing one use Toast. */
export function Banner({
  tone = 'neutral',
  title,
  children,
  action,
  dismissLabel,
  onDismiss,
  className,
  ...props
}: BannerProps) {
  const Icon = icons[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      {...props}
      className={join(bannerVariants.classes({ tone }), className)}
    >
      <Icon aria-hidden="true" className={join('mt-0.5 size-5 shrink-0', iconColour[tone])} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-48">
          {title && <p className="font-medium">{title}</p>}
          {children && <div className={title ? 'text-sm text-text-muted' : ''}>{children}</div>}
        </div>
        {action}
      </div>
      {onDismiss && dismissLabel && (
        <IconButton label={dismissLabel} size="sm" hideTooltip onPress={onDismiss} className="-my-1.5 -mr-2">
          <CloseIcon aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
