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
        <ul className="mu:flex mu:flex-col mu:gap-3">
          {steps.map(([step, use]) => (
            <li
              key={step}
              className="mu:grid mu:grid-cols-[5rem_4.5rem_minmax(0,1fr)] mu:items-center mu:gap-3 mu:text-sm"
            >
              <span className="mu:figures mu:text-text-muted">
                {step} · {step * 4} px
              </span>
              <span className="mu:h-4 mu:bg-accent" style={{ width: `${step * 0.25}rem` }} />
              <span>{use}</span>
            </li>
          ))}
        </ul>
      </DocSection>
      <DocSection
        title="Targets"
        why="A finger needs 44 px. What is drawn smaller has a hit area of that size around it: the utility touch-target."
      >
        <div className="mu:flex mu:flex-wrap mu:items-center mu:gap-12">
          {[
            [36, 'drawn 36, hit 44'],
            [24, 'drawn 24, hit 44'],
          ].map(([size, words]) => (
            <div key={words} className="mu:flex mu:items-center mu:gap-4 mu:text-sm mu:text-text-muted">
              <span className="mu:grid mu:size-11 mu:place-items-center mu:border mu:border-dashed mu:border-focus">
                <span
                  className="mu:grid mu:place-items-center mu:rounded-full mu:border mu:border-border-strong mu:bg-surface-raised"
                  style={{ width: `${size}px`, height: `${size}px` }}
                >
                  <SearchIcon aria-hidden="true" className="mu:size-3.5 mu:text-text" />
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
        <ul className="mu:flex mu:flex-col mu:gap-3">
          {widths.map(([width, words]) => (
            <li key={width} className="mu:text-sm">
              <span className="mu:figures mu:text-text-muted">{width}</span> {words}
              <span className="mu:mt-1.5 mu:block mu:h-1.5 mu:rounded-full mu:bg-fill">
                <span
                  className="mu:block mu:h-full mu:rounded-full mu:bg-border-strong"
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
