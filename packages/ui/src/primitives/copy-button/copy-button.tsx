import type { RefAttributes } from 'react';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { useText } from '../../lib/texts/texts.ts';
import { CopyFace, type CopyTexts } from './copy-face.tsx';
import { useCopy } from './use-copy.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { copyButtonParts } from './copy-button.parts.ts';

export { COPIED_MS } from './use-copy.ts';

export interface CopyButtonProps
  extends
    Partial<CopyTexts>,
    Omit<AriaButtonProps, 'children' | 'aria-label' | 'onPress' | 'isPending'>,
    RefAttributes<HTMLButtonElement> {
  /** The text for the clipboard. */
  text: string;
  /** Only an icon, with its label in a tooltip. For a place right beside the copied text. */
  hideLabel?: boolean;
  /** `quiet` inside rows and fields. */
  variant?: 'secondary' | 'quiet' | undefined;
  /** Height 36, 44 or 52 px. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof copyButtonParts> | undefined;
}

/** Copies a text that people use elsewhere: an address, an amount, a link. It shows and announces success for 2 s, and a failure as well. */
export function CopyButton({ text, label, copiedLabel, failedLabel, classNames, ...props }: CopyButtonProps) {
  const part = partsOf<typeof copyButtonParts>('copy-button', classNames);
  const words = {
    label: useText('copy', 'label', label),
    copiedLabel: useText('copy', 'copied', copiedLabel),
    failedLabel: useText('copy', 'failed', failedLabel),
  };
  const { phase, copy } = useCopy(text);
  return (
    <>
      <CopyFace data-slot="copy-button" {...props} part={part} {...words} phase={phase} onPress={copy} />
      <output className="mu:sr-only">
        {phase === 'copied' ? words.copiedLabel : phase === 'failed' ? words.failedLabel : ''}
      </output>
    </>
  );
}
