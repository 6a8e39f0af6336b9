import { useEffect, useState } from 'react';

/** SPEC sections 2 and 9: a downward swipe of more than 50 px brings the bottom bar back for 3 s. */
const SWIPE_PX = 50;
const SHOWN_MS = 3_000;

/** Whether the bar that hides on a conversation's route shows for a moment. */
export function useBottomBarReveal(isHiding: boolean): boolean {
  const [isRevealed, setIsRevealed] = useState(false);

  useEffect(() => {
    if (!isHiding) return;
    let startY: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = ({ touches }: TouchEvent): void => {
      startY = touches.length === 1 ? touches[0]?.clientY : undefined;
    };
    const end = ({ changedTouches }: TouchEvent): void => {
      const endY = changedTouches[0]?.clientY;
      if (startY === undefined || endY === undefined || endY - startY <= SWIPE_PX) return;
      clearTimeout(timer);
      setIsRevealed(true);
      timer = setTimeout(() => setIsRevealed(false), SHOWN_MS);
    };
    addEventListener('touchstart', start, { passive: true });
    addEventListener('touchend', end, { passive: true });
    return () => {
      removeEventListener('touchstart', start);
      removeEventListener('touchend', end);
      clearTimeout(timer);
      setIsRevealed(false);
    };
  }, [isHiding]);

  return isRevealed;
}
