import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { withKit } from '../../lib/story/kit.tsx';
import { proofBadgeParts, proofListParts } from './proof-badge.parts.ts';
import { type Proof, ProofBadge, ProofList } from './proof-badge.tsx';

const guide: Guide = {
  use: [
    'Beside a name whose bearer has proven something: a wallet, a domain, a contract, an account elsewhere.',
    'ProofList where there is room for all of them.',
  ],
  avoid: ['For a tick that says “verified”: say what was shown, how and when, or nothing.'],
  anatomy: [proofBadgeParts, proofListParts],
  keyboard: [{ keys: 'Enter', does: 'Opens the list of all proofs; Escape closes it', story: 'Keyboard' }],
  reader: [
    'The button is read as the first proof in words, then how many more there are.',
    'The list is a dialog named after whose proofs they are.',
  ],
  dos: ['Put the strongest proof first.', 'Say since when a proof could not be confirmed.'],
  donts: ['Don’t shorten the address that a proof is about.', 'Don’t show a proof that was withdrawn.'],
};

const now = Date.parse('2026-11-20T12:00:00Z');
const proofs: readonly [Proof, ...Proof[]] = [
  {
    id: 'contract',
    claim: 'Deployed this contract',
    shortClaim: 'Deployed a contract',
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    method: 'by signature of who deployed it',
    checkedAt: '2026-11-17T12:00:00Z',
    state: 'proven',
  },
  {
    id: 'domain',
    claim: 'Controls ada.example',
    method: 'by DNS record',
    checkedAt: '2026-11-20T11:59:40Z',
    state: 'proven',
  },
  {
    id: 'github',
    claim: 'Is ada on GitHub',
    method: 'by signing in there',
    checkedAt: '2026-09-02T12:00:00Z',
    state: 'unconfirmed',
  },
];

const meta = {
  title: 'Blocks/ProofBadge',
  component: ProofBadge,
  decorators: [withKit],
  parameters: { guide },
  args: { name: 'Ada', proofs, now, className: 'mu:max-w-[min(22rem,calc(100vw-2rem))]' },
} satisfies Meta<typeof ProofBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', {
        name: 'Deployed a contract · by signature of who deployed it · checked 3 days ago +2 more',
      }),
    ).toBeVisible();
  },
};

export const Unconfirmed: Story = { args: { proofs: [proofs[2] ?? proofs[0]] } };

export const List: Story = {
  render: () => <ProofList proofs={proofs} now={now} className="mu:w-96 mu:max-w-[calc(100vw-2rem)]" />,
};

export const Open: Story = {
  tags: ['open'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'What Ada has proven' })).toBeVisible());
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'What Ada has proven' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};
