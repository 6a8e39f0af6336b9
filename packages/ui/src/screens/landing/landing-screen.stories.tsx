import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { atPart } from '../../lib/story/at-part.tsx';
import { latestProfiles } from '../../patterns/latest-profiles/latest-profiles.examples.ts';
import { publicLinks } from '../../patterns/public-page/public-page.examples.ts';
import { LandingScreen, type LandingScreenProps } from './landing-screen.tsx';
import { LandingStory, type LandingStoryProps } from './landing-story.tsx';

/** The whole page, as a visitor sees it after scrolling to the end. */
function Landing({ start, statistics, ...story }: Omit<LandingScreenProps, 'children'> & LandingStoryProps) {
  return (
    <LandingScreen start={start} statistics={statistics}>
      <LandingStory start={start} {...story} />
    </LandingScreen>
  );
}

const meta = {
  title: 'Screens/Landing',
  component: Landing,
  parameters: { layout: 'fullscreen' },
  decorators: [atPart],
  args: {
    start: { onSignIn: fn(), isSigningIn: false },
    links: publicLinks,
    pricing: {
      bnbPriceUsd: '600.00',
      tiers: {
        FREE: { bnb: '0', usd: '0' },
        PREMIUM: { bnb: '0.05', usd: '30.00' },
        PREMIUM_PLUS: { bnb: '0.1', usd: '60.00' },
      },
    },
    statistics: { people: 268, profiles: 318, matches: 1204, messages: 9377 },
    latestProfiles: { status: 'ready', profiles: latestProfiles },
    testimonials: 'examples',
    hasAiMatching: false,
  },
} satisfies Meta<typeof Landing>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  tags: ['whole-page', 'on-sheet'],
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText('From stranger to mutual in four steps');
    const [hero] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(hero).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    if ('onSignIn' in args.start) await expect(args.start.onSignIn).toHaveBeenCalledOnce();
  },
};

/** The three slides of SPEC 2, by their buttons. */
export const Slides: Story = {
  args: { part: 'features' },
  play: async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole('button', { name: 'Next feature' });
    await userEvent.click(next);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '2 of 3: One account, every hat you wear' })).toHaveAttribute(
        'aria-current',
        'true',
      ),
    );
  },
};

export const LastSlide: Story = {
  args: { part: 'features' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '3 of 3: A profile from a conversation' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '3 of 3: A profile from a conversation' })).toHaveAttribute(
        'aria-current',
        'true',
      ),
    );
  },
};

/** Only with a language model does the page say so (D38). */
export const WithAiMatching: Story = {
  args: { hasAiMatching: true, part: 'features' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^AI matching/)).toBeVisible();
  },
};

/** Without a model nothing on the page says "AI" (D38). */
export const WithoutAi: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Matching you can follow');
    await expect(canvasElement.textContent).not.toMatch(/\bAI\b/);
  },
};

/** An address such as `/#pricing` opens the page at that part, and the reading position is there. */
export const ByAddress: Story = {
  args: { part: 'pricing' },
  play: async ({ canvas, canvasElement }) => {
    const title = await canvas.findByText('Start free. Pay when it helps.');
    await waitFor(() => expect(canvasElement.ownerDocument.activeElement).toContainElement(title));
    await expect(Math.abs(title.getBoundingClientRect().top)).toBeLessThan(innerHeight);
  },
};

export const Counting: Story = { args: { statistics: 'loading' } };
export const NothingCountedYet: Story = {
  tags: ['no-picture-phone-zh', 'no-picture-phone-fr'],
  args: { statistics: undefined },
};
export const PricesNotLoaded: Story = {
  tags: ['no-picture-phone', 'no-picture-phone-zh', 'no-picture-phone-fr'],
  args: { pricing: null, part: 'pricing' },
};

/** New profiles' names are not in the page (D1), and no quotes are invented (D29). */
export const LatestLoading: Story = {
  args: { latestProfiles: { status: 'loading' }, testimonials: undefined, part: 'latest' },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading latest profiles...');
  },
};

export const LatestFailed: Story = {
  args: { latestProfiles: { status: 'failed', onRetry: fn() }, testimonials: undefined, part: 'latest' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    if (args.latestProfiles.status === 'failed') await expect(args.latestProfiles.onRetry).toHaveBeenCalledOnce();
  },
};

export const Latest: Story = {
  args: { part: 'latest' },
  play: async ({ canvas }) => {
    await canvas.findByText('Just arrived');
  },
};

export const NobodyNewNobodySaid: Story = {
  tags: ['no-picture'],
  args: { latestProfiles: { status: 'ready', profiles: [] }, testimonials: undefined },
  play: async ({ canvas }) => {
    await canvas.findByText('Start free. Pay when it helps.');
    await expect(canvas.queryByText('Just arrived')).toBeNull();
    await expect(canvas.queryByText('In their own words')).toBeNull();
  },
};

export const SigningIn: Story = { args: { start: { onSignIn: fn(), isSigningIn: true } } };
export const SignedIn: Story = { args: { start: { profilesHref: '/profiles' } } };
