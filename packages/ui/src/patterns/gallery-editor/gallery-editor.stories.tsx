import { uploadView } from '@mutuals/machines/upload';
import { lost, snapshotIn, type UploadLeaf } from '@mutuals/machines/upload/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { drawnFile, drawnPicture } from '../../lib/story/pictures.ts';
import { type ArrivingPicture, GalleryEditor, type GalleryEditorProps } from './gallery-editor.tsx';

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    url: drawnPicture(index),
    description: ['Our first night in Lagos', 'The board of the hackathon', ''][index] ?? '',
  }));

const arriving = (leaf: UploadLeaf, name: string, fault = lost): ArrivingPicture => ({
  id: name,
  upload: uploadView(
    snapshotIn<File, string>(leaf, {
      before: null,
      file: drawnFile(name, name.length),
      after: drawnPicture(1),
      isCropped: false,
      fault,
    }),
  ),
});

const guide: Guide = {
  use: ['For up to seven pictures in an order that the person chooses.'],
  avoid: ['For one picture in a place of its own: PictureField.'],
  anatomy: [
    { part: 'Tiles', is: 'the pictures, each with a handle, two arrows, a bin and its description' },
    { part: 'On their way', is: 'those that are being sent, and those that failed' },
    { part: 'Zone', is: 'takes several files at once' },
  ],
  keyboard: [
    { keys: 'Arrows, then Tab', does: 'To a picture, then to what can be done with it', story: 'MovedByItsArrows' },
    {
      keys: 'Enter on an arrow',
      does: 'Moves the picture by one place; the focus stays with it',
      story: 'MovedByItsArrows',
    },
    {
      keys: 'Enter on the handle',
      does: 'Picks it up; arrows, Home and End carry it, Enter puts it down',
      story: 'MovedByItsHandle',
    },
  ],
  reader: ['The new place of a moved picture is told; the focus goes to Undo after one is taken out.'],
  dos: ['Let each file fail alone, and be tried again alone.'],
  donts: ['Don’t ask before a picture is taken out: it can be put back.'],
};

const meta = {
  title: 'Patterns/GalleryEditor',
  component: GalleryEditor,
  args: {
    id: 'gallery',
    pictures: pictures(3),
    arriving: [],
    onChange: fn(),
    onAdd: fn(),
    onRetry: fn(),
    onCancel: fn(),
  },
  render: (args) => (
    <div className="mu:w-xl mu:max-w-full">
      <GalleryEditor {...args} />
    </div>
  ),
  parameters: { guide },
} satisfies Meta<typeof GalleryEditor>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['whole-page'] };
export const Empty: Story = { args: { pictures: [] } };
export const Full: Story = { tags: ['whole-page'], args: { pictures: pictures(7) } };
export const Arriving: Story = {
  tags: ['whole-page'],
  args: {
    pictures: pictures(1),
    arriving: [
      arriving('uploading', 'harbour.jpg'),
      arriving('checking', 'stage.png'),
      arriving('failed', 'panel.webp'),
      arriving('failed', 'notes.pdf', { failure: 'format', fault: null }),
    ],
  },
};

function Editing(args: GalleryEditorProps) {
  const [shown, setShown] = useState(args.pictures);
  return (
    <div className="mu:w-xl mu:max-w-full">
      <GalleryEditor
        {...args}
        pictures={shown}
        onChange={(next) => {
          setShown(next);
          args.onChange(next);
        }}
      />
    </div>
  );
}

const order = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLInputElement>('input[type=text], input:not([type])')].map(
    ({ value }) => value,
  );

