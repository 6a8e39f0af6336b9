import type { Meta, StoryObj } from '@storybook/react-vite';
import { isValidElement } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { finger } from '../blocks/swipe-deck/drag.story.ts';
import { ask } from '../lib/story/ask.tsx';
import { Provider } from '../provider/provider.tsx';
import { examples, tables } from './parts.examples.tsx';

const meta = {
  title: 'Checks/Parts',
  tags: ['!autodocs', 'no-picture'],
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** An app's own class, in no layer. */
const CLASS = 'own-part';

export const ClassNamesOfAPartWin: Story = {
  render: () => (
    <>
      <style>{`.${CLASS} { border-top-left-radius: 3px }`}</style>
      <p>Each part in a component’s table is in the page under its name, and the class that an app gives it wins.</p>
    </>
  ),
  play: async ({ userEvent }) => {
    const problems: string[] = [];
    for (const { name, parts } of tables.filter((table) => Object.keys(table.parts).length > 0)) {
      const own = Object.fromEntries(Object.keys(parts).map((part) => [part, CLASS]));
      const drawn = examples[name]?.(own) ?? [];
      const ways = isValidElement(drawn) ? [{ node: drawn }] : drawn;
      const elsewhere = new Set(ways.flatMap((way) => way.parts ?? []));
      for (const way of ways) {
        const wanted = way.parts ?? Object.keys(parts).filter((part) => !elsewhere.has(part));
        const problem = await ask(
          <Provider locale="en">{way.node}</Provider>,
          () => {
            const wrong = wanted.filter((part) => {
              const found = document.querySelector(`[data-slot="${name}-${part}"]`);
              return !found || getComputedStyle(found).borderTopLeftRadius !== '3px';
            });
            if (wrong.length > 0) throw new Error(`${name}: ${wrong.join(', ')}`);
          },
          async (host) => {
            if (way.types !== undefined) {
              await waitFor(() => expect(host.querySelector('input')).not.toBeNull());
              await userEvent.type(host.querySelector('input') ?? host, way.types);
            }
            if (way.presses) {
              await waitFor(() => expect(host.querySelector('button')).not.toBeNull());
              await userEvent.click(host.querySelector('button') ?? host);
            }
            if (way.scrolls) {
              const scroller = () => document.querySelector(`[data-slot=${name}-scroller]`);
              await waitFor(() => expect(scroller()?.scrollTop).toBeGreaterThan(0));
              scroller()?.scrollTo(0, 0);
            }
            if (way.drags) {
              await waitFor(() => expect(document.querySelector(`[data-slot=${name}-card]`)).not.toBeNull());
              finger(document.querySelector(`[data-slot=${name}-card]`) ?? host).move(60);
            }
            if (way.opens) {
              await waitFor(() => expect(document.querySelector(`[data-slot=${name}]`)).not.toBeNull());
              await fireEvent.contextMenu(document.querySelector(`[data-slot=${name}]`) ?? host);
            }
            // A tooltip opens at once for the keyboard.
            if ('tooltip' in parts) await userEvent.tab();
          },
        );
        if (problem) problems.push(problem);
      }
    }
    if (problems.length > 0) throw new Error(problems.join('\n'));
  },
};
