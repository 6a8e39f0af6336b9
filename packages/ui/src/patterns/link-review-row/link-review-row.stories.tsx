import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { portraits } from '../deck-card/deck-card.examples.ts';
import { LinkReviewRow, type LinkReviewRowProps, type PendingLink, type ReviewState } from './link-review-row.tsx';
import { linkReviewRowGuide } from './link-review-row.guide.ts';

const link: PendingLink = {
  profileId: 'ada',
  linkId: 'link-1',
  profileName: 'Ada Okafor',
  avatar: portraits.ada,
  linkUrl: 'https://recover.example/wallet?from=mutuals',
};

const states: readonly ReviewState[] = [
  { status: 'waiting' },
  { status: 'working', choice: 'approve' },
  { status: 'working', choice: 'reject' },
  { status: 'failed', choice: 'approve' },
  { status: 'failed', choice: 'reject' },
  { status: 'done', choice: 'approve' },
  { status: 'done', choice: 'reject' },
];

const meta = {
  title: 'Patterns/LinkReviewRow',
  component: LinkReviewRow,
  parameters: { guide: linkReviewRowGuide },
  args: {
    link,
    state: { status: 'waiting' },
    onApprove: fn(),
    onReject: fn(),
    className: 'w-[44rem] max-w-[calc(100vw-2rem)]',
  },
} satisfies Meta<typeof LinkReviewRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['matrix'],
  render: (args) => (
    <div className="divide-y divide-border">
      {states.map((state) => (
        <LinkReviewRow key={JSON.stringify(state)} {...args} state={state} />
      ))}
    </div>
  ),
};

export const WithoutAPicture: Story = { args: { link: { ...link, avatar: null, profileName: '林晓雨' } } };

export const LongAddress: Story = {
  args: { link: { ...link, linkUrl: `https://${'long-'.repeat(20)}name.example/${'path/'.repeat(30)}` } },
};

export const NotAnHttpsAddress: Story = {
  args: { link: { ...link, linkUrl: 'javascript:alert(document.cookie)' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** The answer is taken at once. */
function Answered(args: LinkReviewRowProps) {
  const [state, setState] = useState(args.state);
  return <LinkReviewRow {...args} state={state} onApprove={() => setState({ status: 'done', choice: 'approve' })} />;
}

export const FocusIsNotLost: Story = {
  tags: ['no-picture'],
  render: (args) => <Answered {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Approve/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('Link approved');
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReject).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onApprove).toHaveBeenCalledOnce();
  },
};
