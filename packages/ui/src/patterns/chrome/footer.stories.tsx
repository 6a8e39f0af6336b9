import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../lib/story/guide.ts';
import { links } from './chrome.examples.ts';
import { Footer } from './footer.tsx';

const guide: Guide = {
  use: ['At the end of a page that ends.'],
  avoid: ['The deck and messages, which fill the window.'],
  anatomy: [
    { part: 'Brand', is: 'what it is, and the chain it is made for' },
    { part: 'Columns', is: 'product, company, resources, community' },
    { part: 'Last line', is: 'copyright, privacy, terms' },
  ],
  keyboard: [],
  reader: ['A contentinfo landmark with one navigation and headed lists.'],
  dos: ['Lead only to pages that exist.'],
  donts: ['Show it on phones to people who are signed in: the bottom bar stands there.'],
};

const meta = {
  title: 'Patterns/Footer',
  component: Footer,
  parameters: { guide, layout: 'fullscreen' },
  args: { links, isSignedIn: false, year: 2026 },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
