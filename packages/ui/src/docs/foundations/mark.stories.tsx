import type { Meta, StoryObj } from '@storybook/react-vite';
import { DocSection } from '../../lib/story/doc-section.tsx';
import { DiamondPortrait } from '../../patterns/diamond-portrait/diamond-portrait.tsx';
import { Intersection } from '../../patterns/intersection/intersection.tsx';
import { StepDrawing } from '../../patterns/step-drawing/step-drawing.tsx';
import { Drawing, emptyDrawings } from '../../primitives/empty-state/drawing.tsx';
import { GeneratedArt } from '../../primitives/generated-art/generated-art.tsx';
import { Logo } from '../../primitives/logo/logo.tsx';
import { Mark } from '../../primitives/logo/mark.tsx';
import { Theme } from '../../primitives/theme/theme.tsx';
import { FoundationPage } from './page.tsx';

const meta = {
  title: 'Foundations/Mark and pictures',
  tags: ['!autodocs', 'whole-page'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const MarkAndPictures: StoryObj<typeof meta> = {
  name: 'Mark and pictures',
  render: () => (
    <FoundationPage
      title="The mark, and what grows from it"
      lead="Two diamonds overlap, and what they share is gold. That is the product in one drawing, so every other picture is made of it."
    >
      <DocSection
        title="Construction"
        why="Two squares of equal size, turned by 45°. One reaches to the middle of the other; the overlap is a quarter of each."
      >
        <svg viewBox="0 0 34 24" fill="none" aria-hidden="true" className="mu:w-full mu:max-w-md">
          <path d="M0 12H34M12 0V24M22 0V24M17 0V24" className="mu:stroke-border" strokeWidth="0.1" />
          <path
            d="M0 2H34M0 22H34M2 0V24M32 0V24"
            className="mu:stroke-border-strong"
            strokeWidth="0.08"
            strokeDasharray="0.5 0.5"
          />
          <path d="M17 7l5 5-5 5-5-5z" className="mu:fill-accent" />
          <path
            d="M12 2l10 10-10 10L2 12zM22 2l10 10-10 10-10-10z"
            stroke="currentColor"
            strokeWidth="0.7"
            strokeLinejoin="round"
          />
        </svg>
      </DocSection>
      <DocSection title="On every ground" why="The outlines take the colour of the text, the gold stays.">
        <div className="mu:grid mu:gap-4 mu:sm:grid-cols-2">
          {(['light', 'dark'] as const).map((name) => (
            <Theme
              key={name}
              name={name}
              className="mu:flex mu:flex-wrap mu:items-center mu:gap-8 mu:rounded-card mu:border mu:border-border mu:bg-surface mu:p-8"
            >
              <Logo size="lg" />
              <Mark className="mu:h-5" />
            </Theme>
          ))}
        </div>
      </DocSection>
      <DocSection
        title="In common"
        why="Apart while nothing is shared; one over the other, with the count in gold, as soon as something is."
      >
        <div className="mu:flex mu:flex-wrap mu:items-center mu:gap-8">
          {[0, 1, 3, 6].map((count) => (
            <Intersection key={count} count={count} className="mu:h-14" />
          ))}
        </div>
      </DocSection>
      <DocSection
        title="Nothing here yet"
        why="An empty page says by its drawing what is missing: nobody, no entry, no word, or the thing itself."
      >
        <div className="mu:grid mu:grid-cols-2 mu:gap-4 mu:md:grid-cols-4 mu:[&>svg]:h-auto mu:[&>svg]:w-full">
          {emptyDrawings.map((name) => (
            <Drawing key={name} name={name} />
          ))}
        </div>
      </DocSection>
      <DocSection title="How it works" why="Four steps of the landing page, from one diamond alone to two that talk.">
        <div className="mu:grid mu:grid-cols-2 mu:gap-4 mu:md:grid-cols-4">
          {[0, 1, 2, 3].map((step) => (
            <StepDrawing key={step} step={step} className="mu:w-32" />
          ))}
        </div>
      </DocSection>
      <DocSection
        title="Faces"
        why="Nobody in the demo community is a real person. Who has no picture gets one drawn from their id: the same on every screen, another kind of pattern for a person, a group, a project."
      >
        <div className="mu:flex mu:flex-wrap mu:items-center mu:gap-6">
          {(['individual', 'group', 'project'] as const).map((kind) => (
            <GeneratedArt key={kind} seed="tidepool" kind={kind} className="mu:h-28 mu:w-36 mu:rounded-card" />
          ))}
          <span className="mu:w-28">
            <DiamondPortrait name="Ada" src={null} seed="ada" kind="individual" />
          </span>
        </div>
      </DocSection>
    </FoundationPage>
  ),
};
