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
  ['small 4', 'rounded-small', 'code, focus of a link'],
  ['control 8', 'rounded-control', 'buttons, fields'],
  ['card 14', 'rounded-card', 'cards, menus'],
  ['sheet 24', 'rounded-sheet', 'sheets, the card of the deck'],
  ['full', 'rounded-full', 'chips, switches'],
] as const;

const depths = [
  ['sunken', 'bg-surface-sunken border border-border', 'a well: what lies behind'],
  ['surface', 'bg-surface border border-border', 'the page'],
  ['raised', 'bg-surface-raised border border-border', 'a card on it'],
  ['floating', 'bg-surface-floating shadow-float', 'a menu, a dialog'],
  ['dragged', 'bg-surface-floating shadow-drag', 'what a hand holds'],
] as const;

const Specimens = ({ of }: { of: ReadonlyArray<readonly [string, string, string]> }) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-5 gap-y-8">
    {of.map(([name, className, use]) => (
      <li key={name} className="text-sm">
        <span className={`mb-3 block h-24 ${className}`} />
        {name}
        <span className="block text-xs text-text-muted">{use}</span>
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
            ([name, radius, use]) => [name, `border border-border-strong bg-surface-raised ${radius}`, use] as const,
          )}
        />
      </DocSection>
      <DocSection
        title="Depth"
        why="By surface and a hairline. In the light theme what is nearer is lighter by a breath; in the dark one by a step, because a shadow on black shows nothing."
      >
        <Specimens of={depths.map(([name, look, use]) => [name, `rounded-card ${look}`, use] as const)} />
      </DocSection>
    </FoundationPage>
  ),
};
