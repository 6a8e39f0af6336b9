import { useState } from 'react';
import { DocSection, Prose } from '../../lib/story/doc-section.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { CopyButton } from '../../primitives/copy-button/copy-button.tsx';
import { Slider, type SliderProps } from '../../primitives/slider/slider.tsx';
import { Table, type TableProps } from '../../primitives/table/table.tsx';
import css from '../../theme.css?raw';
import { contrastsOf, type Measured } from '../../tokens/contrasts.ts';
import { pairs } from '../../tokens/pairs.ts';
import { accentOf, type Lch, tokensOf } from '../../tokens/theme-tokens.ts';
import { ownTheme, type OwnTokens, tokens } from '../../tokens/tokens.ts';
import { Everything } from '../everything.tsx';
import { FoundationPage } from './page.tsx';

/** Where the theme that is being built holds. */
const SCOPE = 'built-theme';

const scaled = <Name extends string>(sizes: Readonly<Record<Name, number>>, by: number) =>
  Object.fromEntries(Object.entries<number>(sizes).map(([name, px]) => [name, Math.round(px * by)]));

/** A theme from an accent, the corner of a control in px and a step of distance in px: the rest keeps its proportions. */
function themeFrom([l, c, h]: Lch, corner: number, step: number): OwnTokens {
  return {
    colour: { accent: `oklch(${l} ${c} ${h})` },
    radius: scaled(tokens.radius, corner / tokens.radius.control),
    height: scaled(tokens.height, step / tokens.spacing),
    spacing: step,
  };
}

interface Row {
  readonly id: string;
  readonly text: string;
  readonly least: number;
  readonly light: Measured;
  readonly dark: Measured;
}

const weakest = (measured: readonly Measured[]): Measured =>
  measured.reduce((least, each) => (each.ratio < least.ratio ? each : least));

/** Every pair at its weakest, the weakest for what it must reach first. */
function measure(accent: Lch, written: string): Row[] {
  const all = css + written;
  const [light, dark] = [tokensOf(all, 'light', accent), tokensOf(all, 'dark', accent)];
  const slack = ({ light: one, dark: other, least }: Row): number => Math.min(one.ratio, other.ratio) / least;
  return pairs
    .map((pair) => ({
      id: [pair.text, ...pair.on].join(' '),
      text: pair.text,
      least: pair.least,
      light: weakest(contrastsOf(light, pair)),
      dark: weakest(contrastsOf(dark, pair)),
    }))
    .toSorted((one, other) => slack(one) - slack(other));
}

const place = ({ place: ground, ratio }: Measured, least: number) => (
  <span className="mu:inline-flex mu:flex-wrap mu:items-center mu:gap-2">
    {ratio.toFixed(2)} <span className="mu:text-text-muted">on {ground}</span>
    {ratio < least && <Badge tone="danger">Too weak</Badge>}
  </span>
);

const columns: TableProps<Row, 'text' | 'least' | 'light' | 'dark'>['columns'] = [
  { id: 'text', title: 'Colour', cell: ({ text }) => text },
  { id: 'least', title: 'At least', cell: ({ least }) => least, align: 'end' },
  { id: 'light', title: 'Light', cell: ({ light, least }) => place(light, least) },
  { id: 'dark', title: 'Dark', cell: ({ dark, least }) => place(dark, least) },
];

const code = 'mu:overflow-x-auto mu:rounded-card mu:bg-surface-sunken mu:p-4 mu:font-mono mu:text-sm';

const NumberSlider = ({
  onChange,
  ...props
}: Omit<SliderProps, 'value' | 'onChange'> & { value: number; onChange: (value: number) => void }) => (
  <Slider {...props} onChange={(next) => typeof next === 'number' && onChange(next)} />
);

/** Builds a theme from an accent, a corner and a density: its contrasts, the kit in it, and its values to copy. */
export function ThemeBuilder() {
  const [[l, c, h], setAccent] = useState<Lch>(accentOf(css));
  const [corner, setCorner] = useState<number>(tokens.radius.control);
  const [step, setStep] = useState<number>(tokens.spacing);
  const own = themeFrom([l, c, h], corner, step);
  const written = ownTheme(own);
  const rows = measure([l, c, h], written);
  const weak = rows.filter(({ light, dark, least }) => Math.min(light.ratio, dark.ratio) < least).length;
  const json = JSON.stringify(own, null, 2);
  return (
    <FoundationPage
      title="Theme builder"
      lead="A brand is an accent, a corner and a density. The colours around the accent are derived from it."
    >
      <DocSection title="Choose" why="Lightness, chroma and hue of the accent in OKLCH; corners and distances in px.">
        <div className="mu:grid mu:gap-5 mu:sm:grid-cols-2">
          <NumberSlider
            label="Lightness"
            value={l}
            onChange={(value) => setAccent([value, c, h])}
            minValue={0.3}
            maxValue={0.95}
            step={0.01}
          />
          <NumberSlider
            label="Chroma"
            value={c}
            onChange={(value) => setAccent([l, value, h])}
            minValue={0}
            maxValue={0.3}
            step={0.001}
          />
          <NumberSlider
            label="Hue"
            value={h}
            onChange={(value) => setAccent([l, c, value])}
            minValue={0}
            maxValue={360}
            step={1}
          />
          <NumberSlider
            label="Corner of a control"
            value={corner}
            onChange={setCorner}
            minValue={0}
            maxValue={22}
            step={1}
          />
          <NumberSlider
            label="Step of distance"
            value={step}
            onChange={setStep}
            minValue={3}
            maxValue={5}
            step={0.25}
          />
        </div>
      </DocSection>
      <DocSection title="Contrast" why="Each colour where it is weakest, of all grounds that the kit puts it on.">
        <output className="mu:mb-3 mu:block mu:text-sm">
          {weak === 0 ? 'Every colour is readable.' : `Too weak: ${weak} of ${rows.length} colours.`}
        </output>
        <Table label="Contrast" columns={columns} rows={rows} rowId={({ id }) => id} empty="No colours" />
      </DocSection>
      <DocSection
        title="Take it along"
        why={<Prose>{'A sheet for your app, or the values for `ownTheme` of `@mutuals/ui/tokens`.'}</Prose>}
      >
        <div className="mu:grid mu:gap-4 mu:lg:grid-cols-2">
          {[
            ['CSS', written],
            ['JSON', json],
          ].map(([name = '', text = '']) => (
            <figure key={name} className="mu:flex mu:min-w-0 mu:flex-col mu:gap-2">
              <figcaption className="mu:flex mu:items-center mu:justify-between mu:gap-2">
                <span className="mu:font-medium">{name}</span>
                <CopyButton text={text} label={`Copy the ${name}`} size="sm" />
              </figcaption>
              <pre className={code}>{text}</pre>
            </figure>
          ))}
        </div>
      </DocSection>
      <style>{ownTheme(own, `.${SCOPE}`)}</style>
      {(['light', 'dark'] as const).map((theme) => (
        <section key={theme} aria-label={`The kit in ${theme}`} className={SCOPE}>
          <div data-theme={theme} className="mu:overflow-hidden mu:rounded-card mu:border mu:border-border">
            <Everything />
          </div>
        </section>
      ))}
    </FoundationPage>
  );
}
