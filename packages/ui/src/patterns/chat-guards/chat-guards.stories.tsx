import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { MessageBubble } from '../chat-thread/message-bubble.story.tsx';
import { line, unconfirmed } from '../chat-thread/message.examples.ts';
import type { MessageRow } from '../chat-thread/message.types.ts';
import { AddressText } from './address-text.tsx';
import { GuardedText } from './guarded-text.tsx';
import { SendTo } from './send-to.tsx';
import { PartnerNotice, SendWarning } from './send-warning.tsx';

const guide: Guide = {
  use: [
    'In a conversation: what a message is warned of before it is sent, and what its reader is told (D69).',
    'An address on the chain, wherever people compare it.',
  ],
  avoid: ['An error of the network: the bubble says so itself.', 'A message of the page: Banner.'],
  anatomy: [
    { part: 'Send warning', is: 'above the field: why the newest stopped message was not sent, and the ways on' },
    { part: 'Address', is: 'whole, in groups of four, its middle underlined' },
    { part: 'Link', is: 'its real host in bold; one that deceives cannot be followed' },
    { part: 'Notice', is: 'under the partner’s words: what to be careful of' },
    { part: 'Theirs', is: 'under any words: what the partner proved of what they name' },
  ],
  keyboard: [
    { keys: 'Tab, Enter', does: 'reaches “Change it”, “Send anyway” and “Remove”', story: 'ResemblingAddress' },
    { keys: 'Tab, Enter', does: 'copies an address without its spaces', story: 'Addresses' },
  ],
  reader: ['A send warning is an alert, said once.', 'Notices are part of the message.'],
  dos: ['Show both addresses where one resembles the other.', 'Say what happens to money.'],
  donts: ['Offer to send a seed phrase anyway.', 'Repeat what was written in a report or a log.'],
};

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const LIKE = '0x5aae9c21b6fa2bd0c1d7e0a2b9b8c5d4e3f2eaed';
type Warnings = NonNullable<MessageRow['fault']>['warnings'];

const stopped = (fault: Partial<NonNullable<MessageRow['fault']>> & { code: string }): readonly MessageRow[] => [
  unconfirmed('a', 'failed', 'Here it is.', { message: '', isFinal: true, ...fault }),
];
const warned = (...warnings: NonNullable<Warnings>): readonly MessageRow[] =>
  stopped({ code: 'message_warned', warnings });
const about = (kind: string, found: string | null = null, other: string | null = null) => ({ kind, found, other });

const meta = {
  title: 'Patterns/ChatGuards',
  component: SendWarning,
  parameters: { guide },
  args: {
    rows: warned(about('resembling_address', LIKE, ADDRESS)),
    partnerName: 'Lin Yue',
    onSendAnyway: fn(),
    onEdit: fn(),
    onRemove: fn(),
  },
  render: (args) => (
    <div className="mu:w-[44rem] mu:max-w-[calc(100vw-2rem)]">
      <SendWarning {...args} />
    </div>
  ),
} satisfies Meta<typeof SendWarning>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Both addresses side by side; overruled by a press. */
export const Default: Story = { tags: ['no-picture'] };

export const ResemblingAddress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(ADDRESS);
    await expect(canvas.getByRole('alert')).toHaveTextContent(LIKE);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEdit).toHaveBeenCalledWith('a');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSendAnyway).toHaveBeenCalledWith('a', ['resembling_address']);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('a');
  },
};

