import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import {
  ada,
  adaWithPictures,
  chineseArtist,
  longest,
  nightBuilders,
  tidepool,
} from '../../patterns/profile-kind/profile.examples.ts';
import { ActingProfileDialog } from '../../patterns/acting-profile-picker/acting-profile-picker.tsx';
import { AppShell } from '../../patterns/chrome/app-shell.tsx';
import { links, preferences, signedIn } from '../../patterns/chrome/chrome.examples.ts';
import { fullScore } from '../../patterns/why-this-card/score.examples.ts';
import type { Why } from '../../patterns/why-this-card/why-this-card.tsx';
import { Toasts } from '../../primitives/toast/toast-queue.ts';
import { discoverArgs } from '../discover/discover.examples.ts';
import { NeedsProfileDialog, ProfileDetailsScreen } from './profile-details-screen.tsx';

const meta = {
  title: 'Screens/ProfileDetails',
  component: ProfileDetailsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: { status: 'ready', profile: { ...ada, isOwner: false } },
    back: { to: 'discover', href: '/discover' },
    editHref: '/profiles?mode=edit',
    discoverAsHref: '/discover?profileId=1',
    onRetry: fn(),
    isSaved: false,
    onSave: fn(),
    onShare: fn(),
  },
} satisfies Meta<typeof ProfileDetailsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Individual: Story = { tags: ['on-sheet'] };
export const OwnProfile: Story = { tags: ['whole-page'], args: { view: { status: 'ready', profile: ada } } };
const decide = { decision: null, locked: [], conversationHref: null, onDecide: fn() } as const;
const why: Why = { score: { status: 'ready', score: fullScore }, onAsk: fn() };
const common = { count: 3, tags: ['security', 'wallets'], interests: [], languages: ['en'], skills: [] };

/** For a signed-in person, with what both have in common first. */
export const ToDecide: Story = {
  args: { view: { status: 'ready', profile: { ...adaWithPictures, isOwner: false } }, actions: decide, common, why },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Like / }));
    await expect(decide.onDecide).toHaveBeenCalledWith('like');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Ada Okafor' }));
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ name: 'Ada Okafor' }), true);
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
    await userEvent.click(document.body);
  },
};
export const ForAGuest: Story = { args: { actions: { ...decide, onWrite: fn() } } };
export const Liked: Story = { args: { actions: { ...decide, decision: 'like' }, common, why, isSaved: true } };
export const Passed: Story = { args: { actions: { ...decide, decision: 'pass' } } };
export const Matched: Story = {
  args: {
    actions: { ...decide, decision: 'like', conversationHref: '/profiles/noor/messages/c' },
    common,
    why,
    isCopied: true,
  },
};

const inTheProduct = (toasts: Toasts) =>
  function InTheProductFrame(args: ComponentProps<typeof ProfileDetailsScreen>) {
    return (
      <AppShell
        current="profiles"
        links={links}
        preferences={preferences}
        session={signedIn}
        connection="online"
        onRetryConnection={fn()}
        toasts={toasts}
        year={2026}
      >
        <ProfileDetailsScreen {...args} />
      </AppShell>
    );
  };

/** With the real chrome: the actions are above the bar of a phone. */
export const InTheProduct: Story = { args: { actions: decide, common, why }, render: inTheProduct(new Toasts()) };

const overActions = new Toasts();
const overPictures = new Toasts();

async function showToast(toasts: Toasts): Promise<DOMRect> {
  toasts.clear();
  toasts.show({ tone: 'success', title: 'Ada Okafor is saved', action: { label: 'Undo', onPress: fn() } }, Infinity);
  return (await screen.findByRole('alertdialog')).getBoundingClientRect();
}

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** A toast does not cover the actions. */
export const WithToast: Story = {
  args: { actions: decide, common, why },
  render: inTheProduct(overActions),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('group', { name: 'Decide' }).getBoundingClientRect();
    await expect(overlap(await showToast(overActions), bar)).toBe(false);
  },
};

