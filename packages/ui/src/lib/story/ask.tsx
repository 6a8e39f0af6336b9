import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { waitFor } from 'storybook/test';
import { StoryLanguage } from '../../locales/story-provider.tsx';

/** Renders it on its own, polls until the condition holds, and removes it. Returns what was wrong. */
export async function ask(
  element: ReactNode,
  question: () => void,
  act: (host: HTMLElement) => Promise<void> = async () => {},
): Promise<string | undefined> {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  root.render(<StoryLanguage language="en">{element}</StoryLanguage>);
  try {
    await act(host);
    await waitFor(question);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.split('\n')[0] : String(error);
  } finally {
    root.unmount();
    host.remove();
  }
}
