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
  ['5xl', 'text-5xl', '40 – 64', 'The first line of the landing page'],
  ['4xl', 'text-4xl', '34 – 48', 'The title of a page'],
  ['3xl', 'text-3xl', '28 – 36', 'A section of a public page'],
  ['2xl', 'text-2xl', '24 – 28', 'A name on a card'],
  ['xl', 'text-xl', '20 – 22', 'The title of a dialog'],
  ['lg', 'text-lg', '17 – 18', 'A lead, a biography'],
  ['base', 'text-base', '16', 'Everything that is read'],
  ['sm', 'text-sm', '14', 'What supports it'],
  ['xs', 'text-xs', '12', 'Times, counts, table heads'],
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
        <ul className="flex flex-col">
          {sizes.map(([name, className, pixels, where]) => (
            <li key={name} className="border-b border-border py-4 first:pt-0 last:border-b-0">
              <p className={`${className} ${/xl/.test(name) ? 'display' : ''}`}>Likes that go both ways</p>
              <p className="figures mt-1 text-xs text-text-subtle">
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
        <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
          {[
            ['display', 'display text-2xl', 'Two builders, one chain'],
            ['font-text', 'text-2xl', 'Two builders, one chain'],
            ['font-mono', 'font-mono text-lg break-all', '0x71C7656EC7ab88b098defB75'],
            ['figures', 'figures text-2xl', '1,204.50 · 0:59 · 18/20'],
          ].map(([name, className, text]) => (
            <div key={name} className="flex flex-col-reverse justify-end gap-1">
              <dt className="text-xs text-text-subtle">{name}</dt>
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
          <p className="display text-3xl">彼此喜欢，才算相遇</p>
          <p className="mt-2 max-w-prose">把想做的事写下来，遇见也想做它的人。互相喜欢之后，就可以开始聊天。</p>
        </div>
      </DocSection>
      <DocSection
        title="Measure"
        why="Running text is at most 65 characters wide. Headings are balanced over their lines, paragraphs avoid a last word alone."
      >
        <p className="max-w-prose border-l-2 border-accent pl-4">
          When both sides say yes they are mutuals, and a conversation opens. Until then neither knows, which is what
          makes it easy to say yes.
        </p>
      </DocSection>
    </FoundationPage>
  ),
};
