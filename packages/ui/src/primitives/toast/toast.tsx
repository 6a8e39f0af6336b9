import { type RefAttributes, useEffect, useSyncExternalStore } from 'react';
import { useFocusVisible } from 'react-aria/useFocusVisible';
import { Text } from 'react-aria-components/Text';
import {
  type ToastRegionProps as AriaToastRegionProps,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';
import { cx } from '../../lib/cx.ts';
import { useText } from '../../lib/texts/texts.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon, DangerIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/icons.ts';
import type { ToastMessage, Toasts } from './toast-queue.ts';
import { toastVariants } from './toast.variants.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { toastRegionParts } from './toast.parts.ts';

export { TOAST_MS, type ToastMessage, Toasts, TOASTS_AT_ONCE } from './toast-queue.ts';
export { toastVariants } from './toast.variants.ts';

const icons = { neutral: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: DangerIcon } as const;

export interface ToastRegionProps
  extends Omit<AriaToastRegionProps<ToastMessage>, 'queue' | 'children' | 'aria-label'>, RefAttributes<HTMLDivElement> {
  /** The app's toasts. */
  toasts: Toasts;
  /** The region's label, by default the Provider's word: "Notifications". */
  label?: string | undefined;
  /** The label of the close button; by default the Provider's word. */
  closeLabel?: string | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof toastRegionParts> | undefined;
}

/**
 * Where passing messages appear, at most three at once, each for 4 s; hover and focus pause their timers, and those with an action stay while the
 * keyboard or a screen reader is used. F6 moves focus into it. For something that must be read or answered use Banner or AlertDialog. One per page.
 */
export function ToastRegion({ toasts, label, closeLabel, className, classNames, ...props }: ToastRegionProps) {
  const part = partsOf<typeof toastRegionParts>('toast-region', classNames);
  const name = useText('toasts', 'label', label);
  const close = useText('toasts', 'close', closeLabel);
  const { queue } = toasts;
  const isEmpty = useSyncExternalStore(
    (changed) => queue.subscribe(changed),
    () => queue.visibleToasts.length === 0,
    () => true,
  );
  const { isFocusVisible } = useFocusVisible();
  useEffect(() => queue.holdActions(isFocusVisible), [queue, isFocusVisible]);
  // React Aria looks for the region once, on mount: mounted without a toast, F6 would never reach it.
  if (isEmpty) return null;
  return (
    <AriaToastRegion
      data-slot="toast-region"
      {...props}
      queue={queue}
      aria-label={name}
      className={cx(
        'mu:ui:pointer-events-none mu:ui:fixed mu:ui:inset-x-4 mu:ui:bottom-[max(1rem,env(safe-area-inset-bottom))] mu:ui:z-60 mu:ui:mx-auto mu:ui:flex mu:ui:max-w-sm mu:ui:flex-col-reverse mu:ui:gap-2 mu:ui:rounded-card mu:ui:focus-ring mu:ui:sm:inset-e-6 mu:ui:sm:bottom-6 mu:ui:sm:inset-s-auto mu:ui:sm:w-96',
        className,
      )}
    >
      {({ toast }) => {
        const { tone = 'neutral', icon, title, description, action } = toast.content;
        const Icon = icons[tone];
        return (
          <AriaToast toast={toast} {...part('toast', toastVariants.classes({ tone }))}>
            {icon ?? <Icon aria-hidden="true" {...part('icon', 'mu:mt-0.5 mu:size-5 mu:shrink-0')} />}
            <ToastContent {...part('content', 'mu:min-w-0 mu:flex-1')}>
              <Text slot="title" {...part('title', 'mu:block mu:font-medium')}>
                {title}
              </Text>
              {description && (
                <Text slot="description" {...part('description', 'mu:block mu:text-sm mu:text-text-muted')}>
                  {description}
                </Text>
              )}
              {action && (
                <Button
                  size="sm"
                  {...part('action', 'mu:mt-3')}
                  onPress={() => {
                    action.onPress();
                    queue.close(toast.key);
                  }}
                >
                  {action.label}
                </Button>
              )}
            </ToastContent>
            <IconButton slot="close" label={close} size="sm" hideTooltip {...part('close', 'mu:-my-1.5 mu:-me-2')}>
              <CloseIcon aria-hidden="true" />
            </IconButton>
          </AriaToast>
        );
      }}
    </AriaToastRegion>
  );
}