/** The partner proved the other address: nothing makes this one it, and the server would refuse it whatever is pressed. */
export const ResemblesAProvenAddress: Story = {
  tags: ['no-picture'],
  args: { proofs: [{ kind: 'wallet', subject: ADDRESS.toLowerCase(), state: 'proven' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('One that only looks like it is never sent.');
    await expect(canvas.getByRole('button', { name: 'Change it' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send anyway' })).toBeNull();
  },
};

/** It cannot be overruled. */
export const SeedPhrase: Story = {
  args: { rows: stopped({ code: 'seed_phrase' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('A seed phrase is never sent');
    await expect(canvas.queryByRole('button', { name: 'Send anyway' })).toBeNull();
  },
};

export const SeveralWarnings: Story = {
  args: {
    rows: warned(
      about('mistyped_address', ADDRESS.replace('aA', 'Aa')),
      about('private_key'),
      about('deceptive_link', 'evil.example'),
      about('pay_first'),
      about('poses_as_team'),
      about('asks_for_secret'),
    ),
  },
};

/** From a newer server. */
export const UnknownWarning: Story = { tags: ['no-picture'], args: { rows: warned(about('something_new')) } };

export const NewcomerLink: Story = {
  args: { rows: stopped({ code: 'newcomer_link', until: '2026-11-27T09:00:00.000Z' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Until November 27');
  },
};

export const NewcomerConversations: Story = {
  args: { rows: stopped({ code: 'newcomer_conversations', until: '2026-11-27T09:00:00.000Z' }) },
};

export const NothingStopped: Story = {
  tags: ['no-picture'],
  args: { rows: [unconfirmed('a', 'failed', 'Hello')] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Addresses: Story = {
  render: () => (
    <div className="mu:flex mu:w-[22rem] mu:max-w-[calc(100vw-2rem)] mu:flex-col mu:gap-3">
      <p className="mu:block">
        <AddressText address={ADDRESS} isCopyable />
      </p>
      <p className="mu:block">
        <AddressText address={LIKE} />
      </p>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('0x5aAe').parentElement).toHaveTextContent(ADDRESS);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy address' })).toHaveFocus();
  },
};

const TEXTS = [
  ['me', `Mine is ${ADDRESS}, and the notes are at https://docs.example.org/guide?x=1.`],
  ['lin', `Thanks! Send it to ${LIKE} then.`],
  ['lin', 'Log in at https://binance.com@evil.example/login first.'],
  ['lin', `Or use ${ADDRESS.replace('aA', 'Aa')}.`],
  ['lin', 'You need to pay 200 USDT first, then I send the contract.'],
  ['lin', 'I am support, your wallet has been flagged. Send me your recovery phrase.'],
  ['lin', 'Clone https://github.com/example/bot and run it.'],
] as const;
const rows = TEXTS.map(([who, text], index) => line([9, who, text], index));

/** What the reader is told. The last one is from a match of less than 7 days. */
export const Notices: Story = {
  render: (args) => (
    <div className="mu:flex mu:w-[36rem] mu:max-w-[calc(100vw-2rem)] mu:flex-col mu:gap-3">
      {rows.map((row, index) => (
        <MessageBubble
          key={row.key}
          message={row}
          isFirst
          isLast
          partnerName="Lin Yue"
          renderText={(message) => (
            <GuardedText message={message} rows={rows} partnerName="Lin Yue" isNewMatch={index === rows.length - 1} />
          )}
          onSendAgain={fn()}
          onRemove={args.onRemove}
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^docs\.example\.org/ })).toHaveAttribute(
      'href',
      'https://docs.example.org/guide?x=1',
    );
    await expect(canvas.queryByRole('link', { name: /evil/ })).toBeNull();
    await expect(canvas.getByText(/It leads to evil\.example\./)).toBeVisible();
    await expect(canvas.getByText(/less than 7 days ago/)).toBeVisible();
  },
};

/** A partner whose name reads like ours. */
export const NameLikeOurs: Story = {
  render: () => (
    <div className="mu:w-[36rem] mu:max-w-[calc(100vw-2rem)]">
      <PartnerNotice name="Mutua1s Support" />
      <PartnerNotice name="Lin Yue" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/is not from our team/)).toHaveLength(1);
  },
};

const proofs = [
  { kind: 'wallet', subject: ADDRESS.toLowerCase(), state: 'proven' },
  { kind: 'domain', subject: 'docs.example.org', state: 'proven' },
] as const;

/** What the partner proved is marked as theirs, whoever writes it; what resembles it is not. */
export const ProvenTheirs: Story = {
  render: () => (
    <div className="mu:flex mu:w-[36rem] mu:max-w-[calc(100vw-2rem)] mu:flex-col mu:gap-3">
      {rows.slice(0, 2).map((row) => (
        <MessageBubble
          key={row.key}
          message={row}
          isFirst
          isLast
          partnerName="Lin Yue"
          renderText={(message) => (
            <GuardedText message={message} rows={[message]} proofs={proofs} partnerName="Lin Yue" isNewMatch={false} />
          )}
          onSendAgain={fn()}
          onRemove={fn()}
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/proved that this wallet is theirs/)).toHaveLength(1);
    await expect(canvas.getByText('Lin Yue proved to control docs.example.org.')).toBeVisible();
    await expect(canvas.getByText(/only looks like one that was seen/)).toBeVisible();
  },
};

const onUse = fn();

export const SendToTheirs: Story = {
  render: () => (
    <div className="mu:w-[36rem] mu:max-w-[calc(100vw-2rem)]">
      <SendTo draft={`I send it to ${LIKE}, yes?`} proofs={proofs} partnerName="Lin Yue" onUse={onUse} />
      <SendTo draft={`I send it to ${ADDRESS}, yes?`} proofs={proofs} partnerName="Lin Yue" onUse={onUse} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use this one' }));
    await expect(onUse).toHaveBeenCalledWith(`I send it to ${ADDRESS.toLowerCase()}, yes?`);
  },
};
