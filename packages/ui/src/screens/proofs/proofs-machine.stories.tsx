import { proofView } from '@mutuals/machines/proof';
import { ADDRESS, type ProofLeaf, challengeOf, snapshotIn } from '@mutuals/machines/proof/fixtures';
import type { ProofWay } from '@mutuals/machines/proof';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ProveChallenge } from '../../patterns/proofs/prove.types.ts';
import { PROOF_KINDS } from '../../patterns/proofs/proof.types.ts';
import { ProveFlow, type ProveFlowProps } from '../../patterns/proofs/prove-flow.tsx';

const none: Omit<ProveChallenge, 'expiresAt'> = { signer: null, places: [], href: null };
const of = (way: ProofWay, rest: Partial<ProveChallenge> = {}) => ({ ...challengeOf(way), ...none, ...rest });
const challenges = {
  sign: of('sign', { signer: ADDRESS }),
  place: of('place', {
    places: [
      {
        by: 'dns',
        lines: [
          { name: 'name', text: '_mutuals-challenge.ada.example' },
          { name: 'value', text: 'mutuals-verification=Qm7xX1fY0cZ2pW9t' },
        ],
      },
      {
        by: 'well_known',
        lines: [
          { name: 'address', text: 'https://ada.example/.well-known/mutuals.txt' },
          { name: 'contents', text: 'mutuals-verification=Qm7xX1fY0cZ2pW9t' },
        ],
      },
    ],
  }),
  open: of('open', { href: 'https://github.example/login' }),
  wait: of('wait'),
};

interface ProvingProps extends Omit<ProveFlowProps, 'view'> {
  leaf: ProofLeaf;
  kind?: string;
}

/** One proof over a real snapshot. */
function Proving({ leaf, kind = 'domain', ...props }: ProvingProps) {
  return (
    <div className="mu:mx-auto mu:max-w-3xl mu:p-6">
      <ProveFlow {...props} view={proofView(snapshotIn(leaf, challenges, { kind }))} />
    </div>
  );
}

const meta = {
  title: 'Screens/Proofs/Proof machine',
  component: Proving,
  parameters: { layout: 'fullscreen' },
  args: {
    leaf: 'choosing',
    offered: PROOF_KINDS,
    onChoose: fn(),
    onType: fn(),
    onAsk: fn(),
    onSign: fn(),
    onChooseWallet: fn(),
    onCheck: fn(),
    onBack: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof Proving>;
export default meta;

type Story = StoryObj<typeof meta>;

const inLeaf = (leaf: ProofLeaf, kind = 'domain'): Story => ({ name: leaf, args: { leaf, kind } });

export const Choosing: Story = {
  ...inLeaf('choosing'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /A domain/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('domain');
  },
};
export const Finding = inLeaf('wallet.finding', 'wallet');
export const Picking: Story = {
  ...inLeaf('wallet.picking', 'wallet'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rabby' }));
    await expect(args.onChooseWallet).toHaveBeenCalledWith('rabby');
  },
};
export const Connecting = inLeaf('wallet.connecting', 'wallet');
export const Unavailable = inLeaf('wallet.unavailable', 'wallet');
/** What will be shown, before it is. */
export const Naming: Story = {
  ...inLeaf('naming'),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Domain' })).toHaveFocus();
    await expect(canvas.getByText('Controls ada.example')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};
export const Asking = inLeaf('asking');
export const NotAskedRefused = inLeaf('notAsked.refused');
export const NotAskedDown: Story = { ...inLeaf('notAsked.down'), tags: ['no-picture'] };
export const NotAskedFailed: Story = { ...inLeaf('notAsked.failed'), tags: ['no-picture'] };
export const ToSign: Story = {
  ...inLeaf('open.toSign', 'wallet'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign with a wallet' }));
    await expect(args.onSign).toHaveBeenCalledOnce();
  },
};
export const ToPlace: Story = {
  ...inLeaf('open.toPlace'),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button', { name: /^Copy/ })).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Check now' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};
export const ToOpen: Story = {
  ...inLeaf('open.toOpen', 'github'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in at GitHub' })).toHaveAttribute(
      'href',
      'https://github.example/login',
    );
  },
};
export const Signing = inLeaf('open.signing', 'wallet');
export const Unsigned = inLeaf('open.unsigned', 'wallet');
export const Refused = inLeaf('open.refused');
export const Down = inLeaf('open.down');
export const Failed = inLeaf('open.failed');
export const Checking = inLeaf('checking');
export const Expired: Story = {
  ...inLeaf('expired'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Begin again' }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};
export const Conflict = inLeaf('conflict');
export const Waiting = inLeaf('waiting', 'seat');
export const Proven = inLeaf('proven');
