import type { ReactNode } from 'react';
import type { ModalOverlayProps } from 'react-aria-components/Modal';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

export interface AlertDialogProps extends Omit<ModalOverlayProps, 'children' | 'isDismissable'> {
  /** The question, such as "Delete this profile?". */
  title: string;
  /** What follows from it, and whether it can be undone. */
  children: ReactNode;
  /** What the confirming button does, as a verb: "Delete profile". */
  confirmLabel: string;
  cancelLabel: string;
  /** `danger` where something is destroyed. */
  tone?: 'neutral' | 'danger';
  /** Confirming is under way: the dialog stays, the button shows it. */
  isPending?: boolean;
  /** Called when confirmed. The dialog stays open until its owner closes it by `isOpen`. */
  onConfirm: () => void;
}

/** Asks before something that cannot be taken back. A press outside does not close it; Escape cancels. */
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
  return (
    <Dialog
      {...props}
      title={title}
      size="sm"
      role="alertdialog"
      isDismissable={false}
      footer={
        <>
          <Button slot="close" isDisabled={isPending}>
            {cancelLabel}
          </Button>
          <Button variant={tone === 'danger' ? 'danger' : 'primary'} isPending={isPending} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="text-text-muted">{children}</div>
    </Dialog>
  );
}
