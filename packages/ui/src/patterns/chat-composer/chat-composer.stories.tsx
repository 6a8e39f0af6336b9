import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { wave } from '../chat-thread/message.examples.ts';
import { ChatComposer, type ChatComposerProps } from './chat-composer.tsx';

const guide: Guide = {
  use: ['Where a message of a conversation is written, at the lower edge of the thread.'],
  avoid: [
    'A long text with a form around it, such as a ticket: TextArea.',
    'One line that finds something: SearchField.',
  ],
  anatomy: [
    { part: 'Field', is: 'three lines that grow to 200 px, then scroll' },
    { part: 'Send', is: 'on while there is something to send that is not too long' },
    { part: 'Emojis', is: 'a picker, fetched when it is first opened, that writes at the caret' },
    { part: 'GIFs', is: 'a picker, fetched when it is first opened; what is picked is sent' },
    { part: 'Reason', is: 'in the place of the pickers, while nothing can be sent: until when' },
    { part: 'Count', is: 'how many characters are left, from 200 on' },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'sends; while a Chinese word is being composed it only ends the word',
      story: 'EnterSendsAndShiftEnterStartsALine',
    },
    { keys: 'Shift + Enter', does: 'starts a line', story: 'EnterSendsAndShiftEnterStartsALine' },
    { keys: 'Tab, Enter', does: 'opens the emojis; Escape leads back', story: 'EmojisAtTheCaret' },
    { keys: 'Enter on a GIF', does: 'sends it and closes the picker', story: 'Gifs' },
  ],
  reader: [
    'A text field named after the partner, with how to send as its description.',
    'The count is read politely as it nears its end.',
  ],
  dos: [
    'Keep the draft outside, so that it survives a change of pages.',
    'Leave too long a text as it is and say by how much.',
  ],
  donts: ['Disable the field while a message is on its way.', 'Cut a text off at the limit.'],
};

const LIMIT = 4000;

/** Keeps the draft as the chat machine does. */
function WithDraft({ onSend, onDraftChange, draft: first, ...props }: ChatComposerProps) {
  const [draft, setDraft] = useState(first);
  const charactersLeft = LIMIT - [...draft].length;
  return (
    <div className="mu:w-[34rem] mu:max-w-[calc(100vw-2rem)]">
      <ChatComposer
        {...props}
        draft={draft}
        canSend={draft.trim() !== '' && charactersLeft >= 0}
        charactersLeft={charactersLeft}
        onDraftChange={(text) => {
          onDraftChange(text);
          setDraft(text);
        }}
        onSend={() => {
          onSend();
          setDraft('');
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Patterns/ChatComposer',
  component: ChatComposer,
  parameters: { guide },
  args: { partnerName: 'Lin Yue', draft: '', canSend: false, charactersLeft: LIMIT, onDraftChange: fn(), onSend: fn() },
  render: (args) => <WithDraft {...args} />,
} satisfies Meta<typeof ChatComposer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EnterSendsAndShiftEnterStartsALine: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'One{Shift>}{Enter}{/Shift}two');
    await expect(field).toHaveValue('One\ntwo');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

export const BlankIsNotSent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '   {Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
  },
};

export const EnterThatEndsACompositionDoesNotSend: Story = {
  tags: ['no-picture'],
  args: { draft: '你好' },
  play: async ({ args, canvas }) => {
    await fireEvent.keyDown(canvas.getByRole('textbox'), { key: 'Enter', isComposing: true });
    // WebKit sends it after the composition is over: only the key code tells.
    await fireEvent.keyDown(canvas.getByRole('textbox'), { key: 'Enter', keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await fireEvent.keyDown(canvas.getByRole('textbox'), { key: 'Enter', keyCode: 13 });
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const GrowsTo200Px: Story = {
  args: { draft: Array.from({ length: 20 }, (_, line) => `Line ${line + 1}`).join('\n') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').getBoundingClientRect().height).toBe(200);
  },
};

/** A picked emoji is inserted at the caret; the picker stays open for another, and Escape returns to its button. */
export const EmojisAtTheCaret: Story = {
  args: { draft: 'Well done!' },
  // Emojis look different on every machine.
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox');
    field.focus();
    field.setSelectionRange(4, 9);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const picker = within(await screen.findByRole('dialog', { name: 'Emoji' }));
    await userEvent.type(await picker.findByRole('searchbox'), 'heart{ArrowDown}');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field.value).toMatch(/^Well\P{L}+!$/u));
    await waitFor(() => expect(field.selectionStart).toBe(field.value.length - 1));
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Emoji' })).toHaveFocus());
  },
};

const gif = { id: 'wave', title: 'Two diamonds wave', previewUrl: wave, stillUrl: wave };
const gifs = {
  query: '',
  gifs: [gif],
  page: 1,
  hasNext: false,
  onSearch: fn(),
  onPage: fn(),
  onRetry: fn(),
  onGif: fn(),
  source: 'Powered by KLIPY',
};

export const WithGifs: Story = { args: { gifs } };

export const Gifs: Story = {
  tags: ['no-picture'],
  args: { gifs },
  render: (args) => (
    <div className="mu:flex mu:min-h-150 mu:items-end">
      <WithDraft {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'GIF' }).focus();
    await userEvent.keyboard('{Enter}');
    const picker = within(await screen.findByRole('dialog', { name: 'Choose a GIF' }));
    await expect(gifs.onSearch).toHaveBeenCalledWith('');
    (await picker.findByRole('option', { name: 'Two diamonds wave' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(gifs.onGif).toHaveBeenCalledWith(gif);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'GIF' })).toHaveFocus());
  },
};

export const GifsOpen: Story = {
  args: { gifs },
  render: (args) => (
    <div className="mu:flex mu:min-h-150 mu:items-end">
      <WithDraft {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'GIF' }));
    await within(await screen.findByRole('dialog')).findByRole('option');
  },
};

export const CountsNearTheEnd: Story = {
  tags: ['matrix'],
  args: { draft: 'x'.repeat(3950) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('50 characters left');
  },
};

export const TooLongKeepsEverything: Story = {
  args: { draft: 'x'.repeat(4012) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('12 characters too many');
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toHaveValue('x'.repeat(4012));
  },
};

/** What was written stays readable, and nothing is sent (D65). */
export const Muted: Story = {
  args: { draft: 'I will bring the deck.', canSend: true, mutedUntil: '2026-08-01T12:00:00.000Z' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAttribute('readonly');
    await expect(field).toHaveAccessibleDescription(/^You cannot send messages until August 1, 2026/);
    await userEvent.type(field, 'More{Enter}');
    await expect(args.onDraftChange).not.toHaveBeenCalled();
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
  },
};
