import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import { useMotionAllowed } from '../../lib/motion.ts';

/** `waiting`: automatic, but paused while somebody looks at it; `insisted`: somebody pressed Play, regardless of the pointer. */
type Course = 'waiting' | 'insisted' | 'off';

/**
 * Advances by itself until somebody uses the carousel. It pauses under the pointer, while focus is inside and in a hidden tab; with reduced motion it
 * does not start. Pressing Play always starts it.
 */
export function useAutoAdvance(interval: number, advance: () => void) {
  const isPossible = Number.isFinite(interval);
  const moves = useMotionAllowed();
  const [course, setCourse] = useState<Course>('waiting');
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isOn = isPossible && (course === 'insisted' || (course === 'waiting' && moves));
  const isRunning = isOn && (course === 'insisted' || (!isHovered && !hasFocus));
  const onTick = useEffectEvent(() => {
    if (!document.hidden) advance();
  });

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = window.setInterval(onTick, interval);
    return () => window.clearInterval(timer);
  }, [isRunning, interval]);

  return {
    isPossible,
    isOn,
    stop: () => setCourse('off'),
    toggle: () => setCourse(isOn ? 'off' : 'insisted'),
    watchers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocus(currentTarget.contains(relatedTarget)),
    },
  };
}
