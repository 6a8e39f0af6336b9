import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { TicketAttachments, type Attachment, type Attachments } from './ticket-attachments.tsx';

const guide: Guide = {
  use: ['Below a text that goes to the team: for what is easier shown than said.'],
  avoid: ['For pictures of a profile: use PictureField, which cuts them, and GalleryEditor.'],
  anatomy: [
    { part: 'Preview', is: 'each picture as it will be sent, with a cross that takes it away' },
    { part: 'Button', is: 'opens the device’s files; off when there is no more room' },
    { part: 'Reason', is: 'why a picture failed, below it; why one was not taken, below all' },
  ],
  keyboard: [{ keys: 'Tab, Enter', does: 'To each cross, and takes that picture away', story: 'Default' }],
  reader: ['A list of pictures by their file names; a reason interrupts as an alert.'],
  dos: ['Send a message only when `areReady` says so.'],
  donts: ['Don’t drop a picture that failed by yourself: the person decides.'],
};

const drawn = (name: string, colour: string): File =>
  new File(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="96" height="96" fill="${colour}"/></svg>`,
    ],
    name,
    { type: 'image/svg+xml' },
  );
const picture = (key: string, colour: string, more: Partial<Attachment> = {}): Attachment => ({
  key,
  name: `${key}.png`,
  source: drawn(`${key}.png`, colour),
  status: 'ready',
  ...more,
});
const of = (pictures: readonly Attachment[], more: Partial<Attachments> = {}): Attachments => ({
  pictures,
  onAdd: fn(),
  onRetry: fn(),
  onRemove: fn(),
  ...more,
});

const meta = {
  title: 'Patterns/TicketAttachments',
  component: TicketAttachments,
  parameters: { guide },
  args: {
    attachments: of([picture('receipt', '#d9a514'), picture('wallet', '#7a6f5d')]),
    className: 'mu:w-120 mu:max-w-[calc(100vw-2rem)]',
  },
} satisfies Meta<typeof TicketAttachments>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Remove wallet.png' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.attachments.onRemove).toHaveBeenCalledWith('wallet');
  },
};
export const None: Story = { tags: ['no-picture'], args: { attachments: of([]) } };
export const OnTheirWay: Story = {
  tags: ['no-picture'],
  args: {
    attachments: of([
      picture('receipt', '#d9a514', { status: 'sending' }),
      picture('wallet', '#7a6f5d', { status: 'failed', error: 'This picture cannot be read.' }),
      picture('chain', '#7a6f5d', { status: 'failed', error: 'The server cannot be reached.', canRetry: true }),
    ]),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.attachments.onRetry).toHaveBeenCalledWith('chain');
  },
};
/** Restored with a draft: one is shown, one is being requested, one is gone. */
export const Restored: Story = {
  tags: ['no-picture'],
  args: {
    attachments: of([
      picture('receipt', '#d9a514'),
      picture('wallet', '#7a6f5d', { source: undefined }),
      picture('chain', '#7a6f5d', { source: undefined, status: 'gone' }),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('is gone. Remove it and add it again.');
  },
};
export const Full: Story = {
  tags: ['no-picture'],
  args: {
    attachments: of(
      ['one', 'two', 'three', 'four'].map((key) => picture(key, '#7a6f5d')),
      { refused: 'tooMany' },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add pictures' })).toBeDisabled();
    await expect(canvas.getByRole('alert')).toHaveTextContent('A message takes 4 pictures.');
  },
};
