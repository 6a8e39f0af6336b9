import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';

function AtPart({ children }: { children: ReactNode }) {
  useEffect(() => {
    const watch = new ResizeObserver(() => document.activeElement?.closest('[id][tabindex="-1"]')?.scrollIntoView());
    watch.observe(document.body);
    return () => watch.disconnect();
  }, []);
  return children;
}

/** For a page that opens at a part of itself: keeps the part that has the focus in the window when another width or language moves it. */
export const atPart: Decorator = (Story) => (
  <AtPart>
    <Story />
  </AtPart>
);
