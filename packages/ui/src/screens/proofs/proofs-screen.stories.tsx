import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NOW, ownProofs, seats } from '../../patterns/proofs/proof.examples.ts';
import { PROOF_KINDS } from '../../patterns/proofs/proof.types.ts';
import type { ProveView } from '../../patterns/proofs/prove.types.ts';
import type { ProveFlowProps } from '../../patterns/proofs/prove-flow.tsx';
import { ProofsScreen } from './proofs-screen.tsx';

const choosing: ProveView = {
  status: 'choosing',
  kind: null,
  subject: '',
  canAsk: false,
  challenge: null,
  proofId: null,
  wallets: [],
  fault: null,
};

const prove: ProveFlowProps = {
  view: choosing,
  offered: PROOF_KINDS,
  onChoose: fn(),
  onType: fn(),
  onAsk: fn(),
  onSign: fn(),
  onChooseWallet: fn(),
  onCheck: fn(),
  onBack: fn(),
  onCancel: fn(),
};
const own = { proofs: ownProofs, now: NOW, onShow: fn(), onProve: fn(), onTakeBack: fn() };

const meta = {
  title: 'Screens/Proofs',
  component: ProofsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: { status: 'ready', name: 'Ada Marchetti', prove, own },
    profileHref: '/profiles/p1',
    profilesHref: '/profiles',
    onRetry: fn(),
  },
} satisfies Meta<typeof ProofsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['on-sheet'] };
export const OfAProject: Story = {
  args: {
    view: {
      status: 'ready',
      name: 'Tidepool',
      prove,
      own: { ...own, proofs: [] },
      seats: { project: 'Tidepool', seats, profileHref: (id) => `/profiles/${id}`, onAnswer: fn() },
    },
  },
};
/** What was just proven says whether others see it, as its switch does. */
export const ProvenAndHidden: Story = {
  tags: ['no-picture'],
  args: {
    view: {
      status: 'ready',
      name: 'Ada Marchetti',
      prove: { ...prove, view: { ...choosing, status: 'proven', kind: 'domain', proofId: 'd1' } },
      own: { ...own, proofs: ownProofs.map((proof) => ({ ...proof, isShown: false })) },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nobody else sees it until you switch it on/)).toBeVisible();
    await expect(canvas.queryByText(/It shows on your profile/)).toBeNull();
  },
};
export const Loading: Story = { tags: ['no-picture'], args: { view: { status: 'loading' } } };
export const Failed: Story = {
  tags: ['no-picture'],
  args: { view: { status: 'error', message: 'You are offline.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const NotFound: Story = { args: { view: { status: 'notFound' } } };
