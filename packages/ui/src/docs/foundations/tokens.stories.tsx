import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { DocSection } from '../../lib/story/doc-section.tsx';
import { CopyButton } from '../../primitives/copy-button/copy-button.tsx';
import { declarations } from '../../tokens/css.ts';
import { type ThemedColour, tokens } from '../../tokens/tokens.ts';
import { FoundationPage } from './page.tsx';

const meta = {
  title: 'Foundations/Tokens',
  tags: ['!autodocs', 'whole-page'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <FoundationPage title="Tokens" lead="Every token with its value. Set its variable on the page, or on a part of it.">
      <DocSection title="Colours" why="By meaning. What is written from the accent follows it.">
        <Colours />
      </DocSection>
      {sections.map(([title, why, ...marks]) => (
        <DocSection key={title} title={title} why={why}>
          <ul className="mu:flex mu:flex-col">
            {marks.flatMap(declared).map(([name, value]) => (
              <li key={name} className={`${line} mu:sm:grid mu:sm:grid-cols-[16rem_minmax(0,1fr)] mu:sm:gap-x-6`}>
                <span className={code}>{name}</span>
                <Value of={name} value={value} />
              </li>
            ))}
          </ul>
        </DocSection>
      ))}
    </FoundationPage>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const sections = [
  ['Shadows', 'Only on what floats.', 'shadows'],
  ['Text', 'Sizes grow with the reader’s own; the large ones with the window too.', 'text'],
  ['Corners', 'The larger the thing, the rounder.', 'radius'],
  ['Space', 'One step, and the heights of what is pressed.', 'space'],
  ['Faces', 'The first that a device has.', 'fonts'],
  ['Motion', 'How long a change takes, and its curve.', 'motion', 'easing'],
] as const;

const line = 'mu:border-t mu:border-border mu:py-2 mu:first:border-t-0 mu:first:pt-0';
const code = 'mu:font-mono mu:text-sm mu:wrap-anywhere';

/** The declarations under a mark of the kit's sheet, by the names that a page sees. */
const declared = (mark: string): ReadonlyArray<readonly [name: string, value: string]> =>
  (declarations()[mark === 'shadows' ? 'colours' : mark] ?? [])
    .filter((declaration) => mark !== 'shadows' || declaration.startsWith('--mu-shadow-'))
    .map((declaration) => {
      const [name = '', value = ''] = declaration.replace(/;$/, '').split(/: (.*)/s);
      return [name.replace(/^--(?!mu-)/, '--mu-'), value];
    });

const Value = ({ of, value, theme }: { of: string; value: string; theme?: string }) => (
  <span className="mu:flex mu:items-center mu:gap-2">
    {theme && (
      <span
        data-theme={theme}
        className="mu:size-6 mu:shrink-0 mu:rounded-small mu:border mu:border-border-strong"
        style={{ background: `var(${of})` }}
      />
    )}
    <span className={`${code} mu:min-w-0 mu:flex-1 mu:text-text-muted`}>{value}</span>
    <CopyButton
      hideLabel
      variant="quiet"
      text={value}
      label={`Copy ${of}${theme ? ` in ${theme}` : ''}`}
      copiedLabel="Copied"
      failedLabel="Copy failed"
    />
  </span>
);

const inBoth = (colour: ThemedColour): readonly [light: string, dark: string] =>
  typeof colour === 'string' ? [colour, colour] : colour;

const Colours = () => (
  <ul className="mu:flex mu:flex-col">
    {Object.entries(tokens.colour).map(([token, colour]) => {
      const name = `--mu-${token}`;
      const [light, dark] = inBoth(colour);
      return (
        <li key={name} className={line}>
          <span className={code}>{name}</span>
          <span className="mu:mt-1 mu:grid mu:gap-x-6 mu:sm:grid-cols-2">
            <Value of={name} value={light} theme="light" />
            <Value of={name} value={dark} theme="dark" />
          </span>
        </li>
      );
    })}
  </ul>
);

export const Tokens: Story = {};

export const CopiesAValue: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy --mu-surface in dark' }));
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Copied'));
    await expect(write.mock.calls).toEqual([[tokens.colour.surface[1]]]);
  },
};
