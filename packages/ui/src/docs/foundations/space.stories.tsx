import type { Meta, StoryObj } from '@storybook/react-vite';
import { DocSection } from '../../lib/story/doc-section.tsx';
import { SearchIcon } from '../../primitives/icons/icons.ts';
import { FoundationPage } from './page.tsx';

const meta = {
  title: 'Foundations/Space',
  tags: ['!autodocs', 'whole-page'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

const steps = [
  [1, 'between an icon and its count'],
  [2, 'between a label and its field'],
  [3, 'inside a chip, between chips'],
  [4, 'inside a control, between controls'],
  [6, 'inside a card'],
  [8, 'between groups'],
  [12, 'between sections of a page'],
  [16, 'between sections of a public page'],
] as const;

const widths = [
  [320, 'Still works'],
  [390, 'Phone: one column, actions in reach of the thumb'],
  [768, 'Tablet: two columns where they help'],
  [1440, 'Desktop: the page stops growing at 64 rem'],
] as const;

export const Space: StoryObj<typeof meta> = {
  render: () => (
    <FoundationPage
      title="Space"
      lead="Everything lies on a grid of 4 px. What belongs together is closer than what does not, and the eye needs no boxes to see it."
    >
      <DocSection
        title="Steps"
        why="A step is 4 px, written in rem: with larger text the room around it grows as well."
      >
        <ul className="flex flex-col gap-3">
          {steps.map(([step, use]) => (
            <li key={step} className="grid grid-cols-[5rem_4.5rem_minmax(0,1fr)] items-center gap-3 text-sm">
              <span className="figures text-text-muted">
                {step} · {step * 4} px
              </span>
              <span className="h-4 bg-accent" style={{ width: `${step * 0.25}rem` }} />
              <span>{use}</span>
            </li>
          ))}
        </ul>
      </DocSection>
      <DocSection
        title="Targets"
        why="A finger needs 44 px. What is drawn smaller has a hit area of that size around it: the utility touch-target."
      >
        <div className="flex flex-wrap items-center gap-12">
          {[
            [36, 'drawn 36, hit 44'],
            [24, 'drawn 24, hit 44'],
          ].map(([size, words]) => (
            <div key={words} className="flex items-center gap-4 text-sm text-text-muted">
              <span className="grid size-11 place-items-center border border-dashed border-focus">
                <span
                  className="grid place-items-center rounded-full border border-border-strong bg-surface-raised"
                  style={{ width: `${size}px`, height: `${size}px` }}
                >
                  <SearchIcon aria-hidden="true" className="size-3.5 text-text" />
                </span>
              </span>
              {words}
            </div>
          ))}
        </div>
      </DocSection>
      <DocSection
        title="Windows"
        why="Designed at three widths, tested at four. A component asks for the room that it has (container queries), not for the window’s, so a card is the same in a list and in a dialog."
      >
        <ul className="flex flex-col gap-3">
          {widths.map(([width, words]) => (
            <li key={width} className="text-sm">
              <span className="figures text-text-muted">{width}</span> {words}
              <span className="mt-1.5 block h-1.5 rounded-full bg-fill">
                <span
                  className="block h-full rounded-full bg-border-strong"
                  style={{ width: `${(width / 1440) * 100}%` }}
                />
              </span>
            </li>
          ))}
        </ul>
      </DocSection>
    </FoundationPage>
  ),
};
