import type { RefObject } from 'react';
import { Heading } from 'react-aria-components/Heading';
import { useTranslation } from 'react-i18next';
import { useHasRoom } from '../../lib/use-has-room.ts';
import { Popover } from '../../primitives/popover/popover.tsx';
import { Sheet } from '../../primitives/sheet/sheet.tsx';
import { ScoreList, type ScoreListProps } from './score-list.tsx';

export interface WhyOverlayProps extends ScoreListProps {
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
}

/** The score in words beside the card, or in a sheet if there is no room beside it. */
export function WhyOverlay({ triggerRef, isOpen, onOpenChange, title, ...list }: WhyOverlayProps) {
  const { t } = useTranslation('common');
  const hasRoom = useHasRoom();
  if (!hasRoom)
    return (
      <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={title} closeLabel={t('close')}>
        <ScoreList {...list} />
      </Sheet>
    );
  return (
    <Popover isOpen={isOpen} onOpenChange={onOpenChange} triggerRef={triggerRef} placement="right" className="mu:w-96">
      <Heading slot="title" className="mu:mb-3 mu:text-lg mu:font-semibold">
        {title}
      </Heading>
      <ScoreList {...list} />
    </Popover>
  );
}
