import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

/** Presses the story's button, which becomes pending: that is announced, and the focus stays. */
export async function becomePending({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>): Promise<void> {
  const button = canvas.getByRole('button');
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  // By its id, which no button of another story has: what was announced stays in the page for seconds.
  await waitFor(() =>
    expect(document.querySelector(`[data-live-announcer] [aria-labelledby~="${button.id}"]`)).not.toBeNull(),
  );
  await expect(button).toHaveFocus();
}
