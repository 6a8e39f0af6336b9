import { Canvas, Controls, DocsContext, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { type ContextType, use } from 'react';
import { join } from '../packages/ui/src/lib/cx.ts';
import { VARIANTS } from '../packages/ui/src/lib/story/arg-types.ts';
import { DocPage, DocSection, Prose } from '../packages/ui/src/lib/story/doc-section.tsx';
import { Anatomy, DoAndDont, Keyboard, ScreenReader, WhenToUse } from '../packages/ui/src/lib/story/guide-sections.tsx';
import type { Guide } from '../packages/ui/src/lib/story/guide.ts';
import { Link } from '../packages/ui/src/primitives/link/link.tsx';
import { isScreen } from './modes.ts';

type Meta = ReturnType<typeof useOf<'meta'>>;
type Story = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

const hrefOf = (id: string) => `./?path=/story/${id}`;
const asSentence = (name: string) => name.charAt(0) + name.slice(1).toLowerCase();

/** The component's doc comment, else that of a pattern's stories. */
function leadOf({ preparedMeta }: Meta): string {
  const { component, parameters } = preparedMeta;
  return (
    parameters.docs?.description?.component ??
    (component ? parameters.docs?.extractComponentDescription?.(component, { component, parameters }) : undefined) ??
    ''
  );
}

/** Each group of variants with its default, from the component's `defineVariants`. */
function VariantsTable({ preparedMeta: { argTypes } }: Meta) {
  const groups = Object.entries(argTypes).filter(([, { table }]) => table?.category === VARIANTS);
  if (groups.length === 0) return null;
  return (
    <DocSection
      title="Variants"
      why="Declared once as data: classes, controls, matrix and this table come from it. The framed one holds unless another is asked for."
    >
      <dl className="mu:flex mu:flex-col">
        {groups.map(([name, { description, options, table }]) => (
          <div
            key={name}
            className="mu:grid mu:gap-x-6 mu:gap-y-2 mu:border-b mu:border-border mu:py-3 mu:first:pt-0 mu:last:border-b-0 mu:last:pb-0 mu:md:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <dt className="mu:font-mono mu:text-sm">{name}</dt>
            <dd>
              <span className="mu:flex mu:flex-wrap mu:gap-1.5">
                {options?.map((option) => (
                  <code
                    key={String(option)}
                    className={join(
                      'mu:rounded-small mu:border mu:px-1.5 mu:py-0.5 mu:font-mono mu:text-sm',
                      option === table?.defaultValue?.summary
                        ? 'mu:border-border-strong mu:bg-surface-raised'
                        : 'mu:border-transparent mu:bg-fill mu:text-text-muted',
                    )}
                  >
                    {String(option)}
                  </code>
                ))}
              </span>
              {description && (
                <p className="mu:mt-2 mu:text-sm mu:text-text-muted">
                  <Prose>{description}</Prose>
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </DocSection>
  );
}

const Pictured = ({ id, name }: Story) => (
  <li>
    <Link variant="quiet" href={hrefOf(id)} target="_top" className="mu:block">
      <span className="mu:block mu:overflow-hidden mu:rounded-card mu:border mu:border-border mu:bg-surface-sunken">
        {(['light', 'dark'] as const).map((theme) => (
          <img
            key={theme}
            src={`./pictures/${id}.${theme}.webp`}
            alt=""
            loading="lazy"
            className={join(
              'mu:aspect-[16/10] mu:w-full mu:object-cover mu:object-top',
              theme === 'light' ? 'mu:dark:hidden' : 'mu:hidden mu:dark:block',
            )}
          />
        ))}
      </span>
      <span className="mu:mt-2 mu:block mu:text-sm mu:text-text">{asSentence(name)}</span>
    </Link>
  </li>
);

/** A screen fills a window, and a product dialog opens with its story: the approved pictures show their states. */
const fillsWindow = (title: string): boolean => isScreen(title) || /^Patterns\/.*Dialog$/.test(title);

const States = ({ stories }: { stories: readonly Story[] }) => (
  <DocSection title="States" why="One story for each. The pictures are the approved ones of the story gate.">
    <ul className="mu:grid mu:gap-x-5 mu:gap-y-7 mu:sm:grid-cols-2">
      {stories.map((story) => (
        <Pictured key={story.id} {...story} />
      ))}
    </ul>
  </DocSection>
);

/** As wide as the page, since some stories need the room. */
const Live = ({ stories }: { stories: readonly Story[] }) => (
  <section className="mu:border-t mu:border-border mu:py-8">
    <h2 className="mu:display mu:text-lg">All stories</h2>
    <p className="mu:mt-1.5 mu:text-sm mu:text-text-muted">
      Open one to play it, to measure it, or to see it in another window.
    </p>
    <ul className="mu:mt-6 mu:flex mu:flex-col mu:gap-8">
      {stories.map(({ id, name, moduleExport }) => (
        <li key={id}>
          <h3 className="mu:mb-2 mu:text-sm">
            <Link variant="strong" href={hrefOf(id)} target="_top">
              {asSentence(name)}
            </Link>
          </h3>
          <Canvas of={moduleExport} className="mu:m-0!" />
        </li>
      ))}
    </ul>
  </section>
);

/** A component's page, made of its doc comment, types, variants, guide and stories. */
export function ComponentPage() {
  const meta = useOf('meta', ['meta']);
  const {
    csfFile,
    preparedMeta: { title, parameters, argTypes },
  } = meta;
  const all = use(DocsContext).componentStories();
  const path = title.split('/');
  const guide: Guide | undefined = parameters.guide;
  const [primary, ...others] = all;
  const idOf = (name: string) => all.find(({ moduleExport }) => moduleExport === csfFile.moduleExports[name])?.id ?? '';
  return (
    <Unstyled>
      <DocPage
        eyebrow={path.slice(0, -1).join(' / ')}
        title={path.at(-1) ?? title}
        lead={<Prose>{leadOf(meta)}</Prose>}
      >
        {primary && !fillsWindow(title) && (
          <div className="mu:pb-10">
            <Canvas of={primary.moduleExport} className="mu:m-0!" />
            {Object.keys(argTypes).length > 0 && (
              <div className="mu:overflow-x-auto">
                <Controls />
              </div>
            )}
          </div>
        )}
        {guide && <WhenToUse guide={guide} />}
        <VariantsTable {...meta} />
        {guide && (
          <>
            <Anatomy guide={guide} />
            <Keyboard guide={guide} hrefOf={(name) => hrefOf(idOf(name))} />
            <ScreenReader guide={guide} />
            <DoAndDont guide={guide} />
          </>
        )}
        {fillsWindow(title) ? <States stories={all} /> : others.length > 0 && <Live stories={others} />}
      </DocPage>
    </Unstyled>
  );
}
