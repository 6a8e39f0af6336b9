import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { join } from '../../lib/cx.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon, DangerIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/icons.ts';
import { bannerVariants } from './banner.variants.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { bannerParts } from './banner.parts.ts';

export { bannerVariants } from './banner.variants.ts';

type Tone = keyof typeof bannerVariants.variants.tone;

export interface BannerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'>, RefAttributes<HTMLDivElement> {
  /** The kind of message: it sets colour and icon; `danger` interrupts screen readers. */
  tone?: Tone | undefined;
  /** The message in a few words. */
  title?: ReactNode;
  /** What to do about it. */
  children?: ReactNode;
  /** A Button or Link, beside the text if there is room. */
  action?: ReactNode;
  /** The label of the close button; required with `onDismiss`. */
  dismissLabel?: string;
  onDismiss?: () => void;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof bannerParts> | undefined;
}

const icons = {
  neutral: InfoIcon,
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: DangerIcon,
} as const;
const iconColour = {
  neutral: 'mu:text-text-muted',
  info: 'mu:text-info-text',
  success: 'mu:text-success-text',
  warning: 'mu:text-warning-text',
  danger: 'mu:text-danger-text',
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
  classNames,
  ...props
}: BannerProps) {
  const part = partsOf<typeof bannerParts>('banner', classNames);
  const Icon = icons[tone];
  return (
    <div
      data-slot="banner"
      role={tone === 'danger' ? 'alert' : 'status'}
      {...props}
      className={join(bannerVariants.classes({ tone }), className)}
    >
      <Icon aria-hidden="true" {...part('icon', join('mu:mt-0.5 mu:size-5 mu:shrink-0', iconColour[tone]))} />
      <div className="mu:flex mu:min-w-0 mu:flex-1 mu:flex-wrap mu:items-center mu:justify-between mu:gap-x-6 mu:gap-y-3">
        <div {...part('content', 'mu:min-w-0 mu:grow mu:basis-48')}>
          {title && <p {...part('title', 'mu:font-medium')}>{title}</p>}
          {children && <div {...part('text', title ? 'mu:text-sm mu:text-text-muted' : '')}>{children}</div>}
        </div>
        {action}
      </div>
      {onDismiss && dismissLabel && (
        <IconButton
          label={dismissLabel}
          size="sm"
          hideTooltip
          onPress={onDismiss}
          {...part('dismiss', 'mu:-my-1.5 mu:-me-2')}
        >
          <CloseIcon aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
