import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { argTypesOf } from '../../lib/story/arg-types.ts';
import type { Guide } from '../../lib/story/guide.ts';
import { Badge } from '../badge/badge.tsx';
import { Card } from '../card/card.tsx';
import { GeneratedArt } from '../generated-art/generated-art.tsx';
import { Link } from '../link/link.tsx';
import { Carousel, CAROUSEL_MS } from './carousel.tsx';
import { carouselStripVariants } from './carousel.variants.ts';
import { carouselParts } from './carousel.parts.ts';

const guide: Guide = {
  use: [
    'For a few things of one kind of which nobody must see all: features on the landing page, profiles that just joined.',
  ],
  avoid: [
    'For what must be read: lay it out on the page.',
    'For pictures that people compare: use a grid.',
    'For steps in order: number them, one below the other.',
  ],
  anatomy: [carouselParts],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Pause control, picker, previous, next, the strip, then what is in the slides',
      story: 'Keyboard',
    },
    { keys: 'Enter, Space', does: 'Presses the control', story: 'Keyboard' },
    {
      keys: 'Arrow left, arrow right',
      does: 'On the strip: scroll it, and stop it from moving on by itself',
      story: 'MovesOnUntilItIsUsed',
    },
  ],
  reader: [
    'A region called carousel with its label; each slide is a group with its label and place.',
    'A slide that is chosen is announced: “2 of 3: AI matching”. One that comes by itself is not.',
  ],
  dos: ['Keep it to three to six slides of the same height.', 'Give each slide a label that says what it shows.'],
  donts: ['Don’t put the one action of the screen into a slide.', 'Don’t go below 5 seconds a slide.'],
};

const features = [
  {
    id: 'matching',
    label: 'AI matching',
    words: 'Each morning a short deck of people who build what you need, and who need what you build.',
    seed: 'tidepool',
  },
  {
    id: 'profiles',
    label: 'Several profiles',
    words: 'One for yourself, one for the group, one for the project: each meets its own people.',
    seed: 'kestrel',
  },
  {
    id: 'creation',
    label: 'Profile in a conversation',
    words: 'Answer a few questions and read your profile before anybody else does.',
    seed: 'osmanthus',
  },
] as const;

const slides = features.map(({ id, label, words, seed }) => ({
  id,
  label,
  content: (
    <Card className="mu:grid mu:h-full mu:gap-6 mu:sm:grid-cols-2" padding="lg">
      <div>
        <h3 className="mu:display mu:text-2xl">{label}</h3>
        <p className="mu:mt-3 mu:text-text-muted">{words}</p>
        <p className="mu:mt-6">
          <Link href="#more">More about it</Link>
        </p>
      </div>
      <GeneratedArt seed={seed} kind="project" className="mu:h-44 mu:w-full mu:rounded-control" />
    </Card>
  ),
}));

const texts = {
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous',
  next: 'Next',
  pause: 'Stop moving on',
  play: 'Move on by itself',
  position: ({ number, count, label }: { number: number; count: number; label: string }) =>
    `${number} of ${count}: ${label}`,
};

const meta = {
  title: 'Primitives/Carousel',
  component: Carousel,
  args: { label: 'What it does', slides, texts, className: 'mu:w-160' },
  argTypes: argTypesOf(carouselStripVariants),
  parameters: { guide },
} satisfies Meta<typeof Carousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const people = ['Ada', 'Lin', 'Moreau', 'Okafor', 'Sato', 'Vega'].map((label) => ({
  id: label,
  label,
  content: (
    <Card padding="none" className="mu:overflow-hidden">
      <GeneratedArt seed={label} kind="individual" className="mu:h-40 mu:w-full" />
      <div className="mu:flex mu:items-center mu:justify-between mu:p-4">
        <h3 className="mu:font-medium">{label}</h3>
        <Badge tone="accent">New</Badge>
      </div>
    </Card>
  ),
}));

export const Cards: Story = {
  args: { view: 'cards', label: 'New profiles', slides: people, interval: Number.POSITIVE_INFINITY },
};

