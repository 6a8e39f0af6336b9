import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { DocSection } from '../../lib/story/doc-section.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { RetryIcon } from '../../primitives/icons/icons.ts';
import { Mark } from '../../primitives/logo/mark.tsx';
import css from '../../theme.css?raw';
import { FoundationPage } from './page.tsx';

const meta = {
  title: 'Foundations/Motion',
  tags: ['!autodocs', 'whole-page'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

const durations = [
  ['120 ms', 'a change of state, what leaves'],
  ['160 ms', 'a fade'],
  ['180 ms', 'a menu, a dialog that arrives'],
  ['620 ms', 'two diamonds that meet: the one moment that may take its time'],
] as const;

/** The points of the spring in theme.css, `value at%` or a value halfway between its neighbours. */
function springOf(sheet: string): Array<readonly [number, number]> {
  const points = (/--ease-spring: linear\(([^)]*)\)/.exec(sheet)?.[1] ?? '').split(', ').map((point) => {
    const [value = '0', at] = point.split(' ');
    return { value: Number(value), at: at === undefined ? undefined : Number.parseFloat(at) / 100 };
  });
  const placeOf = (index: number): number => {
    const own = points[index]?.at ?? (index === 0 ? 0 : index === points.length - 1 ? 1 : undefined);
    if (own !== undefined) return own;
    const before = points.slice(0, index).findLastIndex(({ at }, place) => at !== undefined || place === 0);
    const after = points.findIndex(
      ({ at }, place) => place > index && (at !== undefined || place === points.length - 1),
    );
    return placeOf(before) + ((placeOf(after) - placeOf(before)) * (index - before)) / (after - before);
  };
  return points.map(({ value }, index) => [placeOf(index), value] as const);
}

const Curve = ({ name, use, path }: { name: string; use: string; path: string }) => (
  <div className="mu:text-sm">
    <svg
      viewBox="-4 -24 108 132"
      fill="none"
      aria-hidden="true"
      className="mu:mb-3 mu:h-36 mu:rounded-card mu:border mu:border-border mu:bg-surface-raised mu:p-3"
    >
      <path d="M0 100H100M0 0H100" className="mu:stroke-border" strokeDasharray="2 3" />
      <path d={path} className="mu:stroke-text" strokeWidth="2" />
    </svg>
    {name}
    <span className="mu:block mu:text-xs mu:text-text-muted">{use}</span>
  </div>
);

function Replay() {
  const [turn, setTurn] = useState(0);
  return (
    <div className="mu:flex mu:flex-wrap mu:items-center mu:gap-8">
      <Mark key={turn} motion="meet" className="mu:h-20" weight={1.4} />
      <Mark motion="wait" className="mu:h-20" weight={1.4} />
      <Button size="sm" icon={<RetryIcon aria-hidden="true" className="mu:size-4" />} onPress={() => setTurn(turn + 1)}>
        Meet again
      </Button>
    </div>
  );
}

export const Motion: StoryObj<typeof meta> = {
  render: () => (
    <FoundationPage
      title="Motion"
      lead="Things move to say where they came from and where they went. Nothing moves to be looked at, but for two moments: a match, and a payment that is confirmed."
    >
      <DocSection
        title="Curves"
        why="A spring for what a hand has moved, since a hand expects weight. A quick start and a long landing for the rest."
      >
        <div className="mu:flex mu:flex-wrap mu:gap-8">
          <Curve
            name="ease-spring"
            use="cards, the mark, a switch"
            path={`M${springOf(css)
              .map(([at, value]) => `${(at * 100).toFixed(1)} ${(100 - value * 100).toFixed(1)}`)
              .join('L')}`}
          />
          <Curve name="ease-out" use="everything else" path="M0 100C20 20 20 0 100 0" />
        </div>
      </DocSection>
      <DocSection title="Durations" why="Between 120 and 220 ms nobody waits, and still everybody sees it.">
        <dl className="mu:flex mu:flex-col">
          {durations.map(([time, use]) => (
            <div
              key={time}
              className="mu:grid mu:grid-cols-[5rem_minmax(0,1fr)] mu:gap-4 mu:border-b mu:border-border mu:py-2.5 mu:first:pt-0 mu:last:border-b-0"
            >
              <dt className="mu:figures mu:text-text-muted">{time}</dt>
              <dd>{use}</dd>
            </div>
          ))}
        </dl>
      </DocSection>
      <DocSection title="The mark" why="It meets once, for a match; it breathes while a page loads.">
        <Replay />
      </DocSection>
      <DocSection
        title="Less of it"
        why="The toolbar’s “Reduced motion” shows it; the story gate never looks otherwise."
      >
        <p className="mu:max-w-prose">
          Only transform and opacity move, and every distance is multiplied by{' '}
          <code className="mu:font-mono mu:text-sm">--mu-motion</code>. Who asks their device for less motion has it at
          0: nothing travels, and the fade is left, so that a change is still seen. Confetti stays in its box, and
          carousels wait to be turned.
        </p>
      </DocSection>
    </FoundationPage>
  ),
};
