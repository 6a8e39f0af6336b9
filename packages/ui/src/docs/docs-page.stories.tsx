import type { Meta, StoryObj } from '@storybook/react-vite';
import { DocPage } from '../lib/story/doc-section.tsx';
import { Anatomy, DoAndDont, Keyboard, ScreenReader, WhenToUse } from '../lib/story/guide-sections.tsx';
import menu from '../primitives/menu/menu.stories.tsx';

const { guide } = menu.parameters;

/** What every component's docs page adds to its stories, rendered from its guide. */
const meta = {
  title: 'Checks/Docs page',
  tags: ['!autodocs', 'whole-page'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const OfAGuide: StoryObj<typeof meta> = {
  render: () => (
    <DocPage eyebrow="Primitives" title="Menu" lead="A list of actions or places that a button opens.">
      <WhenToUse guide={guide} />
      <Anatomy guide={guide} />
      <Keyboard guide={guide} hrefOf={(story) => `#${story}`} />
      <ScreenReader guide={guide} />
      <DoAndDont guide={guide} />
    </DocPage>
  ),
};
