import type { Meta, StoryObj } from '@storybook/react-vite';
import { footerGuide } from './footer.guide.ts';
import { links } from './chrome.examples.ts';
import { Footer } from './footer.tsx';

const meta = {
  title: 'Patterns/Footer',
  component: Footer,
  parameters: { guide: footerGuide, layout: 'fullscreen' },
  args: { links, isSignedIn: false, year: 2026 },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
