import { type ReactNode, type RefAttributes, useEffect, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import { Text } from 'react-aria-components/Text';
import { cx, join } from '../../lib/cx.ts';
import { splitOverlayProps } from '../../lib/overlay-props.ts';
import { useText } from '../../lib/texts/texts.ts';
import { Button } from '../button/button.tsx';
import { iconButtonVariants } from '../icon-button/icon-button.variants.ts';
import { CloseIcon } from '../icons/icons.ts';
import { useNestedTheme } from '../theme/theme.tsx';
import { dialogVariants, overlayVariants } from './dialog.variants.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { dialogParts } from './dialog.parts.ts';

export { DialogTrigger };
export { dialogVariants } from './dialog.variants.ts';

export interface DialogProps extends Omit<ModalOverlayProps, 'children'>, RefAttributes<HTMLDivElement> {
  /** Its heading and accessible name. */
  title: string;
  /** Keeps the heading for screen readers only, if a drawing or the content says it. */
  hideTitle?: boolean;
  /** The label of the close button; `true` for the Provider's word. Without it there is none: then the content must offer a way out. */
  closeLabel?: string | true | undefined;
  /** Content; a function receives `close`. */
  children: ReactNode | ((dialog: { close: () => void }) => ReactNode);
  /** Actions at the lower edge, the main one last. A Button with `slot="close"` closes the dialog. */
  footer?: ReactNode;
  /** 384, 512 or 768 px wide, from 640 px on. */
  size?: keyof typeof dialogVariants.variants.size | undefined;
  /** Announced as an interruption that must be answered. AlertDialog sets it. */
  role?: 'dialog' | 'alertdialog';
  /** Classes of its parts. */
  classNames?: ClassNames<typeof dialogParts> | undefined;
}

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/** The elements around a dialog's trigger, from the inside out, each with the place of the one within it. */
function placesOf(trigger: Element | null): readonly { parent: Element; index: number }[] {
  const parent = trigger?.parentElement;
  if (!trigger || !parent || trigger === document.body) return [];
  return [{ parent, index: [...parent.children].indexOf(trigger) }, ...placesOf(parent)];
}

/** What stands where the trigger was, of a removed row the next one's first control; undefined where its whole page is gone. */
function successorIn(places: ReturnType<typeof placesOf>): HTMLElement | undefined {
  const place = places.find(({ parent }) => parent.isConnected);
  if (!place || place.parent.querySelector('main')) return undefined;
  const { parent, index } = place;
  const sibling = parent.children[Math.min(index, parent.children.length - 1)];
  const near = sibling ? [sibling, ...sibling.querySelectorAll(FOCUSABLE)] : [];
  return [...near, ...parent.querySelectorAll(FOCUSABLE)].find(
    (each): each is HTMLElement => each instanceof HTMLElement && each.matches(FOCUSABLE),
  );
}

/**
 * If a dialog's trigger is gone when it closes, such as a card deleted in it, focus moves to what took its place, else to the dialog below, else to
 * the page's content.
 */
function FocusAfterwards(): null {
  const [places] = useState(() => placesOf(document.activeElement));
  useEffect(
    () => () => {
      // Focus returns in the first frame after the dialog.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement !== document.body) return;
          const below = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1);
          (successorIn(places) ?? below ?? document.querySelector('main'))?.focus({ preventScroll: true });
        }),
      );
    },
    [places],
  );
  return null;
}

function Cross({
  label,
  ...props
}: {
  label: string | true;
  'data-slot': string;
  className: string;
  onPress: () => void;
}) {
  return (
    <AriaButton {...props} aria-label={useText('dialog', 'close', label === true ? undefined : label)}>
      <CloseIcon aria-hidden="true" />
    </AriaButton>
  );
}

/**
 * A task or a message in front of the page, which is inert behind it. Escape and a press outside close it (`isDismissable`, on by default); focus
 * stays inside and returns to where it was. Open it with `isOpen`, or from a DialogTrigger.
 */
