import { uploadView } from '@mutuals/machines/upload';
import { snapshotIn, type UploadLeaf } from '@mutuals/machines/upload/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { drawnFile, drawnPicture } from '../../lib/story/pictures.ts';
import { PictureField, type PictureFieldProps, type PictureUpload } from './picture-field.tsx';

const file = drawnFile('sunset.png', 1);
const before = drawnPicture(0);
const after = drawnPicture(1);

/** The view of a real snapshot of the upload machine. */
const uploadIn = (leaf: UploadLeaf, previous: string | null = before): PictureUpload =>
  uploadView(snapshotIn<File, string>(leaf, { before: previous, file, after }));

const guide: Guide = {
  use: ['For the one picture of a profile in a place of a fixed shape: its avatar, its cover.'],
  avoid: ['For several pictures in an order: GalleryEditor.'],
  anatomy: [
    { part: 'Field', is: 'a FileDrop: takes, shows, replaces and removes the picture' },
    { part: 'Dialog', is: 'chooses the part that shows, once a file was chosen' },
  ],
  keyboard: [
    { keys: 'Arrows', does: 'On the part that shows: moves the picture', story: 'Cropping' },
    { keys: 'Escape', does: 'Closes the dialog; the picture that was there stays', story: 'Keyboard' },
  ],
  reader: ['What went wrong interrupts. The focus stays in the field when the dialog closes.'],
  dos: ['Show the picture that was there when a new one fails.'],
  donts: ['Don’t drop a file that failed on the way: it can be tried again.'],
};

const meta = {
  title: 'Patterns/PictureField',
  component: PictureField,
  args: {
    id: 'picture',
    kind: 'coverImage',
    upload: uploadIn('idle'),
    onChoose: fn(),
    onCrop: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
    description: '',
    onDescribe: fn(),
  },
  render: (args) => (
    <div className="mu:w-xl mu:max-w-full">
      <PictureField {...args} />
    </div>
  ),
  parameters: { guide },
} satisfies Meta<typeof PictureField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { upload: uploadIn('idle', null) } };
export const Avatar: Story = { args: { kind: 'avatar', upload: uploadIn('idle', null) } };

const inLeaf = (leaf: UploadLeaf): Story => ({ name: leaf, args: { upload: uploadIn(leaf) } });

export const Idle = inLeaf('idle');
export const Checking = inLeaf('checking');
export const Uploading = inLeaf('uploading');
export const Done = inLeaf('done');
export const Failed = inLeaf('failed');
export const Cancelled: Story = { ...inLeaf('cancelled'), tags: ['no-picture'] };

/** A picture can be described once there is one. */
export const Described: Story = {
  args: { kind: 'avatar', upload: uploadIn('done'), description: 'Hills under a golden diamond' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'What your picture shows' }), '!');
    await expect(args.onDescribe).toHaveBeenLastCalledWith('Hills under a golden diamond!');
  },
};

/** The crop is chosen with the pointer, or with the keyboard alone. */
export const Cropping: Story = {
  ...inLeaf('cropping'),
  play: async ({ args, userEvent }) => {
    const part = await screen.findByRole('application', { name: 'The part that shows' });
    const use = screen.getByRole('button', { name: 'Use this part' });
    await waitFor(() => expect(use).toBeEnabled());
    await expect(screen.getByRole('slider', { name: 'Zoom' })).toHaveValue('1');
    part.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.click(use);
    await expect(args.onCrop).toHaveBeenCalledOnce();
  },
};

export const CroppingAvatar: Story = {
  args: { kind: 'avatar', upload: uploadIn('cropping') },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Use this part' })).toBeEnabled());
  },
};

const refused = (failure: 'format' | 'size'): PictureUpload =>
  uploadView(snapshotIn<File, string>('failed', { before: null, file, after, fault: { failure, fault: null } }));

export const WrongFormat: Story = { args: { upload: refused('format') } };
export const TooLarge: Story = { args: { upload: refused('size') } };
export const FailedWithTheServersWords: Story = {
  args: { upload: uploadIn('failed', null), message: 'Too many requests. Please wait a moment.' },
};

function Choosing(args: PictureFieldProps) {
  const [upload, setUpload] = useState(uploadIn('idle', null));
  return (
    <PictureField
      {...args}
      upload={upload}
      onChoose={() => setUpload(uploadIn('cropping', null))}
      onCancel={() => setUpload(uploadIn('cancelled', null))}
      onCrop={() => setUpload(uploadIn('uploading', null))}
    />
  );
}

/** Focus stays in the field, whatever is pressed. */
export const Keyboard: Story = {
  tags: ['no-picture'],
  args: { kind: 'avatar' },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('no file input');
    await userEvent.upload(input, file);
    await screen.findByRole('application');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('application')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose a picture' })).toHaveFocus());
  },
};
