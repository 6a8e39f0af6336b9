import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** The line about the connection stays in sight of who scrolled far, and what gets the focus stands clear of it: in both frames. */
export const scrolledStory = {
  args: {
    connection: 'maintenance' as const,
    children: (
      <div>
        <div className="mu:h-dvh" />
        <a href="#here" className="mu:underline">
          A link far down
        </a>
        <div className="mu:h-dvh" />
      </div>
    ),
  },
  play: async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    window.scrollTo(0, document.body.scrollHeight);
    const line = canvas.getByRole('status').getBoundingClientRect();
    await expect(line.top).toBeGreaterThanOrEqual(0);
    await expect(line.bottom).toBeLessThan(window.innerHeight / 2);
    const link = canvas.getByRole('link', { name: 'A link far down' });
    link.focus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      canvas.getByRole('status').getBoundingClientRect().bottom,
    );
  },
};
