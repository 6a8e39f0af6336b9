import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { StartFromExport } from './start-from-export.tsx';

const guide: Guide = {
  use: ['Beside the other ways to create a profile.'],
  avoid: ['For pictures: they are uploaded in the form.'],
  anatomy: [
    { part: 'Button', is: 'opens the device’s file chooser' },
    { part: 'List', is: 'the profiles in the file; each fills the form' },
    { part: 'Banner', is: 'why the file gives none' },
  ],
  keyboard: [{ keys: 'Enter', does: 'On “Use it”: fills the form', story: 'Found' }],
  reader: ['What was found, and what was not, is announced politely.'],
  dos: ['Say what is not taken along.'],
  donts: ['Don’t save anything before the person did.'],
};

const meta = {
  title: 'Patterns/StartFromExport',
  component: StartFromExport,
  parameters: { guide },
  args: { view: { status: 'empty' }, hasDraft: false, onFile: fn(), onChoose: fn() },
} satisfies Meta<typeof StartFromExport>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Reading: Story = { tags: ['no-picture'], args: { view: { status: 'reading' } } };
export const Found: Story = {
  args: {
    view: {
      status: 'found',
      profiles: [
        { name: 'Ada Okafor', profileType: 'individual' },
        { name: 'Night Builders', profileType: 'group' },
      ],
    },
    hasDraft: true,
  },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Use Night Builders' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(1);
  },
};
export const Failed: Story = { args: { view: { status: 'failed', fault: 'not_an_export' } } };
export const TooLarge: Story = { tags: ['no-picture'], args: { view: { status: 'failed', fault: 'too_large' } } };
export const TooNew: Story = { tags: ['no-picture'], args: { view: { status: 'failed', fault: 'too_new' } } };
export const NoProfiles: Story = { tags: ['no-picture'], args: { view: { status: 'failed', fault: 'no_profiles' } } };
