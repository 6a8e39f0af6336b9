import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DocSection, Prose } from '../../lib/story/doc-section.tsx';
import { Provider } from '../../provider/provider.tsx';
import { ownTheme, type OwnTokens, tokens } from '../../tokens/tokens.ts';
import { Everything } from '../everything.tsx';
import { FoundationPage } from './page.tsx';

const meta = {
  title: 'Foundations/Themes',
  tags: ['!autodocs', 'whole-page'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Grey, square and dense, with the device's own face: nothing of it is ours. */
const plain: OwnTokens = {
  colour: {
    accent: 'oklch(0.5 0.17 255)',
    surface: ['oklch(1 0 0)', 'oklch(0.19 0 0)'],
    'surface-raised': ['oklch(1 0 0)', 'oklch(0.23 0 0)'],
    'surface-sunken': ['oklch(0.96 0 0)', 'oklch(0.15 0 0)'],
    'surface-floating': ['oklch(1 0 0)', 'oklch(0.26 0 0)'],
    control: ['oklch(0.97 0 0)', 'oklch(0.28 0 0)'],
    border: ['oklch(0.87 0 0)', 'oklch(0.35 0 0)'],
    text: ['oklch(0.2 0 0)', 'oklch(0.95 0 0)'],
    'text-muted': ['oklch(0.43 0 0)', 'oklch(0.76 0 0)'],
  },
  radius: { small: 0, control: 2, card: 2, sheet: 2 },
  height: { 'control-small': 28, control: 34, 'control-large': 42 },
  spacing: 3.25,
  text: { base: '0.875rem', sm: '0.8125rem' },
  font: { text: 'system-ui, sans-serif', display: 'system-ui, sans-serif' },
};

const example: OwnTokens = {
  colour: { accent: 'oklch(0.5 0.17 255)', surface: ['oklch(1 0 0)', 'oklch(0.19 0 0)'] },
  radius: { card: 2 },
};

const values = Object.entries({
  '--mu-accent': tokens.colour.accent,
  '--mu-radius-control': `${tokens.radius.control}px`,
  '--mu-radius-card': `${tokens.radius.card}px`,
  '--mu-spacing': `${tokens.spacing / 16}rem`,
  '--mu-spacing-control': `${tokens.height.control / 16}rem`,
  '--mu-text-base': tokens.text.base.size,
  '--mu-font-text': tokens.font.text[0],
  '--mu-motion': '1',
});

export const Themes: Story = {
  render: () => (
    <FoundationPage
      title="Themes"
      lead="Light and dark are two values of one theme. Another brand is another theme: nothing looks like Mutuals but by choice."
    >
      <DocSection
        title="Values of your own"
        why="A variable that the kit reads, set on the page or on a part of it. These are the ones that change most."
      >
        <dl className="mu:grid mu:grid-cols-[auto_1fr] mu:gap-x-6 mu:gap-y-2 mu:text-sm">
          {values.map(([name, value]) => (
            <div key={name} className="mu:contents">
              <dt className="mu:font-mono">{name}</dt>
              <dd className="mu:text-text-muted">{value}</dd>
            </div>
          ))}
        </dl>
      </DocSection>
      <DocSection
        title="Both themes, and nested ones"
        why="A colour has two values, and is declared at each theme anew: set it for both, and wherever a theme begins."
      >
        <pre className="mu:overflow-x-auto mu:rounded-card mu:bg-surface-sunken mu:p-4 mu:font-mono mu:text-sm">
          {ownTheme(example)}
        </pre>
        <p className="mu:mt-3 mu:text-sm mu:text-text-muted">
          <Prose>
            {
              '`ownTheme` of `@mutuals/ui/tokens` writes it. `light.tokens.json` and `dark.tokens.json` beside it are for design tools, in the Design Tokens format 2025.10: in Figma, import each as one mode of a collection of variables.'
            }
          </Prose>
        </p>
      </DocSection>
    </FoundationPage>
  ),
};

/** The kit in a theme that is not ours. */
export const AnotherTheme: Story = {
  render: () => (
    <Provider>
      <style>{ownTheme(plain)}</style>
      <Everything />
    </Provider>
  ),
  play: async ({ canvas }) => {
    const [button] = canvas.getAllByRole('button', { name: 'Save' });
    if (!button) throw new Error('no button');
    const style = getComputedStyle(button);
    await expect([style.height, style.borderTopLeftRadius, style.fontSize]).toEqual(['34px', '2px', '14px']);
  },
};
