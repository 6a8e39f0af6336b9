import type { Meta, StoryObj } from '@storybook/react-vite';
import { withKit } from '../lib/story/kit.tsx';
import { Everything } from './everything.tsx';

const meta = {
  title: 'Everything at once',
  component: Everything,
  tags: ['!autodocs', 'whole-page'],
  parameters: { layout: 'fullscreen' },
  decorators: [withKit],
} satisfies Meta<typeof Everything>;
export default meta;

export const EverythingAtOnce: StoryObj<typeof meta> = {};