export function Dialog({
  title,
  hideTitle = false,
  closeLabel,
  children,
  footer,
  size,
  role = 'dialog',
  isDismissable = true,
  className,
  classNames,
  ...props
}: DialogProps) {
  const part = partsOf<typeof dialogParts>('dialog', classNames);
  const theme = useNestedTheme();
  const [overlay, panel] = splitOverlayProps({ ...props, isDismissable });
  return (
    <ModalOverlay {...overlay} data-theme={theme} {...part('overlay', overlayVariants.classes())}>
      <Modal data-slot="dialog" {...panel} className={cx(dialogVariants.classes({ size }), className)}>
        <AriaDialog
          role={role}
          className="mu:flex mu:min-h-0 mu:flex-col mu:overflow-y-auto mu:overscroll-contain mu:outline-none"
        >
          {({ close }) => (
            <>
              <FocusAfterwards />
              <header
                {...part(
                  'header',
                  join(
                    'mu:sticky mu:top-0 mu:z-1 mu:flex mu:min-h-16 mu:shrink-0 mu:items-center mu:justify-between mu:gap-4 mu:bg-surface-floating mu:pt-2 mu:pe-3 mu:ps-6',
                    hideTitle && 'mu:h-0 mu:min-h-0 mu:overflow-visible mu:bg-transparent mu:pt-0',
                  ),
                )}
              >
                <Heading slot="title" {...part('title', hideTitle ? 'mu:sr-only' : 'mu:display mu:py-3 mu:text-xl')}>
                  {title}
                </Heading>
                {closeLabel && (
                  <Cross
                    label={closeLabel}
                    onPress={close}
                    {...part('close', join(iconButtonVariants.classes(), 'mu:ms-auto', hideTitle && 'mu:mt-16'))}
                  />
                )}
              </header>
              <div {...part('content', join('mu:flex-1 mu:px-6 mu:pb-6', hideTitle ? 'mu:pt-6' : 'mu:pt-1'))}>
                {typeof children === 'function' ? children({ close }) : children}
              </div>
              {footer && (
                <footer
                  {...part(
                    'footer',
                    'mu:sticky mu:bottom-0 mu:z-1 mu:flex mu:shrink-0 mu:flex-col-reverse mu:bg-surface-floating mu:gap-3 mu:border-t mu:border-border mu:px-6 mu:py-4 mu:sm:flex-row mu:sm:flex-wrap-reverse mu:sm:justify-end',
                  )}
                >
                  {footer}
                </footer>
              )}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

export interface AlertDialogProps extends Omit<ModalOverlayProps, 'children' | 'isDismissable'> {
  /** The question, such as "Delete this profile?". */
  title: string;
  /** The consequence, and whether it can be undone. */
  children: ReactNode;
  /** What the confirm button does, as a verb: "Delete profile". */
  confirmLabel: string;
  /** Leaves things as they are; by default the Provider's word. */
  cancelLabel?: string | undefined;
  /** `danger` for something destructive. */
  tone?: 'neutral' | 'danger';
  /** Confirming is in progress: the dialog stays, the button shows it. */
  isPending?: boolean;
  /** Called on confirmation. The dialog stays open until its owner closes it through `isOpen`. */
  onConfirm: () => void;
  /** Classes of the parts of its Dialog. */
  classNames?: ClassNames<typeof dialogParts> | undefined;
}

/** Asks before something irreversible. A press outside does not close it; Escape cancels, unless it `isPending`. */
export function AlertDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'neutral',
  isPending = false,
  onConfirm,
  ...props
}: AlertDialogProps) {
  const cancel = useText('dialog', 'cancel', cancelLabel);
  return (
    <Dialog
      {...props}
      title={title}
      size="sm"
      role="alertdialog"
      isDismissable={false}
      isKeyboardDismissDisabled={isPending}
      footer={
        <>
          <Button slot="close" isDisabled={isPending}>
            {cancel}
          </Button>
          <Button variant={tone === 'danger' ? 'danger' : 'primary'} isPending={isPending} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Text slot="description" elementType="div" className="mu:text-text-muted">
        {children}
      </Text>
    </Dialog>
  );
}
