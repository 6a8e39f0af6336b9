import { useState } from 'react';
import { Button, type ButtonProps } from '../../primitives/button/button.tsx';
import { AlertDialog, type AlertDialogProps } from '../../primitives/dialog/dialog.tsx';

interface AskFirstProps extends Pick<ButtonProps, 'variant' | 'size' | 'isPending' | 'className'> {
  label: string;
  question: Pick<AlertDialogProps, 'title' | 'children' | 'confirmLabel' | 'cancelLabel'>;
  onConfirm: () => void;
}

/** A button that does something only after a question: two quick presses do nothing. */
export function AskFirst({ label, question, onConfirm, ...button }: AskFirstProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button {...button} onPress={() => setAsking(true)}>
        {label}
      </Button>
      <AlertDialog
        {...question}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
      />
    </>
  );
}
