import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { NOW, ownProofs, seats, shownProofs } from './proof.examples.ts';
import { PartnerProofs } from './partner-proofs.tsx';
import { OwnProofs } from './own-proofs.tsx';
import { ProofList } from './proof-line.tsx';
import { ProofSummary } from './proof-summary.tsx';
import { SeatRequests } from './seat-requests.tsx';

const guide: Guide = {
  use: [
    'What a profile has proven, on its page, in the head of a chat and on its shared page (D84).',
    'Own proofs, with their state in words and the ways on.',
  ],
  avoid: ['The team’s word for a whole profile: VerifiedMark. A proof is never a bare tick.'],
  anatomy: [
    { part: 'Summary', is: 'on cards and in chats: the strongest proof in a line, and a press to all of them' },
    { part: 'Claim', is: 'what is proven, in words; an address on the chain whole below it' },
    { part: 'Method and date', is: 'how it was shown, and when it was last checked' },
    { part: 'State', is: 'for its owner: a word in a badge, and what it means' },
  ],
  keyboard: [{ keys: 'Tab, Space', does: 'shows a proof to others, or keeps it to oneself', story: 'Own' }],
  reader: ['Each claim is an item of a list, read with its method and date.'],
  dos: ['Say since when something could not be confirmed.'],
  donts: ['Don’t add claims up to a score or a rank.'],
};

const meta = {
  title: 'Patterns/Proofs',
  component: ProofList,
  parameters: { guide },
  args: { proofs: shownProofs, now: NOW },
  decorators: [
    (Story) => (
      <div className="mu:w-[40rem] mu:max-w-[calc(100vw-2rem)]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProofList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Controls ada.example')).toBeVisible();
    await expect(canvas.getByText(/by DNS record/)).toHaveTextContent('checked 3 days ago');
    await expect(canvas.getByText(/could not be confirmed since/)).toHaveTextContent('Nov 10, 2026');
  },
};

const onShow = fn();
const onProve = fn();
const onTakeBack = fn();

export const Own: Story = {
  render: () => <OwnProofs proofs={ownProofs} now={NOW} onShow={onShow} onProve={onProve} onTakeBack={onTakeBack} />,
  play: async ({ canvas, userEvent }) => {
    const [wallet] = canvas.getAllByRole('switch', { name: /Show on the profile/ });
    wallet?.focus();
    await userEvent.keyboard(' ');
    await expect(onShow).toHaveBeenCalledWith(ownProofs[0], true);
    await userEvent.click(canvas.getByRole('button', { name: 'Go on: Controls the repository ada/circuits' }));
    await expect(onProve).toHaveBeenCalledWith(ownProofs[3]);
  },
};

export const TakesOneBackAfterAQuestion: Story = {
  ...Own,
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take back: Controls ada.example' }));
    await userEvent.click(screen.getByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(onTakeBack).toHaveBeenCalledWith('d1'));
  },
};

export const None: Story = {
  render: () => <OwnProofs proofs={[]} now={NOW} onShow={onShow} onProve={onProve} onTakeBack={onTakeBack} />,
};

/** The sign-in proves the X account: there is nothing to do for it, and nothing to take back but the link. */
export const BySignIn: Story = {
  tags: ['no-picture'],
  render: () => (
    <OwnProofs proofs={ownProofs.slice(6, 7)} now={NOW} onShow={onShow} onProve={onProve} onTakeBack={onTakeBack} />
  ),
  play: async ({ canvas }) => {
    const item = canvas.getByRole('listitem');
    await expect(item).toHaveTextContent('Is @Ada_Builds on XProvenby signing in there · checked 3 days ago');
    await expect(item).toHaveTextContent('as long as this profile links to the account');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

/** A profile that does not link to the account of the sign-in says nothing of it, and its owner learns how it would (D36). */
export const NotLinkedToTheSignIn: Story = {
  tags: ['no-picture'],
  render: () => (
    <OwnProofs
      proofs={ownProofs.slice(1, 2)}
      now={NOW}
      signIn={{ name: 'Ada_Builds', editHref: '/profiles/p1/edit' }}
      onShow={onShow}
      onProve={onProve}
      onTakeBack={onTakeBack}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You signed in as @Ada_Builds on X/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit the profile' })).toHaveAttribute('href', '/profiles/p1/edit');
  },
};

/** Who holds what another one claims as well is told, and keeps it until the team decides. */
export const HeldAndClaimed: Story = {
  tags: ['no-picture'],
  render: () => (
    <OwnProofs
      proofs={ownProofs.slice(1, 2).map((proof) => ({ ...proof, conflict: { side: 'holder' } }))}
      now={NOW}
      onShow={onShow}
      onProve={onProve}
      onTakeBack={onTakeBack}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Yours stays as it is/)).toBeVisible();
  },
};

