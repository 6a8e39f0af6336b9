import type { Meta, StoryObj } from '@storybook/react-vite';
import { decodeQR } from 'qr/decode.js';
import { expect } from 'storybook/test';
import { argTypesOf } from '../../lib/story/arg-types.ts';
import type { Guide } from '../../lib/story/guide.ts';
import { Matrix } from '../../lib/story/matrix.tsx';
import { options } from '../../lib/variants.ts';
import { Theme } from '../theme/theme.tsx';
import { QrCode } from './qr-code.tsx';
import { qrCodeVariants } from './qr-code.variants.ts';
import { qrCodeParts } from './qr-code.parts.ts';

const guide: Guide = {
  use: ['To carry an address or a link from this screen to the phone in someone’s hand.'],
  avoid: [
    'As the only way: show the same text in words with a CopyButton.',
    'For more than about 200 characters: the modules become too small to scan. Link to them instead.',
  ],
  anatomy: [qrCodeParts],
  keyboard: [],
  reader: [
    'An image with the given label. The text itself stands beside it, so the label names its purpose and does not spell it out.',
  ],
  dos: [
    'Show it at 144 px or more, with room around it.',
    'Put the plain address in it: wallets read that without fail.',
  ],
  donts: [
    'Don’t recolour it: it stays dark on light in the dark theme and in forced colours.',
    'Don’t lay anything over it but the mark.',
  ],
};

const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F';

const mark = (
  <>
    <path d="M0-5l5 5-5 5-5-5z" className="mu:fill-accent mu:stroke-none" />
    <path d="M-5-10l10 10-10 10-10-10zM5-10l10 10-10 10-10-10z" />
  </>
);

const meta = {
  title: 'Primitives/QrCode',
  component: QrCode,
  args: { value: address, label: 'QR code of the payment address' },
  argTypes: argTypesOf(qrCodeVariants),
  parameters: { guide },
} satisfies Meta<typeof QrCode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  tags: ['matrix', 'whole-page'],
  render: () => (
    <Matrix rows={['plain', 'with the mark']} columns={options(qrCodeVariants, 'size')}>
      {(look, size) => (
        <QrCode
          value={address}
          label="QR code of the payment address"
          size={size}
          {...(look !== 'plain' && { mark })}
        />
      )}
    </Matrix>
  ),
};

export const DarkOnLightInTheDark: Story = {
  render: (args) => (
    <Theme name="dark" className="mu:bg-surface mu:p-8">
      <QrCode {...args} mark={mark} />
    </Theme>
  ),
};

/** What a camera reads from the drawing: it is repainted from its paths, mark included, and decoded. */
function scan(svg: SVGSVGElement): string {
  const pixels = svg.viewBox.baseVal.width * 8;
  const canvas = Object.assign(document.createElement('canvas'), { width: pixels, height: pixels });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = getComputedStyle(svg).backgroundColor;
  pen.fillRect(0, 0, pixels, pixels);
  const toPixels = svg.getScreenCTM()?.inverse();
  for (const shape of svg.querySelectorAll<SVGGeometryElement>('path, rect')) {
    const { fill, stroke, strokeWidth } = getComputedStyle(shape);
    const placed = toPixels?.multiply(shape.getScreenCTM() ?? new DOMMatrix()) ?? new DOMMatrix();
    pen.setTransform(new DOMMatrix([8, 0, 0, 8, 0, 0]).multiply(DOMMatrix.fromMatrix(placed)));
    const outline = shape instanceof SVGRectElement ? new Path2D() : new Path2D(shape.getAttribute('d') ?? '');
    if (shape instanceof SVGRectElement)
      outline.rect(shape.x.baseVal.value, shape.y.baseVal.value, shape.width.baseVal.value, shape.height.baseVal.value);
    if (fill !== 'none') Object.assign(pen, { fillStyle: fill }).fill(outline);
    if (stroke !== 'none')
      Object.assign(pen, { strokeStyle: stroke, lineWidth: Number.parseFloat(strokeWidth) }).stroke(outline);
  }
  const { data, width, height } = pen.getImageData(0, 0, pixels, pixels);
  return decodeQR({ data, width, height });
}

export const ScansWithAndWithoutTheMark: Story = {
  render: (args) => (
    <Theme name="dark" className="mu:flex mu:flex-wrap mu:gap-6 mu:bg-surface mu:p-8">
      <QrCode {...args} />
      <QrCode {...args} mark={mark} />
      <QrCode {...args} value="https://example.org/payment/7f3a?lng=zh" mark={mark} />
    </Theme>
  ),
  play: async ({ args, canvas }) => {
    const read = canvas
      .getAllByRole('img', { name: args.label })
      .map((code) => (code instanceof SVGSVGElement ? scan(code) : ''));
    await expect(read).toEqual([args.value, args.value, 'https://example.org/payment/7f3a?lng=zh']);
  },
};
