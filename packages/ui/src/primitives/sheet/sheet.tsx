import type { ReactNode, RefAttributes } from 'react';
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import { cx, join } from '../../lib/cx.ts';
import { splitOverlayProps } from '../../lib/overlay-props.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon } from '../icons/icons.ts';
import { useNestedTheme } from '../theme/theme.tsx';
import { sheetVariants } from './sheet.variants.ts';
import { startPull } from './start-pull.ts';

export { sheetVariants } from './sheet.variants.ts';

export interface SheetProps extends Omit<ModalOverlayProps, 'children'>, RefAttributes<HTMLDivElement> {
  /** Its heading and accessible name. */
  title: string;
  /** Keeps the heading for screen readers only. */
  hideTitle?: boolean;
  /** The name of the closing cross. */
  closeLabel: string;
  /** `end`: a panel of 480 px beside the page; `bottom`: a sheet on phones. */
  side?: keyof typeof sheetVariants.variants.side | undefined;
  /** Content; as a function it gets `close`. */
  children: ReactNode | ((sheet: { close: () => void }) => ReactNode);
}

/**
 * More of the same page, from its edge: notifications, the account, filters. The page behind does not scroll. A bottom sheet
 * is pulled down by its head to close it; the cross and Escape do the same.
 */
export function Sheet({
  title,
  hideTitle = false,
  closeLabel,
  side = 'bottom',
  children,
  className,
  ...props
}: SheetProps) {
  const theme = useNestedTheme();
  const [overlay, panel] = splitOverlayProps({ ...props, isDismissable: true });
  return (
    <ModalOverlay
      {...overlay}
      data-theme={theme}
      className="fixed inset-0 z-50 bg-scrim entering:animate-fade-in exiting:animate-fade-out"
    >
      <Modal {...panel} className={cx(sheetVariants.classes({ side }), className)}>
        <AriaDialog className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain outline-none">
          {({ close }) => (
            <>
              <header
                {...(side === 'bottom' ? { onPointerDown: (event) => startPull(event, close) } : {})}
                className={join(
                  'sticky top-0 z-1 flex min-h-16 shrink-0 items-center justify-between gap-4 bg-surface-floating pr-3 pl-6',
                  side === 'end' ? 'border-b border-border' : 'touch-none pt-2',
                )}
              >
                {side === 'bottom' && (
                  <span className="absolute top-2 left-1/2 h-1 w-9 -translate-x-1/2 rounded-full bg-border-strong forced-colors:bg-[CanvasText]" />
                )}
                <Heading slot="title" className={hideTitle ? 'sr-only' : 'display text-xl'}>
                  {title}
                </Heading>
                <IconButton label={closeLabel} hideTooltip onPress={close} className="ml-auto">
                  <CloseIcon aria-hidden="true" />
                </IconButton>
              </header>
              <div className="flex-1 px-6 pb-6">{typeof children === 'function' ? children({ close }) : children}</div>
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

export { DialogTrigger as SheetTrigger };
