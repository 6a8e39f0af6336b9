import { uploadView } from '@mutuals/machines/upload';
import { snapshotIn, type UploadLeaf } from '@mutuals/machines/upload/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { drawnFile, drawnPicture } from '../lib/story/pictures.ts';
import { PictureField } from '../patterns/picture-field/picture-field.tsx';

const file = drawnFile('sunset.png', 1);

/** The picture field over real snapshots of the upload machine, one story for each leaf state. The field's stories have the pictures. */
const meta = {
  title: 'Patterns/PictureField/Upload machine',
  component: PictureField,
  tags: ['no-picture'],
  args: {
    id: 'picture',
    kind: 'coverImage',
    upload: uploadView(snapshotIn<File, string>('idle', { before: drawnPicture(0), file, after: drawnPicture(1) })),
    onChoose: fn(),
    onCrop: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
    description: '',
    onDescribe: fn(),
  },
} satisfies Meta<typeof PictureField>;
export default meta;

type Story = StoryObj<typeof meta>;

const inLeaf = (leaf: UploadLeaf): Story => ({
  name: leaf,
  args: {
    upload: uploadView(snapshotIn<File, string>(leaf, { before: drawnPicture(0), file, after: drawnPicture(1) })),
  },
});

export const Idle = inLeaf('idle');
export const Checking = inLeaf('checking');
export const Cropping = inLeaf('cropping');
export const Uploading = inLeaf('uploading');
export const Done = inLeaf('done');
export const Failed = inLeaf('failed');
export const Cancelled = inLeaf('cancelled');
