import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { withKit } from '../../lib/story/kit.tsx';
import { networkSwitchParts } from './network-switch.parts.ts';
import { WalletNetwork } from './network-switch.registry.tsx';
import { NetworkSwitch, type NetworkSwitchProps, type NetworkSwitchState } from './network-switch.tsx';

const guide: Guide = {
  use: ['Where people act with a wallet and it may be on another network than the app.'],
  avoid: [
    'To choose which network’s figures are read: use Select, the wallet has no part in it.',
    'Where the app has one network and asks for it with each transaction: the wallet says it itself.',
  ],
  anatomy: [networkSwitchParts],
  keyboard: [
    { keys: 'Enter, arrow keys', does: 'Opens the list, chooses a network and asks the wallet', story: 'Keyboard' },
    { keys: 'Tab, Enter', does: 'Reaches the button that switches to the needed network', story: 'Elsewhere' },
  ],
  reader: [
    'The wallet’s network is the value of a list of choices.',
    'That the wallet is elsewhere is read as it appears; why it did not switch interrupts.',
    'Once it has switched, the new network is announced.',
    'What is chosen while the wallet asks is not taken.',
  ],
  dos: ['Pass what the wallet reports, also when its owner switches there.', 'Offer to add a network that it lacks.'],
  donts: ['Don’t show a network as chosen before the wallet says so.', 'Don’t switch without being asked to.'],
};

const networks = [
  { chainId: 56, name: 'BNB Chain' },
  { chainId: 204, name: 'opBNB' },
  { chainId: 97, name: 'BNB Chain Testnet', isTestnet: true },
];

const meta = {
  title: 'Blocks/NetworkSwitch',
  component: NetworkSwitch,
  decorators: [withKit],
  parameters: { guide },
  args: { networks, chainId: 56, onSwitch: fn(), className: 'mu:w-96 mu:max-w-[calc(100vw-2rem)]' },
} satisfies Meta<typeof NetworkSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['rtl'] };

export const Elsewhere: Story = {
  args: { chainId: 1, needed: 56 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Switch to BNB Chain' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSwitch).toHaveBeenCalledWith(56);
  },
};

export const Asking: Story = { args: { chainId: 97, needed: 56, state: { status: 'asking', chainId: 56 } } };

export const Rejected: Story = {
  args: { chainId: 97, needed: 56, state: { status: 'failed', chainId: 56, reason: 'rejected' } },
};

export const NotInTheWallet: Story = {
  args: { state: { status: 'failed', chainId: 204, reason: 'unknown' }, onAdd: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add opBNB to the wallet' }));
    await expect(args.onAdd).toHaveBeenCalledWith(204);
  },
};

export const AsksAlready: Story = {
  tags: ['no-picture'],
  args: { state: { status: 'failed', chainId: 204, reason: 'pending' } },
};

export const Failed: Story = {
  tags: ['no-picture'],
  args: { state: { status: 'failed', chainId: 204, reason: 'failed' } },
};

export const NoWallet: Story = { args: { chainId: null, needed: 56 } };

/** A wallet whose owner switches in the wallet itself. */
function SwitchedThere(props: NetworkSwitchProps) {
  const [chainId, setChainId] = useState(props.chainId);
  return (
    <div>
      <NetworkSwitch {...props} chainId={chainId} />
      {[56, 97].map((id) => (
        <button key={id} type="button" onClick={() => setChainId(id)}>
          To {id}
        </button>
      ))}
    </div>
  );
}

export const SwitchedAfterAFailure: Story = {
  tags: ['no-picture'],
  args: { state: { status: 'failed', chainId: 97, reason: 'rejected' } },
  render: (args) => <SwitchedThere {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'To 97' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('Your wallet is on BNB Chain Testnet now.');
  },
};

export const ThereAndBack: Story = {
  tags: ['no-picture'],
  render: (args) => <SwitchedThere {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'To 97' }));
    await userEvent.click(canvas.getByRole('button', { name: 'To 56' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Your wallet is on BNB Chain now.');
  },
};

const request = fn(async ({ method }: { method: string; params: unknown[] }) => {
  // As wallets do, it rejects with an object that has a code.
  if (method === 'wallet_switchEthereumChain') throw Object.assign(new Error('Unrecognized chain'), { code: 4902 });
});

/** A wallet that says yes at once. */
function Obedient(props: NetworkSwitchProps) {
  const [chainId, setChainId] = useState(props.chainId);
  return <NetworkSwitch {...props} chainId={chainId} onSwitch={setChainId} />;
}

export const Keyboard: Story = {
  tags: ['no-picture'],
  render: (args) => <Obedient {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvasElement.ownerDocument.querySelector('[role=listbox]')).not.toBeNull());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Your wallet is on opBNB now.'));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Network/ })).toHaveFocus());
  },
};

/** A wallet that asks its owner. */
function Asked({ onSwitch, ...props }: NetworkSwitchProps) {
  const [state, setState] = useState<NetworkSwitchState>({ status: 'idle' });
  return (
    <NetworkSwitch
      {...props}
      state={state}
      onSwitch={(chainId) => {
        onSwitch(chainId);
        setState({ status: 'asking', chainId });
      }}
    />
  );
}

/** The list keeps the focus while the wallet asks, and what is chosen meanwhile asks no second time. */
export const KeyboardWhileAsking: Story = {
  tags: ['no-picture'],
  render: (args) => <Asked {...args} />,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const list = canvas.getByRole('button', { name: /Network/ });
    const choose = async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvasElement.ownerDocument.querySelector('[role=listbox]')).not.toBeNull());
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(canvasElement.ownerDocument.querySelector('[role=listbox]')).toBeNull());
    };
    await userEvent.tab();
    await choose();
    await waitFor(() => expect(args.onSwitch).toHaveBeenLastCalledWith(204));
    await waitFor(() => expect(list).toHaveFocus());
    await choose();
    await waitFor(() => expect(list).toHaveFocus());
    await expect(args.onSwitch).toHaveBeenCalledOnce();
  },
};

/** The block's example with a wallet that does not have the network. */
export const AddsToTheWallet: Story = {
  tags: ['play-only'],
  render: () => <WalletNetwork wallet={{ request }} chainId={97} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to BNB Chain' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add BNB Chain to the wallet' }));
    await expect(request).toHaveBeenLastCalledWith({
      method: 'wallet_addEthereumChain',
      params: [expect.objectContaining({ chainId: '0x38', chainName: 'BNB Chain' })],
    });
  },
};
