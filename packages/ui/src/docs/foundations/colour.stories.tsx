import type { Meta, StoryObj } from '@storybook/react-vite';
import { DocSection } from '../../lib/story/doc-section.tsx';
import css from '../../theme.css?raw';
import { contrast, over } from '../../tokens/colour.ts';
import { pairs, surfaces } from '../../tokens/pairs.ts';
import { type Tokens, tokensOf, utilityColours } from '../../tokens/theme-tokens.ts';
import { FoundationPage } from './page.tsx';

const meta = {
  title: 'Foundations/Colour',
  tags: ['!autodocs', 'whole-page'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

/** The colours of one hue: itself, its states, the text on it, its soft background and the text on that. */
const hue = (name: string) => new RegExp(`^(on-)?${name}(-|$)`);

/** Each hue starts a new row, so that its states are below those of the previous one. */
const groups = [
  {
    title: 'Surfaces',
    rows: [/^(surface|control|fill|scrim)/],
    why: 'A ramp of warm paper and ink, hue 85, never pure white or black. Depth is one step of surface and a hairline; only what floats has a shadow.',
  },
  {
    title: 'Text and lines',
    rows: [/^(text|border|focus|on-inverse)/],
    why: 'Three strengths of text, each readable on every surface. The line of a field is stronger than that of a card, 3 to 1, because without it nobody would find the field.',
  },
  {
    title: 'Gold',
    rows: [hue('accent')],
    why: 'The colour of the ecosystem. It marks the one main action of a screen and what two sides share, so it means something wherever it appears. Ink on gold, never white.',
  },
  {
    title: 'The deck',
    rows: ['like', 'pass', 'super-like'].map(hue),
    why: 'Each way to answer a card has a hue of its own, used nowhere else: a green button elsewhere would look like a like.',
  },
  {
    title: 'Messages',
    rows: ['success', 'warning', 'danger', 'info'].map(hue),
    why: 'What happened. Soft with a text colour of its own beside other content, solid where it must be seen from afar. An icon or words always say the same.',
  },
] as const;

const themes = { light: tokensOf(css, 'light'), dark: tokensOf(css, 'dark') };

/** The weakest contrast of a text on any of its backgrounds. */
function weakest(tokens: Tokens, text: string, backgrounds: readonly string[]): number {
  const ratios = backgrounds.flatMap((name) => {
    const [ink, ground] = [tokens.get(text), tokens.get(name)];
    if (!ink || !ground) return [];
    const seen =
      ground.alpha === 1
        ? [ground]
        : surfaces.flatMap((surface) => tokens.get(surface) ?? []).map((surface) => over(ground, surface));
    return seen.map((one) => contrast(over(ink, one), one));
  });
  return Math.min(...ratios);
}

export const Colour: StoryObj<typeof meta> = {
  render: () => (
    <FoundationPage
      title="Colour"
      lead="Components know colours by what they are for, never by what they look like. There are two themes, both drawn by hand, and either may lie inside the other."
    >
      {groups.map(({ title, rows, why }) => (
        <DocSection key={title} title={title} why={why}>
          <div className="mu:flex mu:flex-col mu:gap-5">
            {rows.map((row) => (
              <ul key={row.source} className="mu:grid mu:grid-cols-3 mu:gap-x-3 mu:gap-y-5 mu:sm:grid-cols-6">
                {utilityColours(css)
                  .filter((name) => row.test(name))
                  .map((name) => (
                    <li key={name} className="mu:text-xs mu:text-text-muted">
                      <span
                        className="mu:mb-1.5 mu:block mu:h-12 mu:rounded-control mu:border mu:border-border"
                        style={{ background: `var(--mu-${name})` }}
                      />
                      {name}
                    </li>
                  ))}
              </ul>
            ))}
          </div>
        </DocSection>
      ))}
      <DocSection
        title="Contrast"
        why="Computed here from the theme as it stands. A test does the same for every text in the sources, nested in its grounds and in each state, and fails below 4.5 for text and 3 for icons, lines and focus rings."
      >
        <table className="mu:w-full mu:text-left mu:text-sm">
          <thead className="mu:text-text-muted">
            <tr>
              <th scope="col" className="mu:pb-2 mu:font-medium">
                Foreground
              </th>
              <th scope="col" className="mu:pb-2 mu:font-medium">
                Backgrounds
              </th>
              <th scope="col" className="mu:pb-2 mu:font-medium">
                Needs
              </th>
              <th scope="col" className="mu:pb-2 mu:font-medium">
                Light
              </th>
              <th scope="col" className="mu:pb-2 mu:font-medium">
                Dark
              </th>
            </tr>
          </thead>
          <tbody>
            {pairs.map(({ text, on, least }) => (
              <tr key={text + on.join()} className="mu:border-t mu:border-border">
                <th scope="row" className="mu:py-2 mu:pr-4 mu:font-normal">
                  <span
                    className="mu:mr-2.5 mu:inline-block mu:size-2.5 mu:rotate-45 mu:border mu:border-border-strong"
                    style={{ background: `var(--mu-${text})` }}
                  />
                  {text}
                </th>
                <td className="mu:py-2 mu:pr-4 mu:text-text-muted">
                  {on.length > 2 ? `${on[0]} and ${on.length - 1} more` : on.join(', ')}
                </td>
                <td className="mu:figures mu:py-2 mu:pr-4 mu:text-text-muted">{least}</td>
                <td className="mu:figures mu:py-2 mu:pr-4">{weakest(themes.light, text, on).toFixed(1)}</td>
                <td className="mu:figures mu:py-2">{weakest(themes.dark, text, on).toFixed(1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </DocSection>
    </FoundationPage>
  ),
};
