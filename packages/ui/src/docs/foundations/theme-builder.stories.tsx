import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Provider } from '../../provider/provider.tsx';
import { ThemeBuilder } from './theme-builder.tsx';

const meta = {
  title: 'Foundations/Theme builder',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The kit's own values, all of them readable. */
export const Builder: Story = {
  render: () => (
    <Provider>
      <ThemeBuilder />
    </Provider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Every colour is readable.')).toBeVisible();
  },
};

/** By keyboard: what is chosen is in the sheet, in the JSON, and on the kit below in both themes. */
export const AnotherBrand: Story = {
  ...Builder,
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('slider', { name: 'Hue' }).focus();
    await userEvent.keyboard('{Home}');
    canvas.getByRole('slider', { name: 'Corner of a control' }).focus();
    await userEvent.keyboard('{Home}');
    canvas.getByRole('slider', { name: 'Step of distance' }).focus();
    await userEvent.keyboard('{Home}');
    await expect(
      canvas.getByText(/--mu-accent: oklch\(0\.82 0\.166 0\);[\s\S]*--mu-radius-control: 0px;/),
    ).toBeVisible();
    await expect(canvas.getByText(/"spacing": 3/)).toBeVisible();
    for (const theme of ['light', 'dark']) {
      const [save] = within(canvas.getByRole('region', { name: `The kit in ${theme}` })).getAllByRole('button', {
        name: 'Save',
      });
      if (!save) throw new Error('no button');
      const { borderTopLeftRadius, height } = getComputedStyle(save);
      await expect([borderTopLeftRadius, height]).toEqual(['0px', '33px']);
    }
  },
};

/** What is written on an accent of middle lightness is the stronger of black and white: every colour stays readable. */
export const MiddleAccent: Story = {
  ...Builder,
  tags: ['play-only'],
  play: async ({ canvas, userEvent }) => {
    const lightness = canvas.getByRole('slider', { name: 'Lightness' });
    lightness.focus();
    await userEvent.keyboard('{Home}{ArrowRight>30/}');
    await expect(canvas.getByText('Every colour is readable.')).toBeVisible();
    await expect(canvas.queryByText('Too weak')).not.toBeInTheDocument();
  },
};