/** The switch keeps the focus while what it changed is saved. */
export const Saving: Story = {
  tags: ['no-picture'],
  render: function Asks() {
    const [pendingId, setPendingId] = useState<string>();
    return (
      <OwnProofs
        proofs={ownProofs.slice(0, 1)}
        now={NOW}
        pendingId={pendingId}
        onShow={({ _id }) => setPendingId(_id)}
        onProve={onProve}
        onTakeBack={onTakeBack}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('switch').focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('switch')).toHaveAttribute('aria-readonly', 'true'));
    await expect(canvas.getByRole('switch')).toHaveFocus();
  },
};

const onAnswer = fn();

/** The pressed button keeps the focus while the answer is saved. */
export const SeatAnswered: Story = {
  tags: ['no-picture'],
  render: function Asks() {
    const [pendingId, setPendingId] = useState<string>();
    return (
      <SeatRequests
        project="Tidepool"
        seats={seats}
        profileHref={(id) => `/profiles/${id}`}
        pendingId={pendingId}
        onAnswer={setPendingId}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const [no] = canvas.getAllByRole('button', { name: /^No, / });
    no?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(no).toHaveAttribute('aria-disabled', 'true'));
    await expect(no).toHaveFocus();
  },
};

/** The answered row goes, or its buttons do: the focus stays with the seats, and in the end on the page. */
export const SeatsAnswered: Story = {
  tags: ['no-picture'],
  render: function Asks() {
    const [asked, setAsked] = useState(seats);
    return (
      <div tabIndex={-1} data-testid="page">
        <SeatRequests
          project="Tidepool"
          seats={asked}
          profileHref={(id) => `/profiles/${id}`}
          onAnswer={(id, isAccepted) =>
            setAsked(
              isAccepted
                ? asked.map((seat) => (seat._id === id ? { ...seat, isAccepted } : seat))
                : asked.filter(({ _id }) => _id !== id),
            )
          }
        />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const section = canvas.getByRole('region', { name: 'Who says they belong to your team' });
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, Lin Yue does' }));
    await waitFor(() => expect(section).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Take the seat of Lin Yue back' }));
    await waitFor(() => expect(section).toHaveFocus());
    for (const button of canvas.getAllByRole('button', { name: /^Take the seat/ })) await userEvent.click(button);
    await waitFor(() => expect(canvas.getByTestId('page')).toHaveFocus());
  },
};

export const Seats: Story = {
  render: () => (
    <SeatRequests project="Tidepool" seats={seats} profileHref={(id) => `/profiles/${id}`} onAnswer={onAnswer} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, Lin Yue does' }));
    await expect(onAnswer).toHaveBeenCalledWith('s7', true);
    await userEvent.click(canvas.getByRole('button', { name: 'Take the seat of Ada Marchetti back' }));
    await expect(onAnswer).toHaveBeenCalledWith('s8', false);
  },
};

/** In a conversation: the strongest in words, and each claim on a press. */
export const OfAPartner: Story = {
  tags: ['no-picture'],
  render: () => (
    <div className="mu:@container/messages">
      <PartnerProofs name="Ada" proofs={shownProofs} now={NOW} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const line = canvas.getByRole('button', {
      name: 'Deployed a contract · by signature of who deployed it · checked 3 days ago +8 more',
    });
    await expect(line).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'What Ada has proven' })).toHaveTextContent(
      'Controls ada.example',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(line).toHaveFocus());
  },
};

/** Nothing is left that could be confirmed: it says so, and never nothing at all (D86). */
export const OfAPartnerUnconfirmed: Story = {
  tags: ['no-picture'],
  render: () => (
    <div className="mu:@container/messages">
      <PartnerProofs name="Ada" proofs={shownProofs.slice(5, 6)} now={NOW} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', {
        name: 'Is ada on GitHub · by signing in there · could not be confirmed since Nov 10, 2026',
      }),
    ).toBeVisible();
  },
};

/** The line in a card of 320 px: it wraps, and the count stays in sight. */
export const InALine: Story = {
  tags: ['no-picture'],
  render: () => (
    <div className="mu:w-72">
      <ProofSummary name="Ada" proofs={shownProofs.slice(2, 4)} now={NOW} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+1 more')).toBeVisible();
  },
};
