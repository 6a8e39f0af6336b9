import type { Meta, StoryObj } from '@storybook/react-vite';
import { DocPage, DocSection } from '../lib/story/doc-section.tsx';
import { Link } from '../primitives/link/link.tsx';
import { type Machine, machines } from './machines.ts';

const meta = {
  title: 'Machines',
  tags: ['!autodocs', 'whole-page'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

/** The leaf states by region, `supply.loading` under `supply`. */
function regionsOf(states: Machine['states']) {
  const regions = new Map<string, Array<Machine['states'][number]>>();
  for (const state of states) {
    const region = state.leaf.slice(0, Math.max(0, state.leaf.lastIndexOf('.')));
    regions.set(region, [...(regions.get(region) ?? []), state]);
  }
  return [...regions];
}

export const Machines: StoryObj<typeof meta> = {
  render: () => (
    <DocPage
      title="Machines"
      lead="What takes its time has a state machine: the deck, a conversation, the connection. Each is pure and is told everything from outside. Here is every state that one can be in; each leads to its story, which draws a real snapshot of that state."
    >
      {machines.map(({ name, about, states }) => (
        <DocSection key={name} title={name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')} why={about}>
          <dl className="mu:flex mu:flex-col">
            {regionsOf(states).map(([region, leaves]) => (
              <div
                key={region}
                className="mu:grid mu:gap-x-6 mu:gap-y-2 mu:border-b mu:border-border mu:py-3 mu:first:pt-0 mu:last:border-b-0 mu:sm:grid-cols-[11rem_minmax(0,1fr)]"
              >
                <dt className="mu:text-text-muted">{region || 'the whole'}</dt>
                <dd>
                  <ul className="mu:flex mu:flex-wrap mu:gap-x-5 mu:gap-y-2">
                    {leaves.map(({ leaf, story }) => (
                      <li key={leaf}>
                        {story ? (
                          <Link href={`./?path=/story/${story}`} target="_top">
                            {leaf.slice(leaf.lastIndexOf('.') + 1)}
                          </Link>
                        ) : (
                          leaf
                        )}
                      </li>
                    ))}
                  </ul>
                </dd>
              </div>
            ))}
          </dl>
        </DocSection>
      ))}
    </DocPage>
  ),
};
