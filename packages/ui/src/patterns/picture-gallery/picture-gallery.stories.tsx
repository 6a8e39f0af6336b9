import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { drawnPicture } from '../../lib/story/pictures.ts';
import { PictureGallery } from './picture-gallery.tsx';

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    url: drawnPicture(index, index === 1 ? 500 : 900, index === 1 ? 900 : 600),
    description: ['Our first night in Lagos', '', 'The board of the hackathon'][index] ?? '',
  }));

const guide: Guide = {
  use: ['For the pictures of a profile: three of them at a glance, all of them on the whole screen.'],
  avoid: ['For one picture that stands for somebody: Avatar.'],
  anatomy: [
    { part: 'Previews', is: 'the first three; the last one says how many more there are' },
    { part: 'Viewer', is: 'one picture on the whole screen, with its place, its description and the ways on' },
  ],
  keyboard: [
    {
      keys: 'Arrows',
      does: 'To the next or the previous one; where it is enlarged they move it',
      story: 'OnTheWholeScreen',
    },
    { keys: 'Home, End', does: 'To the first or the last one', story: 'OnTheWholeScreen' },
    { keys: 'Escape', does: 'Closes; the focus is back on the preview', story: 'OnTheWholeScreen' },
  ],
  reader: ['A dialog with the name of who shows them; each picture is read by its description, or by its place.'],
  dos: ['Let people describe their pictures.'],
  donts: ['Don’t open it for a picture that is already whole on the page.'],
};

const meta = {
  title: 'Patterns/PictureGallery',
  component: PictureGallery,
  args: { name: 'Ada', pictures: pictures(3) },
  render: (args) => (
    <div className="mu:w-xl mu:max-w-full">
      <PictureGallery {...args} />
    </div>
  ),
  parameters: { guide },
} satisfies Meta<typeof PictureGallery>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { pictures: pictures(1) } };
export const Seven: Story = { args: { pictures: pictures(7) } };

const place = () => screen.getByRole('dialog').querySelector('p')?.textContent;

/** Full-screen: arrows, Home and End navigate, Escape closes, and focus returns to where it was. */
export const OnTheWholeScreen: Story = {
  tags: ['no-picture-dark'],
  args: { pictures: pictures(7) },
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('button', { name: 'Our first night in Lagos' });
    await userEvent.click(first);
    await screen.findByRole('dialog', { name: 'Pictures of Ada' });
    await waitFor(() => expect(place()).toBe('1 of 7'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(place()).toBe('7 of 7'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(place()).toBe('1 of 7'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(place()).toBe('2 of 7'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.click(first);
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByText('Our first night in Lagos', { selector: 'p' })).toBeVisible());
  },
};

/** Each picture is reported on its own, but for one that is no upload. */
export const Reportable: Story = {
  tags: ['no-picture'],
  args: { pictures: pictures(2), reportHref: (url) => (url === pictures(2)[0]?.url ? '/report/picture/1' : undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Our first night in Lagos' }));
    await screen.findByRole('dialog');
    await expect(screen.getByRole('link', { name: 'Report' })).toHaveAttribute('href', '/report/picture/1');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Report' })).toBeNull());
  },
};
