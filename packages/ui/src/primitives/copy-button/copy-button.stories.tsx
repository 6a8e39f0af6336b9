import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import type { Guide } from '../../lib/story/guide.ts';
import { partsOf } from '../../lib/parts.ts';
import { Matrix } from '../../lib/story/matrix.tsx';
import { options } from '../../lib/variants.ts';
import { CopyButton } from './copy-button.tsx';
import { copyPhaseVariants } from './copy-button.variants.ts';
import { CopyFace } from './copy-face.tsx';
import { COPIED_MS, COPY_FAILED_MS } from './use-copy.ts';
import { copyButtonParts } from './copy-button.parts.ts';

const guide: Guide = {
  use: [
    'Beside a text that people need in another app: a payment address, an amount, a transaction hash, a link to a profile.',
  ],
  avoid: [
    'To share with a person: use Button with the system’s share sheet.',
    'For a text that people only read: they can select it.',
  ],
  anatomy: [copyButtonParts],
  keyboard: [{ keys: 'Enter, Space', does: 'Copies', story: 'Keyboard' }],
  reader: [
    'The name stays “Copy address” throughout.',
    '“Copied” or the failure is announced politely after each press, also the second time.',
  ],
  dos: [
    'Say what is copied: “Copy address”.',
    'Show the text itself near the button, so that a failure leaves a way to select it.',
  ],
  donts: ['Don’t add a toast: the button already says it.', 'Don’t copy something other than what is shown beside it.'],
};

const texts = { label: 'Copy address', copiedLabel: 'Copied', failedLabel: 'Copy failed' };
const part = partsOf<typeof copyButtonParts>('copy-button', undefined);

const meta = {
  title: 'Primitives/CopyButton',
  component: CopyButton,
  args: { ...texts, text: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F' },
  argTypes: {
    variant: { control: 'inline-radio', options: ['secondary', 'quiet'] },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
  },
  parameters: { guide },
} satisfies Meta<typeof CopyButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Lets the moment of the result be over, which would take seconds. Begins before the press. */
function momentOf(ms: number): () => void {
  const timer = spyOn(window, 'setTimeout');
  return () => {
    const [end] = timer.mock.calls.find(([, after]) => after === ms) ?? [];
    if (typeof end === 'function') end();
  };
}

export const Phases: Story = {
  tags: ['matrix'],
  render: () => (
    <Matrix rows={['sm', 'md', 'lg', 'quiet', 'disabled']} columns={options(copyPhaseVariants, 'phase')}>
      {(look, phase) => {
        if (look === 'quiet')
          return <CopyFace data-slot="copy-button" part={part} {...texts} phase={phase} variant="quiet" />;
        if (look === 'disabled')
          return <CopyFace data-slot="copy-button" part={part} {...texts} phase={phase} isDisabled />;
        return <CopyFace data-slot="copy-button" part={part} {...texts} phase={phase} size={look} />;
      }}
    </Matrix>
  ),
};

export const FailedIconAlone: Story = {
  tags: ['open', 'no-picture-rtl'],
  render: () => (
    <div className="mu:mt-12">
      <CopyFace data-slot="copy-button" part={part} {...texts} phase="failed" variant="quiet" hideLabel />
    </div>
  ),
};

export const IconAlone: Story = {
  // Its message disappears by itself, at no fixed time for a picture.
  tags: ['no-picture'],
  args: { hideLabel: true, variant: 'quiet' },
  render: (args) => (
    <div className="mu:mt-12 mu:flex mu:items-center mu:gap-1">
      <code className="mu:font-mono mu:text-sm">0x71C7…976F</code>
      <CopyButton {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    const end = momentOf(COPY_FAILED_MS);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Copy failed'));
    end();
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

export const SaysForTwoSecondsThatItWorked: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const end = momentOf(COPIED_MS);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(write.mock.calls).toEqual([[args.text]]);
    end();
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};

export const SaysThatItFailed: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    const end = momentOf(COPY_FAILED_MS);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copy failed'));
    end();
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};

export const Keyboard: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(write).toHaveBeenCalledOnce());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(write).toHaveBeenCalledTimes(2));
    await expect(canvas.getByRole('button', { name: 'Copy address' })).toHaveFocus();
  },
};
