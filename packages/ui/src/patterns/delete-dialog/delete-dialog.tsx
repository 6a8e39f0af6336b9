import type { ReactNode } from 'react';
import { Banner } from '../../primitives/banner/banner.tsx';
import { AlertDialog } from '../../primitives/dialog/dialog.tsx';

/** The pending deletion, or the reason for the last failure. */
export interface Deletion {
  readonly id: string;
  readonly isPending: boolean;
  readonly error?: string | undefined;
}

export interface DeleteDialogProps {
  /** The item to delete; null closes the dialog. */
  askedId: string | null;
  /** The question, such as "Delete this profile?". */
  title: string;
  /** The consequence, and whether it can be undone. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** Above the reason for a failure: "The profile was not deleted." */
  failedTitle: string;
  deletion?: Deletion | undefined;
  onDelete: (id: string) => void;
  onClose: () => void;
}

/** Asks before one of several items is deleted, shows that it is pending, and why it failed: then it can be retried. */
export function DeleteDialog({
  askedId,
  children,
  failedTitle,
  deletion,
  onDelete,
  onClose,
  ...texts
}: DeleteDialogProps) {
  const current = deletion?.id === askedId ? deletion : undefined;
  return (
    <AlertDialog
      {...texts}
      isOpen={askedId !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      tone="danger"
      isPending={current?.isPending ?? false}
      onConfirm={() => {
        if (askedId !== null) onDelete(askedId);
      }}
    >
      {children}
      {current?.error !== undefined && (
        <Banner tone="danger" title={failedTitle} className="mu:mt-4">
          {current.error}
        </Banner>
      )}
    </AlertDialog>
  );
}
