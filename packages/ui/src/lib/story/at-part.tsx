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

/** For a page that opens at an anchor: keeps the focused part in view when another width or language moves it. */
export const atPart: Decorator = (Story) => (
  <AtPart>
    <Story />
  </AtPart>
);
