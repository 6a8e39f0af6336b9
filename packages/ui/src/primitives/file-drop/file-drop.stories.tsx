import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { argTypesOf } from '../../lib/story/arg-types.ts';
import type { Guide } from '../../lib/story/guide.ts';
import { Matrix } from '../../lib/story/matrix.tsx';
import { options } from '../../lib/variants.ts';
import { Provider } from '../../provider/provider.tsx';
import { FileDrop, type FileDropProps } from './file-drop.tsx';
import type { FileDropState } from './file-drop.types.ts';
import { fileDropVariants } from './file-drop.variants.ts';
import { fileDropParts } from './file-drop.parts.ts';

const guide: Guide = {
  use: [
    'For one picture from the person’s device: the portrait of a profile, its cover, one place in a gallery.',
    'For one file of another kind: a contract, a table. It shows by its name.',
  ],
  avoid: [
    'For a picture that lies elsewhere: ask for its link with TextField.',
    'For many files at once: GalleryEditor takes them together.',
  ],
  anatomy: [fileDropParts],
  keyboard: [
    { keys: 'Tab', does: 'To the zone, which takes a pasted picture, then to the buttons', story: 'Keyboard' },
    { keys: 'Enter, Space', does: 'Presses the button: choose, cancel, retry, replace or remove', story: 'Keyboard' },
  ],
  reader: [
    'A group with the label; the chooser is described by the rules and by what went wrong.',
    'A refusal or a failure interrupts; progress is a progress bar with the file’s name.',
    'The focus stays in the field when the pressed button goes away.',
  ],
  dos: [
    'Show the preview at once, from the file itself, while it uploads.',
    'After a failed replacement show the file that was there before.',
    'For pictures alone, say so in `texts`: the Provider’s words speak of files.',
  ],
  donts: ['Don’t clear a failed file: keep it for another try.', 'Don’t rely on dropping: the chooser does the same.'],
};

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80"><path fill="#e8d9b8" d="M0 0h120v80H0z"/><path fill="#c9a24b" d="M60 8l32 32-32 32-32-32z"/><path fill="#3b352a" d="M0 60l20-14 24 18 30-26 46 30v12H0z"/></svg>')}`;

const wrongType = 'Invalid file format. Please use JPEG, PNG, GIF, or WEBP.';
const lost = 'Upload failed. Please try again.';
const states = {
  empty: { status: 'empty' },
  'wrong type': { status: 'failed', message: wrongType, canRetry: false },
  lost: { status: 'failed', message: lost, canRetry: true },
  uploading: { status: 'uploading', name: 'sunset.png', percent: 62, preview: picture },
  'old one back': { status: 'failed', message: lost, canRetry: true, preview: picture },
  done: { status: 'done', preview: picture },
} satisfies Record<string, FileDropState>;

const documents = {
  empty: { status: 'empty' },
  uploading: { status: 'uploading', name: 'contract.pdf', percent: 62 },
  done: { status: 'done', name: 'contract.pdf' },
} satisfies Record<string, FileDropState>;

const shapes = options(fileDropVariants, 'shape');
const inState = (args: FileDropProps, shape: (typeof shapes)[number], status: keyof typeof states) => (
  <div className="mu:w-48">
    <FileDrop {...args} shape={shape} state={states[status]} />
  </div>
);

const meta = {
  title: 'Primitives/FileDrop',
  component: FileDrop,
  args: {
    label: 'Cover picture',
    description: 'JPEG, PNG, GIF or WebP, up to 5 MB',
    accept: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
    state: { status: 'empty' },
    texts: {
      choose: 'Choose a picture',
      drop: 'or drop it here',
      release: 'Let go to upload',
      zone: 'Drop or paste a picture here',
      replace: 'Choose another picture',
      remove: 'Remove the picture',
      cancel: 'Stop uploading',
      retry: 'Try again',
      noFile: 'Only files can be dropped or pasted here.',
      uploading: (name) => `Uploading ${name}`,
      done: 'Your cover picture',
    },
    onChoose: fn(),
    onRemove: fn(),
    onCancel: fn(),
    onRetry: fn(),
  },
  argTypes: argTypesOf(fileDropVariants),
  parameters: { guide },
  render: (args) => (
    <div className="mu:w-96">
      <FileDrop {...args} />
    </div>
  ),
} satisfies Meta<typeof FileDrop>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Asking: Story = {
  tags: ['matrix', 'whole-page'],
  render: (args) => (
    <Matrix rows={shapes} columns={['empty', 'wrong type', 'lost']}>
      {(shape, status) => inState(args, shape, status)}
    </Matrix>
  ),
};

