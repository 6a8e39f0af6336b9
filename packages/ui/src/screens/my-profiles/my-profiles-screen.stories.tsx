import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ada, chineseArtist, longest, nightBuilders, tidepool } from '../../patterns/profile-kind/profile.examples.ts';
import { MyProfilesScreen } from './my-profiles-screen.tsx';

const meta = {
  title: 'Screens/MyProfiles',
  component: MyProfilesScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: { status: 'ready', profiles: [ada, nightBuilders, tidepool], maximum: 10 },
    createHref: '/profiles?mode=create',
    previewHref: (id) => `/profiles/${id}`,
    editHref: (id) => `/profiles?mode=edit&id=${id}`,
    proofsHref: (id) => `/profiles/${id}/proofs`,
    discoverHref: (id) => `/discover?profileId=${id}`,
    supportHref: '/support/create',
    onRetry: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof MyProfilesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = { tags: ['on-sheet'] };
/** The team hid the second one. */
export const Hidden: Story = {
  tags: ['no-picture-phone', 'no-picture-phone-zh', 'no-picture-phone-fr'],
  args: {
    view: { status: 'ready', profiles: [ada, { ...nightBuilders, isHidden: true }, tidepool], maximum: 10 },
  },
  play: async ({ args, canvas }) => {
    const [, card] = canvas.getAllByRole('article');
    if (!card) throw new Error('no card of the hidden profile');
    const links = within(card).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([args.supportHref]);
    await expect(within(card).getAllByRole('button')).toHaveLength(1);
  },
};
export const Loading: Story = { args: { view: { status: 'loading' } } };
export const Empty: Story = { args: { view: { status: 'ready', profiles: [], maximum: 10 } } };

export const Failed: Story = {
  args: { view: { status: 'error', message: 'Something went wrong. Please try again.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Full: Story = {
  args: {
    view: {
      status: 'ready',
      profiles: Array.from({ length: 10 }, (_, index) => ({
        ...tidepool,
        _id: `${tidepool._id}-${index}`,
        name: `Tidepool ${index + 1}`,
      })),
      maximum: 10,
    },
  },
};

export const LongText: Story = {
  args: {
    view: {
      status: 'ready',
      profiles: [longest, { ...ada, name: 'Wolfeschlegelsteinhausenbergerdorff' }],
      maximum: 10,
    },
  },
};
export const ChineseContent: Story = {
  args: {
    view: {
      status: 'ready',
      profiles: [
        chineseArtist,
        {
          ...nightBuilders,
          name: '零知识读书会',
          bio: '每周四晚上一起读论文、审合约。欢迎认真的人。',
          tags: ['零知识', '读书会'],
        },
      ],
      maximum: 10,
    },
  },
};

export const AsksBeforeDeleting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [trash] = canvas.getAllByRole('button');
    if (!trash) throw new Error('no delete button');
    trash.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onDelete).not.toHaveBeenCalled();
    await waitFor(() => expect(trash).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const [, confirm] = within(await screen.findByRole('alertdialog')).getAllByRole('button');
    if (!confirm) throw new Error('no confirming button');
    await userEvent.click(confirm);
    await expect(args.onDelete).toHaveBeenCalledWith(ada._id);
  },
};

export const Deleting: Story = {
  args: { deletion: { id: ada._id, isPending: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button')[0] ?? document.body);
    await screen.findByRole('alertdialog');
  },
};

export const DeletionFailed: Story = {
  args: {
    deletion: { id: ada._id, isPending: false, error: 'Something went wrong. Please try again.' },
  },
  play: Deleting.play ?? (async () => {}),
};
