import type { Meta, StoryObj } from '@storybook/react-vite';
import { Anatomy, DoAndDont, DocPage, Keyboard, ScreenReader, WhenToUse } from '../lib/story/index.ts';
import { menuGuide } from '../primitives/menu/menu.guide.ts';

/** What every component's docs page says beyond its stories, drawn from its guide. */
const meta = {
  title: 'Checks/Docs page',
  tags: ['!autodocs', 'whole-page'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const OfAGuide: StoryObj<typeof meta> = {
  render: () => (
    <DocPage eyebrow="Primitives" title="Menu" lead="A list of actions or places that a button opens.">
      <WhenToUse guide={menuGuide} />
      <Anatomy guide={menuGuide} />
      <Keyboard guide={menuGuide} hrefOf={(story) => `#${story}`} />
      <ScreenReader guide={menuGuide} />
      <DoAndDont guide={menuGuide} />
    </DocPage>
  ),
};
