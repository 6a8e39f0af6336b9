import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { GetHelp, HelpHrefContext } from './get-help.tsx';

const guide: Guide = {
  use: ['Beside “Try again”, wherever something could not be loaded or done.'],
  avoid: ['Where the person can mend it: say how.', 'Twice on one page for the same failure.'],
  anatomy: [{ part: 'Link', is: 'to the team, with the reference of what failed' }],
  keyboard: [{ keys: 'Tab, Enter', does: 'Follows the link', story: 'Default' }],
  reader: ['A link like any other.'],
  dos: ['Hand on the `requestId` of the answer where there is one.'],
  donts: ['Don’t make it the louder of two: trying again comes first.'],
};

const meta = {
  title: 'Patterns/GetHelp',
  component: GetHelp,
  parameters: { guide },
  args: { requestId: 'req-4f1a' },
  decorators: [
    (Story) => (
      <HelpHrefContext value={(requestId = 'what-failed-last') => `/support/create?reference=${requestId}`}>
        <Story />
      </HelpHrefContext>
    ),
  ],
} satisfies Meta<typeof GetHelp>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Get help' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/support/create?reference=req-4f1a');
  },
};
export const Small: Story = { tags: ['no-picture'], args: { size: 'sm' } };
/** Without a reference in the failure, the link's provider finds it. */
export const WithoutReference: Story = { tags: ['no-picture'], args: { requestId: undefined } };
