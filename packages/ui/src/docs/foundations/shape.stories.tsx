import type { Meta, StoryObj } from '@storybook/react-vite';
import { DocSection } from '../../lib/story/doc-section.tsx';
import { FoundationPage } from './page.tsx';

const meta = {
  title: 'Foundations/Shape',
  tags: ['!autodocs', 'whole-page'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

const radii = [
  ['small 4', 'mu:rounded-small', 'code, focus of a link'],
  ['control 8', 'mu:rounded-control', 'buttons, fields'],
  ['card 14', 'mu:rounded-card', 'cards, menus'],
  ['sheet 24', 'mu:rounded-sheet', 'sheets, the card of the deck'],
  ['full', 'mu:rounded-full', 'chips, switches'],
] as const;

const depths = [
  ['sunken', 'mu:bg-surface-sunken mu:border mu:border-border', 'a well: what lies behind'],
  ['surface', 'mu:bg-surface mu:border mu:border-border', 'the page'],
  ['raised', 'mu:bg-surface-raised mu:border mu:border-border', 'a card on it'],
  ['floating', 'mu:bg-surface-floating mu:shadow-float', 'a menu, a dialog'],
  ['dragged', 'mu:bg-surface-floating mu:shadow-drag', 'what a hand holds'],
] as const;

const Specimens = ({ of }: { of: ReadonlyArray<readonly [string, string, string]> }) => (
  <ul className="mu:grid mu:grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] mu:gap-x-5 mu:gap-y-8">
    {of.map(([name, className, use]) => (
      <li key={name} className="mu:text-sm">
        <span className={`mu:mb-3 mu:block mu:h-24 ${className}`} />
        {name}
        <span className="mu:block mu:text-xs mu:text-text-muted">{use}</span>
      </li>
    ))}
  </ul>
);

export const Shape: StoryObj<typeof meta> = {
  render: () => (
    <FoundationPage
      title="Shape and depth"
      lead="A corner says how big a thing is, a surface how near it is. Both are few, so that each keeps its meaning."
    >
      <DocSection
        title="Radii"
        why="The larger the thing, the rounder. What lies inside another takes a smaller one, so that the two curves run alongside."
      >
        <Specimens
          of={radii.map(
            ([name, radius, use]) =>
              [name, `mu:border mu:border-border-strong mu:bg-surface-raised ${radius}`, use] as const,
          )}
        />
      </DocSection>
      <DocSection
        title="Depth"
        why="By surface and a hairline. In the light theme what is nearer is lighter by a breath; in the dark one by a step, because a shadow on black shows nothing."
      >
        <Specimens of={depths.map(([name, look, use]) => [name, `mu:rounded-card ${look}`, use] as const)} />
      </DocSection>
    </FoundationPage>
  ),
};
