import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { wave } from '../message-bubble/message.examples.ts';
import { chatComposerGuide } from './chat-composer.guide.ts';
import { ChatComposer, type ChatComposerProps } from './chat-composer.tsx';

const LIMIT = 4000;

/** Keeps the draft as the chat machine does. */
function WithDraft({ onSend, onDraftChange, draft: first, ...props }: ChatComposerProps) {
  const [draft, setDraft] = useState(first);
  const charactersLeft = LIMIT - [...draft].length;
  return (
    <div className="w-[34rem] max-w-[calc(100vw-2rem)]">
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
  parameters: { guide: chatComposerGuide },
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
  args: { draft: '你好' },
  play: async ({ args, canvas }) => {
    await fireEvent.keyDown(canvas.getByRole('textbox'), { key: 'Enter', isComposing: true });
    await expect(args.onSend).not.toHaveBeenCalled();
    await fireEvent.keyDown(canvas.getByRole('textbox'), { key: 'Enter' });
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const GrowsTo200Px: Story = {
  args: { draft: Array.from({ length: 20 }, (_, line) => `Line ${line + 1}`).join('\n') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').getBoundingClientRect().height).toBe(200);
  },
};

/** What is picked is written where the caret stands; the picker stays for another one, and Escape leads back to its button. */
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
const gifs = { query: '', gifs: [gif], page: 1, hasNext: false, onSearch: fn(), onPage: fn(), onGif: fn() };

export const WithGifs: Story = { args: { gifs } };

export const Gifs: Story = {
  tags: ['no-picture'],
  args: { gifs },
  render: (args) => (
    <div className="flex min-h-150 items-end">
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
    <div className="flex min-h-150 items-end">
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
