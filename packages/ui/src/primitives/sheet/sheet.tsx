import type { ReactNode, RefAttributes } from 'react';
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import { cx, join } from '../../lib/cx.ts';
import { splitOverlayProps } from '../../lib/overlay-props.ts';
import { useText } from '../../lib/texts/texts.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon } from '../icons/icons.ts';
import { useNestedTheme } from '../theme/theme.tsx';
import { sheetVariants } from './sheet.variants.ts';
import { startPull } from './start-pull.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { sheetParts } from './sheet.parts.ts';

export { sheetVariants } from './sheet.variants.ts';

export interface SheetProps extends Omit<ModalOverlayProps, 'children'>, RefAttributes<HTMLDivElement> {
  /** Its heading and accessible name. */
  title: string;
  /** Keeps the heading for screen readers only. */
  hideTitle?: boolean;
  /** The label of the close button; by default the Provider's word. */
  closeLabel?: string | undefined;
  /** `end` and `start`: a panel of 480 px beside the page; `bottom`: a sheet on phones; `top`: a short one below a bar. */
  side?: keyof typeof sheetVariants.variants.side | undefined;
  /** Content; a function receives `close`. */
  children: ReactNode | ((sheet: { close: () => void }) => ReactNode);
  /** Classes of its parts. */
  classNames?: ClassNames<typeof sheetParts> | undefined;
}

/**
 * More of the same page, from its edge: notifications, the account, filters. The page behind does not scroll. A bottom sheet closes by dragging its
 * header down; the cross and Escape do the same.
 */
export function Sheet({
  title,
  hideTitle = false,
  closeLabel,
  side = 'bottom',
  children,
  className,
  classNames,
  ...props
}: SheetProps) {
  const part = partsOf<typeof sheetParts>('sheet', classNames);
  const closeText = useText('dialog', 'close', closeLabel);
  const theme = useNestedTheme();
  const [overlay, panel] = splitOverlayProps({ ...props, isDismissable: true });
  return (
    <ModalOverlay
      {...overlay}
      data-theme={theme}
      {...part(
        'overlay',
        'mu:fixed mu:inset-0 mu:z-50 mu:bg-scrim mu:entering:animate-fade-in mu:exiting:animate-fade-out',
      )}
    >
      <Modal data-slot="sheet" {...panel} className={cx(sheetVariants.classes({ side }), className)}>
        <AriaDialog className="mu:flex mu:min-h-0 mu:flex-1 mu:flex-col mu:overflow-y-auto mu:overscroll-contain mu:outline-none">
          {({ close }) => (
            <>
              <header
                {...(side === 'bottom' ? { onPointerDown: (event) => startPull(event, close) } : {})}
                {...part(
                  'header',
                  join(
                    'mu:sticky mu:top-0 mu:z-1 mu:flex mu:min-h-16 mu:shrink-0 mu:items-center mu:justify-between mu:gap-4 mu:bg-surface-floating mu:pe-3 mu:ps-6',
                    side === 'bottom' ? 'mu:touch-none mu:pt-2' : 'mu:border-b mu:border-border',
                  ),
                )}
              >
                {side === 'bottom' && (
                  <span
                    {...part(
                      'handle',
                      'mu:absolute mu:top-2 mu:left-1/2 mu:h-1 mu:w-9 mu:-translate-x-1/2 mu:rounded-full mu:bg-border-strong mu:forced-colors:bg-[CanvasText]',
                    )}
                  />
                )}
                <Heading slot="title" {...part('title', hideTitle ? 'mu:sr-only' : 'mu:display mu:text-xl')}>
                  {title}
                </Heading>
                <IconButton label={closeText} hideTooltip onPress={close} {...part('close', 'mu:ms-auto')}>
                  <CloseIcon aria-hidden="true" />
                </IconButton>
              </header>
              <div {...part('content', 'mu:flex-1 mu:px-6 mu:pb-6')}>
                {typeof children === 'function' ? children({ close }) : children}
              </div>
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

export { DialogTrigger as SheetTrigger };
