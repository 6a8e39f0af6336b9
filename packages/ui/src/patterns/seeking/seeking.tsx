import type { ReactNode } from 'react';
import { NotLoaded } from '../../lib/not-loaded.tsx';
import { useLazy } from '../../lib/use-lazy.ts';
import { Button, type ButtonProps } from '../../primitives/button/button.tsx';
import type { SeekingControl } from './seeking.types.ts';

export type { HiddenByMusts, Seeking, SeekingControl, SeekingGroup, SeekingView } from './seeking.types.ts';

/** It is fetched when somebody asks: most open the deck without. */
const loadSheet = () => import('./seeking-sheet.tsx');

export interface SeekingButtonProps extends Pick<
  ButtonProps,
  'size' | 'variant' | 'icon' | 'aria-label' | 'className'
> {
  seeking: SeekingControl;
  children?: ReactNode;
}

/** Opens what the acting profile seeks (D62). */
export function SeekingButton({ seeking, ...props }: SeekingButtonProps) {
  const { value: sheet, isFailed, request } = useLazy(loadSheet);
  return (
    <>
      <Button
        {...props}
        aria-haspopup="dialog"
        aria-expanded={seeking.isOpen}
        onHoverStart={request}
        onPress={() => {
          request();
          seeking.onOpenChange(true);
        }}
      />
      {isFailed && seeking.isOpen && <NotLoaded />}
      {sheet && <sheet.SeekingSheet {...seeking} />}
    </>
  );
}