/** Over the pictures, a toast covers neither their captions nor their controls. */
export const ToastOverPictures: Story = {
  render: inTheProduct(overPictures),
  args: { actions: decide, view: { status: 'ready', profile: { ...adaWithPictures, isOwner: false } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Our first night in Lagos' }));
    const viewer = await screen.findByRole('dialog', { name: /^Pictures of/ });
    const toast = await showToast(overPictures);
    for (const name of ['Close', 'Next picture', 'Previous picture']) {
      const button = await within(viewer).findByRole('button', { name });
      await expect(overlap(toast, button.getBoundingClientRect())).toBe(false);
    }
  },
};

export const NeedsProfile: Story = {
  args: { actions: decide },
  render: (args) => (
    <>
      <ProfileDetailsScreen {...args} />
      <NeedsProfileDialog isOpen name="Ada Okafor" onCreate={fn()} onClose={fn()} />
    </>
  ),
};

/** Several own profiles: one of them acts. */
export const ChooseActing: Story = {
  args: { actions: decide },
  render: (args) => (
    <>
      <ProfileDetailsScreen {...args} />
      <ActingProfileDialog isOpen profiles={discoverArgs.profiles} onChoose={fn()} onClose={fn()} />
    </>
  ),
};

export const Group: Story = {
  tags: ['whole-page'],
  args: { view: { status: 'ready', profile: { ...nightBuilders, isOwner: false } } },
};
export const Project: Story = { args: { view: { status: 'ready', profile: { ...tidepool, isOwner: false } } } };
export const ProjectWithToken: Story = {
  tags: ['whole-page'],
  args: {
    view: { status: 'ready', profile: { ...tidepool, isOwner: false } },
    market: {
      status: 'ready',
      market: {
        symbol: 'TIDE',
        priceUsd: '0.0042137',
        priceChange24h: 5.126,
        marketCap: 12_345_678,
        volume24h: 532_149,
        liquidityUsd: 1_204_800,
        url: 'https://dex.example/bsc/0x5290',
        dexId: 'pancakeswap',
        ageSeconds: 20,
      },
    },
  },
};

const translated = {
  status: 'translated',
  bio: 'I draw cats by the sea and people on their way home from work. On paper first, then in colour.',
  sourceLanguage: 'zh',
  showsOriginal: false,
  onShowOriginal: fn(),
} as const;
const artist = { status: 'ready', profile: { ...chineseArtist, isOwner: false } } as const;

export const Translated: Story = {
  args: { view: artist, translation: translated },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(translated.bio)).toBeVisible();
    await expect(canvas.getByText('Translated from Chinese')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show original' }));
    await expect(translated.onShowOriginal).toHaveBeenCalledWith(true);
  },
};
/** A group's requirements for newcomers are translated with its bio. */
export const TranslatedGroup: Story = {
  args: {
    view: {
      status: 'ready',
      profile: {
        ...nightBuilders,
        isOwner: false,
        bio: '天黑以后上线。三个时区的开发者，每周四互相看合约。',
        groupData: { ...nightBuilders.groupData, entryRequirements: '带一样你做过的东西来。' },
      },
    },
    translation: {
      ...translated,
      bio: 'We ship after dark. Builders in three time zones who review each other’s contracts on Thursdays.',
      entryRequirements: 'Bring something that you made.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bring something that you made.')).toBeVisible();
    await expect(canvas.queryByText('带一样你做过的东西来。')).toBeNull();
  },
};
export const OriginalShown: Story = {
  args: { view: artist, translation: { ...translated, showsOriginal: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(chineseArtist.bio)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show translation' })).toBeVisible();
  },
};
export const TranslationOffered: Story = {
  args: { view: artist, translation: { status: 'offered', onTranslate: fn() } },
};

export const LongText: Story = { args: { view: { status: 'ready', profile: longest } } };
export const ChineseContent: Story = {
  args: { view: { status: 'ready', profile: { ...chineseArtist, isOwner: false } } },
};
export const Loading: Story = { tags: ['no-picture-phone-fr'], args: { view: { status: 'loading' } } };

export const NotFound: Story = {
  args: { view: { status: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/discover');
  },
};

export const Failed: Story = {
  args: {
    view: {
      status: 'error',
      message: 'Mutuals can’t be reached. Nothing is lost: check your connection and try again.',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const WithPictures: Story = { args: { view: { status: 'ready', profile: adaWithPictures } } };
