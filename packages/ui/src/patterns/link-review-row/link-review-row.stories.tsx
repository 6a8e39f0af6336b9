import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { portraits } from '../deck-card/deck-card.examples.ts';
import { LinkReviewRow, type LinkReviewRowProps, type PendingLink, type ReviewState } from './link-review-row.tsx';

const guide: Guide = {
  use: ['For a project link that waits for the team, in the list of /admin/links.'],
  avoid: [
    'For links that are published already: a profile shows those itself.',
    'For reports and tickets: they have a conversation.',
  ],
  anatomy: [
    { part: 'Picture and name', is: 'whose link it is; drawn art where there is no picture' },
    { part: 'Address', is: 'all of it, in a new tab; one that is not https is shown, never linked' },
    { part: 'Answers', is: 'reject and approve; both locked while one is on its way' },
    { part: 'Outcome', is: 'what was done, with the way to take it back, or that it failed and can be tried again' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from the address to reject, then approve', story: 'Keyboard' },
    { keys: 'Enter or space', does: 'Gives the answer, or takes it back', story: 'FocusIsNotLost' },
  ],
  reader: [
    'Each answer names the address and the profile, so that rows can be told apart.',
    'A failure interrupts, an outcome is read politely.',
  ],
  dos: ['Leave the row in place until its outcome was seen.', 'Divide rows by hairlines in one list.'],
  donts: [
    'Don’t shorten the address: the end of it may be what matters.',
    'Don’t ask for a confirmation: an approval can be taken back.',
  ],
};

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
  { status: 'undoing', choice: 'reject' },
];

const meta = {
  title: 'Patterns/LinkReviewRow',
  component: LinkReviewRow,
  parameters: { guide },
  args: {
    link,
    state: { status: 'waiting' },
    onApprove: fn(),
    onReject: fn(),
    onUndo: fn(),
    className: 'mu:w-[44rem] mu:max-w-[calc(100vw-2rem)]',
  },
} satisfies Meta<typeof LinkReviewRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['matrix'],
  render: (args) => (
    <div className="mu:divide-y mu:divide-border">
      {states.map((state) => (
        <LinkReviewRow key={JSON.stringify(state)} {...args} state={state} />
      ))}
    </div>
  ),
};

export const WithoutAPicture: Story = { args: { link: { ...link, avatar: null, profileName: '林晓雨' } } };

export const WithDetail: Story = {
  args: { detail: 'recover.example · Earlier: 2 approved, 1 rejected · 3h' },
};

export const LongAddress: Story = {
  args: { link: { ...link, linkUrl: `https://${'long-'.repeat(20)}name.example/${'path/'.repeat(30)}` } },
};

export const NotAnHttpsAddress: Story = {
  args: { link: { ...link, linkUrl: 'javascript:alert(document.cookie)' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** A decision takes effect at once, and so does its undo. */
function Answered(args: LinkReviewRowProps) {
  const [state, setState] = useState(args.state);
  return (
    <LinkReviewRow
      {...args}
      state={state}
      onApprove={() => setState({ status: 'done', choice: 'approve' })}
      onUndo={() => setState({ status: 'waiting' })}
    />
  );
}

export const FocusIsNotLost: Story = {
  tags: ['no-picture'],
  render: (args) => <Answered {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Approve/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('Link approved');
    canvas.getByRole('button', { name: /^Undo/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(link.linkUrl));
    await expect(document.activeElement).not.toBe(document.body);
    await expect(canvas.getByRole('button', { name: /^Approve/ })).toBeEnabled();
  },
};

export const TooLateToUndo: Story = {
  tags: ['no-picture'],
  render: ({ onUndo: _onUndo, ...args }) => <LinkReviewRow {...args} state={{ status: 'done', choice: 'reject' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
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