export const Views: Story = {
  tags: ['matrix', 'whole-page'],
  render: (args) => (
    <div className="mu:flex mu:w-160 mu:flex-col mu:gap-10">
      <Carousel {...args} className="" />
      <Carousel
        {...args}
        className=""
        view="cards"
        label="New profiles"
        slides={people}
        interval={Number.POSITIVE_INFINITY}
      />
    </div>
  ),
};

/** The one slide in view. */
const shown = (canvasElement: HTMLElement): string => {
  const strip = canvasElement.querySelector('[tabindex="0"][role=group]');
  const left = strip?.getBoundingClientRect().left ?? 0;
  const slide = [...(strip?.children ?? [])].find((child) => Math.abs(child.getBoundingClientRect().left - left) < 2);
  return slide?.getAttribute('aria-label') ?? '';
};

export const Keyboard: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    // Motion is reduced here: it does not start until somebody presses Play.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move on by itself' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(shown(canvasElement)).toBe('2 of 3: Several profiles'));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 3: Several profiles');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(shown(canvasElement)).toBe('3 of 3: Profile in a conversation'));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(shown(canvasElement)).toBe('1 of 3: AI matching'));
    await userEvent.tab();
    await expect(canvas.getAllByRole('group', { name: 'What it does' })[0]).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
};

/** Ticks of the carousel's own interval: the story decides when one is due. */
const due: Array<() => void> = [];

function holdInterval(): () => void {
  const { setInterval, clearInterval } = window;
  due.length = 0;
  Object.assign(window, {
    setInterval: (tick: () => void, ms: number) => (ms === CAROUSEL_MS ? due.push(tick) : setInterval(tick, ms)),
    clearInterval: (timer: number) => (due[timer - 1] ? due.splice(timer - 1, 1) : clearInterval(timer)),
  });
  return () => void Object.assign(window, { setInterval, clearInterval });
}

export const MovesOnUntilItIsUsed: Story = {
  tags: ['no-picture'],
  globals: { motion: 'full' },
  beforeEach: holdInterval,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(due).toHaveLength(1));
    due[0]?.();
    await waitFor(() => expect(shown(canvasElement)).toBe('2 of 3: Several profiles'));
    // Automatic changes are not announced.
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();

    const strip = canvas.getAllByRole('group', { name: 'What it does' })[0] ?? canvasElement;
    await userEvent.hover(strip);
    await waitFor(() => expect(due).toEqual([]));
    await userEvent.unhover(strip);
    await waitFor(() => expect(due).toHaveLength(1));

    await userEvent.tab();
    await waitFor(() => expect(due).toEqual([]));
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(due).toHaveLength(1));

    await userEvent.click(canvas.getByRole('button', { name: '3 of 3: Profile in a conversation' }));
    await userEvent.unhover(canvas.getByRole('button', { name: '3 of 3: Profile in a conversation' }));
    await waitFor(() => expect(shown(canvasElement)).toBe('3 of 3: Profile in a conversation'));
    await expect(due).toEqual([]);

    // After Play it continues even under the pointer, and starts over after the last slide.
    await userEvent.click(canvas.getByRole('button', { name: 'Move on by itself' }));
    await waitFor(() => expect(due).toHaveLength(1));
    due[0]?.();
    await waitFor(() => expect(shown(canvasElement)).toBe('1 of 3: AI matching'));
    await userEvent.click(canvas.getByRole('button', { name: 'Stop moving on' }));
    await waitFor(() => expect(due).toEqual([]));

    for (const key of ['{ArrowRight}', '{ArrowLeft}']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Move on by itself' }));
      await waitFor(() => expect(due).toHaveLength(1));
      strip.focus();
      await userEvent.keyboard(key);
      await waitFor(() => expect(due).toEqual([]));
    }
  },
};

export const FollowsTheFinger: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement }) => {
    const strip = canvas.getAllByRole('group', { name: 'What it does' })[0] ?? canvasElement;
    strip.scrollTo({ left: strip.scrollWidth, behavior: 'instant' });
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '3 of 3: Profile in a conversation' })).toHaveAttribute(
        'aria-current',
        'true',
      ),
    );
  },
};
