import type { Meta, StoryObj } from '@storybook/react-vite';
import changelog from '../../CHANGELOG.md?raw';
import { DocPage, DocSection, Prose } from '../lib/story/doc-section.tsx';

// Its words change with every release: no picture is kept of them.
const meta = {
  title: 'Changelog',
  tags: ['!autodocs', 'no-picture'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

/** A change that waits for the next release, as `npm run changeset` writes it. */
const waiting = Object.values(
  import.meta.glob<string>(['../../../../.changeset/*.md', '!../../../../.changeset/README.md'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).flatMap((file) => {
  const [, kind = '', words = ''] = /^---\n'@mutuals\/ui': (\w+)\n---\n\n([\s\S]+)$/.exec(file) ?? [];
  return kind === '' ? [] : [{ kind, words: words.trim() }];
});

/** The releases, each with its kinds of changes. */
const releases = changelog
  .split(/^## /m)
  .slice(1)
  .map((release) => {
    const [version = '', ...parts] = release.split(/^### /m);
    return {
      version: version.trim(),
      parts: parts.map((part) => {
        const [title = '', ...items] = part.split(/^- /m);
        return { title: title.trim(), items: items.map((item) => item.trim()) };
      }),
    };
  });

const Changes = ({ items }: { items: readonly string[] }) => (
  <ul className="mu:flex mu:max-w-prose mu:flex-col mu:gap-3">
    {items.map((item) => (
      <li key={item}>
        <Prose>{item}</Prose>
      </li>
    ))}
  </ul>
);

const kinds = ['major', 'minor', 'patch'] as const;
const titles = { major: 'Major Changes', minor: 'Minor Changes', patch: 'Patch Changes' };

export const Changelog: StoryObj<typeof meta> = {
  render: () => (
    <DocPage
      eyebrow="@mutuals/ui"
      title="Changelog"
      lead="What an app with the package notices, first what waits for the next release."
    >
      {kinds
        .map((kind) => ({ kind, items: waiting.filter((each) => each.kind === kind).map(({ words }) => words) }))
        .filter(({ items }) => items.length > 0)
        .map(({ kind, items }) => (
          <DocSection key={kind} title={`Since the last release: ${titles[kind]}`}>
            <Changes items={items} />
          </DocSection>
        ))}
      {releases.flatMap(({ version, parts }) =>
        parts.map(({ title, items }) => (
          <DocSection key={version + title} title={`${version}: ${title}`}>
            <Changes items={items} />
          </DocSection>
        )),
      )}
    </DocPage>
  ),
};
