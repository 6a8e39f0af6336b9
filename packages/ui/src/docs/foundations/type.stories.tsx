import type { Meta, StoryObj } from '@storybook/react-vite';
import { DocSection } from '../../lib/story/doc-section.tsx';
import { FoundationPage } from './page.tsx';

const meta = {
  title: 'Foundations/Type',
  tags: ['!autodocs', 'whole-page'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

const sizes = [
  ['5xl', 'mu:text-5xl', '40 – 64', 'The first line of the landing page'],
  ['4xl', 'mu:text-4xl', '34 – 48', 'The title of a page'],
  ['3xl', 'mu:text-3xl', '28 – 36', 'A section of a public page'],
  ['2xl', 'mu:text-2xl', '24 – 28', 'A name on a card'],
  ['xl', 'mu:text-xl', '20 – 22', 'The title of a dialog'],
  ['lg', 'mu:text-lg', '17 – 18', 'A lead, a biography'],
  ['base', 'mu:text-base', '16', 'Everything that is read'],
  ['sm', 'mu:text-sm', '14', 'What supports it'],
  ['xs', 'mu:text-xs', '12', 'Times, counts, table heads'],
] as const;

export const Type: StoryObj<typeof meta> = {
  render: () => (
    <FoundationPage
      title="Type"
      lead="Bricolage Grotesque says who speaks, Geist says the rest, Noto Sans SC says it in Chinese. All three come with the product and are never fetched from elsewhere."
    >
      <DocSection
        title="The scale"
        why="Nine sizes. Those that are read stay where they are; the larger ones shrink smoothly from 1440 to 360 px, so that a title breaks where it should on both."
      >
        <ul className="mu:flex mu:flex-col">
          {sizes.map(([name, className, pixels, where]) => (
            <li key={name} className="mu:border-b mu:border-border mu:py-4 mu:first:pt-0 mu:last:border-b-0">
              <p className={`${className} ${/xl/.test(name) ? 'mu:display' : ''}`}>Likes that go both ways</p>
              <p className="mu:figures mu:mt-1 mu:text-xs mu:text-text-subtle">
                {name} · {pixels} px · {where}
              </p>
            </li>
          ))}
        </ul>
      </DocSection>
      <DocSection
        title="Faces"
        why="Fallbacks have the metrics of the face that replaces them: when it arrives, nothing moves."
      >
        <dl className="mu:grid mu:gap-x-8 mu:gap-y-6 mu:sm:grid-cols-2">
          {[
            ['display', 'mu:display mu:text-2xl', 'Two builders, one chain'],
            ['font-text', 'mu:text-2xl', 'Two builders, one chain'],
            ['font-mono', 'mu:font-mono mu:text-lg mu:break-all', '0x71C7656EC7ab88b098defB75'],
            ['figures', 'mu:figures mu:text-2xl', '1,204.50 · 0:59 · 18/20'],
          ].map(([name, className, text]) => (
            <div key={name} className="mu:flex mu:flex-col-reverse mu:justify-end mu:gap-1">
              <dt className="mu:text-xs mu:text-text-subtle">{name}</dt>
              <dd className={className}>{text}</dd>
            </div>
          ))}
        </dl>
      </DocSection>
      <DocSection
        title="Chinese"
        why="The same weights and sizes. Headings lose their tight tracking, and lines get more room; what else a text needs, the variant han: gives it. Nothing is set in italics, which neither face has. Only the slices of the font whose characters are on the page are loaded."
      >
        <div lang="zh">
          <p className="mu:display mu:text-3xl">彼此喜欢，才算相遇</p>
          <p className="mu:mt-2 mu:max-w-prose">把想做的事写下来，遇见也想做它的人。互相喜欢之后，就可以开始聊天。</p>
        </div>
      </DocSection>
      <DocSection
        title="Measure"
        why="Running text is at most 65 characters wide. Headings are balanced over their lines, paragraphs avoid a last word alone."
      >
        <p className="mu:max-w-prose mu:border-l-2 mu:border-accent mu:pl-4">
          When both sides say yes they are mutuals, and a conversation opens. Until then neither knows, which is what
          makes it easy to say yes.
        </p>
      </DocSection>
    </FoundationPage>
  ),
};