/** A picture's arrows move it, and keep the focus. */
export const MovedByItsArrows: Story = {
  tags: ['no-picture'],
  render: (args) => <Editing {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Tab}{Tab}');
    await expect(canvas.getByRole('button', { name: 'Move earlier: Picture 2' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(order(canvasElement)).toEqual(['The board of the hackathon', 'Our first night in Lagos', '']),
    );
    await expect(canvas.getByText('Picture 2 is now number 1 of 3.')).toBeInTheDocument();
    // It is first now: focus moves to the other arrow.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move later: Picture 1' })).toHaveFocus());
  },
};

/** Its handle picks it up, arrows move it, Enter drops it. */
export const MovedByItsHandle: Story = {
  tags: ['no-picture'],
  render: (args) => <Editing {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}{Tab}');
    await expect(canvas.getByRole('button', { name: /^Drag: Picture 3/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Insert /));
    await userEvent.keyboard('{Home}{Enter}');
    await waitFor(() =>
      expect(order(canvasElement)).toEqual(['', 'Our first night in Lagos', 'The board of the hackathon']),
    );
  },
};

/** A finger drags a picture by its handle at once; released outside the others it stays where it was. */
export const MovedByAFinger: Story = {
  tags: ['no-picture'],
  render: (args) => <Editing {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    const handle = canvas.getByRole('button', { name: /^Drag: Picture 3/ });
    const centreOf = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { clientX: left + width / 2, clientY: top + height / 2 };
    };
    const finger = (type: string, at: { clientX: number; clientY: number }) =>
      handle.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          pointerType: 'touch',
          pointerId: 7,
          isPrimary: true,
          ...at,
        }),
      );
    const first = canvas.getByRole('row', { name: /^Picture 1/ });
    const carry = async (to: { clientX: number; clientY: number }) => {
      finger('pointerdown', centreOf(handle));
      await waitFor(() =>
        expect(getComputedStyle(canvas.getByRole('row', { name: /^Picture 3/ })).translate).toBe('0px'),
      );
      finger('pointermove', to);
    };
    await carry({ clientX: 1, clientY: 1 });
    finger('pointerup', { clientX: 1, clientY: 1 });
    await waitFor(() =>
      expect(getComputedStyle(canvas.getByRole('row', { name: /^Picture 3/ })).translate).toBe('none'),
    );
    await expect(args.onChange).not.toHaveBeenCalled();
    await carry(centreOf(first));
    await waitFor(() => expect(getComputedStyle(first).outlineStyle).toBe('solid'));
    finger('pointerup', centreOf(first));
    await waitFor(() =>
      expect(order(canvasElement)).toEqual(['', 'Our first night in Lagos', 'The board of the hackathon']),
    );
    await expect(canvas.getByText('Picture 3 is now number 1 of 3.')).toBeInTheDocument();
  },
};

/** A removed picture can be restored, in its place and with its description. */
export const RemovedAndPutBack: Story = {
  render: (args) => <Editing {...args} />,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Picture 1' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await expect(order(canvasElement)).toEqual(['The board of the hackathon', '']);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(args.pictures));
    await waitFor(() => expect(canvas.getAllByRole('row')[0]).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Picture 2' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus());
  },
};

/** What takes the place of a removed picture ends the way back: there is room for seven. */
export const AddedInPlaceOfARemovedOne: Story = {
  tags: ['no-picture'],
  args: { pictures: pictures(7) },
  render: (args) => (
    <div tabIndex={-1} data-testid="page">
      <Editing {...args} />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Picture 1' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus());
    paste(canvas.getByRole('button', { name: 'Undo' }), clipboardWith(new File(['x'], 'a.png', { type: 'image/png' })));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull());
    await waitFor(() => expect(canvas.getByTestId('page')).toHaveFocus());
  },
};

const clipboardWith = (...files: readonly File[]) => {
  const clipboardData = new DataTransfer();
  files.forEach((each) => clipboardData.items.add(each));
  return clipboardData;
};
const paste = (target: Element, clipboardData: DataTransfer) =>
  target.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));

/** Pictures can be pasted anywhere in the gallery; a text goes into a description, and elsewhere is refused with a message. */
export const Pasted: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas }) => {
    const files = ['a.png', 'b.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
    const description = canvas.getByRole('textbox', { name: 'What Picture 1 shows' });
    paste(description, clipboardWith(...files));
    await expect(args.onAdd).toHaveBeenCalledWith(files);
    const text = new DataTransfer();
    text.setData('text/plain', 'a text');
    await expect(paste(description, text)).toBe(true);
    await expect(canvas.queryByRole('alert')).toBeNull();
    paste(canvas.getByRole('button', { name: 'Add pictures' }), text);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Only files/);
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** There is room for seven: more are dropped, with a message. */
export const MoreThanFit: Story = {
  tags: ['no-picture'],
  args: { pictures: pictures(5) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('no file input');
    const files = ['a.png', 'b.png', 'c.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
    await userEvent.upload(input, files);
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith(files.slice(0, 2)));
    await expect(within(await canvas.findByRole('alert')).getByText(/1 was left out/)).toBeVisible();
  },
};
