import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  ada,
  adaWithPictures,
  chineseArtist,
  longest,
  nightBuilders,
  tidepool,
} from '../../patterns/profile-kind/profile.examples.ts';
import { ProfileDetailsScreen } from './profile-details-screen.tsx';

const meta = {
  title: 'Screens/ProfileDetails',
  component: ProfileDetailsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: { status: 'ready', profile: { ...ada, isOwner: false } },
    discoverHref: '/discover',
    editHref: '/profiles?mode=edit',
    discoverAsHref: '/discover?profileId=1',
    onRetry: fn(),
  },
} satisfies Meta<typeof ProfileDetailsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Individual: Story = {};
export const OwnProfile: Story = { tags: ['whole-page'], args: { view: { status: 'ready', profile: ada } } };
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
export const Loading: Story = { args: { view: { status: 'loading' } } };

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
