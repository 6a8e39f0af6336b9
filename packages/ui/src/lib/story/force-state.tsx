import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** The interaction states that a matrix shows, as React Aria writes them on an element. */
export const interactionStates = ['rest', 'hovered', 'pressed', 'focus-visible'] as const;
export type InteractionState = (typeof interactionStates)[number];

/** Renders the first interactive element inside it as hovered, pressed or focused by keyboard. */
export function ForceState({
  state,
  target = '[data-rac], button',
  children,
}: {
  state: InteractionState;
  target?: string;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const inside = ref.current;
    if (state === 'rest' || !inside) return;
    const draw = () => inside.querySelector(target)?.setAttribute(`data-${state}`, 'true');
    draw();
    // A list's tabs and a table's rows come after the list and the table.
    const later = new MutationObserver(draw);
    later.observe(inside, { childList: true, subtree: true });
    return () => later.disconnect();
  });
  return (
    <div ref={ref} className="mu:contents">
      {children}
    </div>
  );
}
