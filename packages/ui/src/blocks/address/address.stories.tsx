import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { withKit } from '../../lib/story/kit.tsx';
import { addressCheckParts, addressCompareParts, addressParts } from './address.parts.ts';
import { Address, AddressCheck, AddressCompare } from './address.tsx';

const guide: Guide = {
  use: [
    'Wherever somebody sends money to an address, or decides by it: it is shown whole.',
    'AddressCompare before somebody pays: they paste what their wallet shows.',
  ],
  avoid: ['For a hash that nobody compares: a link to the explorer with a short text is enough.'],
  anatomy: [addressParts, addressCheckParts, addressCompareParts],
  keyboard: [
    { keys: 'Tab, Enter', does: 'Reaches the copy button and copies', story: 'Keyboard' },
    { keys: 'Typing or pasting', does: 'Compares at once', story: 'Resembling' },
  ],
  reader: [
    'An address is read in groups; it is never translated and always runs from left to right.',
    'The verdict of a comparison is announced politely, in words that do not need the colour.',
  ],
  dos: ['Show both addresses where one resembles the other.', 'Keep the case of the letters: it is the checksum.'],
  donts: ['Don’t shorten an address that somebody pays to.', 'Don’t take a checksum for a proof of whose it is.'],
};

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const LIKE = '0x5aaeb71077c1a2f0000000000000000000b1eaed';

const meta = {
  title: 'Blocks/Address',
  component: Address,
  decorators: [withKit],
  parameters: { guide },
  args: { address: ADDRESS, isCopyable: true, className: 'mu:block mu:max-w-[calc(100vw-2rem)]' },
} satisfies Meta<typeof Address>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['rtl'] };

export const EndsStandOut: Story = { args: { emphasis: 'ends', isCopyable: false } };

export const SelectedTextHasNoSpaces: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0x5aAe').parentElement).toHaveTextContent(ADDRESS);
  },
};

export const Checks: Story = {
  render: () => (
    <div className="mu:flex mu:max-w-full mu:flex-col mu:gap-3">
      {[ADDRESS, ADDRESS.toLowerCase(), ADDRESS.replace('aAeb', 'AAeb')].map((address) => (
        <div key={address}>
          <Address address={address} emphasis="none" />
          <AddressCheck address={address} />
        </div>
      ))}
    </div>
  ),
};

export const Same: Story = {
  render: () => <AddressCompare address={ADDRESS} className="mu:w-96 mu:max-w-[calc(100vw-2rem)]" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'The address that your wallet shows' }),
      ADDRESS.toLowerCase(),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('It is the same address.');
  },
};

export const Resembling: Story = {
  render: () => <AddressCompare address={ADDRESS} className="mu:w-96 mu:max-w-[calc(100vw-2rem)]" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.paste(LIKE);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/only looks like/));
    await userEvent.clear(canvas.getByRole('textbox'));
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    await userEvent.keyboard(LIKE);
    await expect(canvas.getByRole('status')).toHaveTextContent(/only looks like/);
    await expect(canvas.getByText('0x5aae')).not.toHaveProperty('tagName', 'MARK');
    await expect(canvas.getByText('b710')).toHaveProperty('tagName', 'MARK');
  },
};

export const Different: Story = {
  tags: ['no-picture'],
  render: () => <AddressCompare address={ADDRESS} defaultValue={`0x${'1'.repeat(40)}`} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('another address');
    await userEvent.type(canvas.getByRole('textbox'), 'x');
    await expect(canvas.getByRole('status')).toHaveTextContent('not an address');
  },
};

export const Keyboard: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy address' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(write).toHaveBeenCalledWith(ADDRESS));
  },
};
