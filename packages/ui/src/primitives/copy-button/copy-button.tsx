import type { RefAttributes } from 'react';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { CopyFace, type CopyTexts } from './copy-face.tsx';
import { useCopy } from './use-copy.ts';

export { COPIED_MS } from './use-copy.ts';

export interface CopyButtonProps
  extends
    CopyTexts,
    Omit<AriaButtonProps, 'children' | 'aria-label' | 'onPress' | 'isPending'>,
    RefAttributes<HTMLButtonElement> {
  /** What goes to the clipboard. */
  text: string;
  /** An icon alone; its words show in a tooltip. For places where what is copied stands right beside it. */
  hideLabel?: boolean;
  /** `quiet` inside rows and fields. */
  variant?: 'secondary' | 'quiet' | undefined;
  /** Height 36, 44 or 52 px. */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/**
 * Copies a text that people carry elsewhere: an address, an amount, a link. It says for 2 s that it worked, to the eye and
 * to a screen reader, and says so when it did not.
 */
export function CopyButton({ text, ...props }: CopyButtonProps) {
  const { phase, copy } = useCopy(text);
  return (
    <>
      <CopyFace {...props} phase={phase} onPress={copy} />
      <output className="mu:sr-only">
        {phase === 'copied' ? props.copiedLabel : phase === 'failed' ? props.failedLabel : ''}
      </output>
    </>
  );
}
