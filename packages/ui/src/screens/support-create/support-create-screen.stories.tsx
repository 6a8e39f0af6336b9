import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { EMPTY_DRAFT } from '../../patterns/ticket-form/ticket-form.tsx';
import { SupportCreateScreen, type SupportCreateScreenProps, type TicketDraft } from './support-create-screen.tsx';

const written: TicketDraft = {
  subject: 'My payment does not arrive, can I get a refund?',
  description:
    'Reference: 01930b5c-7a10-7c3e-9d42-5f0c1e2a6001\n\nI sent 0.05 BNB twenty minutes ago from a hardware wallet. The explorer shows it.',
  category: 'billing',
  priority: 'high',
};

/** Controls the draft, as a page does. */
function Desk({ draft: initial, onDraftChange, ...props }: SupportCreateScreenProps) {
  const [draft, setDraft] = useState(initial);
  return (
    <SupportCreateScreen
      {...props}
      draft={draft}
      onDraftChange={(next) => {
        setDraft(next);
        onDraftChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Screens/SupportCreate',
  component: SupportCreateScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    draft: EMPTY_DRAFT,
    isSending: false,
    isRestored: false,
    listHref: '/support',
    faqHref: '/faq',
    onDraftChange: fn(),
    onDiscard: fn(),
    onSend: fn(),
  },
  render: (args) => <Desk {...args} />,
} satisfies Meta<typeof SupportCreateScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['on-sheet'] };
export const Written: Story = { args: { draft: written } };
export const Sending: Story = { tags: ['no-picture'], args: { draft: written, isSending: true } };

export const NotSent: Story = {
  args: { draft: written, error: { message: 'The server did not answer in time.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('What you wrote is still here.');
  },
};

export const Restored: Story = {
  args: { draft: written, isRestored: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start anew' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

export const OffersAnswersWhileTheSubjectIsTyped: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Quick answers' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /Subject/ }), 'Can I get a refund?');
    await expect(await canvas.findByRole('heading', { name: 'Perhaps this helps at once' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /refund/i })).toBeVisible();
  },
};
