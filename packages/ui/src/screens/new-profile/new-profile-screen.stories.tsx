import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NewProfileScreen } from './new-profile-screen.tsx';

const meta = {
  title: 'Screens/NewProfile',
  component: NewProfileScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    assistantHref: '/profiles/assistant',
    formHref: '/profiles/new',
    listHref: '/profiles',
    onStartFromExport: fn(),
  },
} satisfies Meta<typeof NewProfileScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['on-sheet'] };