export const Holding: Story = {
  tags: ['matrix', 'whole-page'],
  render: (args) => (
    <Matrix rows={shapes} columns={['uploading', 'old one back', 'done']}>
      {(shape, status) => inState(args, shape, status)}
    </Matrix>
  ),
};

/** Drags a file over the zone, as a browser does. */
function drag(zone: Element, type: 'dragenter' | 'dragover' | 'drop', file: File): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  zone.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, clientX: 1, clientY: 1 }));
}

/** Pastes a file or a text, as a browser does at the focus. */
function paste(target: Element, what: File | string): void {
  const clipboardData = new DataTransfer();
  if (typeof what === 'string') clipboardData.setData('text/plain', what);
  else clipboardData.items.add(what);
  target.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
}

const png = new File(['pixels'], 'sunset.png', { type: 'image/png' });
const zoneOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[role=group] > [data-rac]') ?? canvasElement;

export const DragOver: Story = {
  play: async ({ canvas, canvasElement }) => {
    drag(zoneOf(canvasElement), 'dragenter', png);
    await waitFor(() => expect(canvas.getByText('Let go to upload')).toBeVisible());
  },
};

export const ChosenOrDropped: Story = {
  tags: ['no-picture'],
  beforeEach: () => {
    // A file dragged by a script has no file system entry: this makes it pass for a real one.
    const { webkitGetAsEntry } = DataTransferItem.prototype;
    Object.assign(DataTransferItem.prototype, { webkitGetAsEntry: undefined });
    return () => void Object.assign(DataTransferItem.prototype, { webkitGetAsEntry });
  },
  play: async ({ args, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('no file input');
    await userEvent.upload(input, png);
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(png));

    const text = new File(['words'], 'notes.txt', { type: 'text/plain' });
    drag(zoneOf(canvasElement), 'dragenter', text);
    drag(zoneOf(canvasElement), 'drop', text);
    await waitFor(() => expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'notes.txt' })));
  },
};

/** A file on the clipboard is accepted anywhere in the field; a text is refused with a message until a file is chosen. */
export const Pasted: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Choose a picture' });
    button.focus();
    paste(button, 'a text');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Only files can be dropped or pasted here.');
    await expect(button).toHaveAccessibleDescription(/^Only files can be dropped or pasted here\./);
    await expect(args.onChoose).not.toHaveBeenCalled();
    paste(button, png);
    await expect(args.onChoose).toHaveBeenCalledWith(png);
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    const zone = canvas.getByRole('button', { name: 'Drop or paste a picture here' });
    zone.focus();
    paste(zone, png);
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
  },
};

export const NoFile: Story = {
  play: async ({ canvas, canvasElement }) => {
    paste(canvasElement.querySelector('button') ?? canvasElement, 'a text');
    await canvas.findByRole('alert');
  },
};

/** A file without a picture, in the words of a Provider. */
export const AnyFile: Story = {
  tags: ['matrix', 'whole-page'],
  args: { label: 'Contract', description: 'PDF, up to 10 MB', accept: ['application/pdf'], texts: undefined },
  render: (args) => (
    <Provider locale="en">
      <Matrix rows={shapes} columns={['empty', 'uploading', 'done']}>
        {(shape, status) => (
          <div className="mu:w-48">
            <FileDrop {...args} shape={shape} state={documents[status]} />
          </div>
        )}
      </Matrix>
    </Provider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Choose a file' })[0]).toBeVisible();
    await expect(canvas.getAllByText('contract.pdf')[0]).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** A picture of a kind that the browser cannot show. */
export const PreviewThatFails: Story = {
  tags: ['no-picture'],
  args: { state: { status: 'done', name: 'sunset.heic', preview: 'data:image/heic;base64,AAAA' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('sunset.heic')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

function Uploading(args: FileDropProps) {
  const [state, setState] = useState<FileDropState>(states['old one back']);
  return (
    <div className="mu:w-96">
      <FileDrop
        {...args}
        state={state}
        onRetry={() => setState(states.uploading)}
        onCancel={() => setState(states.empty)}
      />
    </div>
  );
}

export const Keyboard: Story = {
  tags: ['no-picture'],
  render: (args) => <Uploading {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Drop or paste a picture here' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('progressbar', { name: 'Uploading sunset.png' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Stop uploading' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose a picture' })).toHaveFocus());
  },
};
