import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ForceState, interactionStates } from '../../lib/story/force-state.tsx';
import type { Guide } from '../../lib/story/guide.ts';
import { Matrix } from '../../lib/story/matrix.tsx';
import { Provider } from '../../provider/provider.tsx';
import { Pagination } from './pagination.tsx';
import { paginationParts } from './pagination.parts.ts';

const guide: Guide = {
  use: [
    'Below a list whose parts people come back to or count: the gallery, bookmarks, the tables of the admins.',
    'With `href` wherever the page is part of the address; with `onChange` where it is not, as within a tab.',
  ],
  avoid: [
    'For a list that is read from the top and left: take a "Load more" Button.',
    'For messages: ChatThread loads older ones as they come into sight.',
    'For the steps of a task: pages can be turned in any order, steps cannot.',
  ],
  anatomy: [paginationParts],
  keyboard: [
    { keys: 'Tab', does: 'Goes from step to page to step', story: 'Keyboard' },
    { keys: 'Enter or Space', does: 'Turns to the page', story: 'Keyboard' },
    { keys: 'Enter on a link', does: 'Follows it', story: 'Links' },
  ],
  reader: [
    'A navigation landmark with its label, in it a list of pages.',
    'The current page is said to be current; a step at the end is said to be unavailable and keeps the focus.',
  ],
  dos: [
    'Say in the label what is being paged, so that two of them on one screen differ.',
    'Move the reader to the top of the list after a turn.',
  ],
  donts: [
    'Do not hide the steps at the ends: what is under the finger must not jump.',
    'Do not show it while the number of pages is unknown.',
  ],
};

interface Example {
  page: number;
  pageCount: number;
  summary?: string;
  className?: string;
}

const texts = {
  label: 'Pages of users',
  previousLabel: 'Previous page',
  nextLabel: 'Next page',
  pageLabel: (page: number) => `Page ${page}`,
};

function Turned({ page: first, pageCount, ...props }: Example) {
  const [page, setPage] = useState(first);
  return (
    <Pagination
      {...texts}
      {...props}
      page={page}
      pageCount={pageCount}
      position={`Page ${page} of ${pageCount}`}
      onChange={setPage}
    />
  );
}

const meta = {
  title: 'Primitives/Pagination',
  component: Pagination,
  parameters: { guide },
  args: { ...texts, page: 3, pageCount: 12, position: 'Page 3 of 12', onChange: () => {}, className: 'mu:w-180' },
  render: ({ page, pageCount, summary, className }) => (
    <Turned
      page={page}
      pageCount={pageCount}
      {...(typeof summary === 'string' ? { summary } : {})}
      {...(className ? { className } : {})}
    />
  ),
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { summary: 'Showing 101 to 150 of 587 users' } };

export const HowManyPages: Story = {
  render: () => (
    <div className="mu:flex mu:w-180 mu:flex-col mu:gap-4">
      <Turned page={1} pageCount={2} />
      <Turned page={4} pageCount={7} />
      <Turned page={1} pageCount={12} />
      <Turned page={6} pageCount={12} />
      <Turned page={12} pageCount={12} />
      <Turned page={64} pageCount={1280} />
    </div>
  ),
};

/** One page: only the summary, or nothing at all. */
export const OnePage: Story = {
  args: { page: 1, pageCount: 1, summary: 'Showing 1 to 8 of 8 users' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Phone: Story = { args: { summary: 'Showing 101 to 150 of 587 users', className: 'mu:w-80' } };

export const States: Story = {
  tags: ['matrix'],
  render: () => (
    <Matrix rows={interactionStates} columns={['A step, the current page, another page']}>
      {(state) => (
        <ForceState state={state} target="nav > [data-rac]">
          <ForceState state={state} target="[aria-current]">
            <ForceState state={state} target="li:last-child > [data-rac]">
              <Pagination
                {...texts}
                label={state}
                page={2}
                pageCount={12}
                position="Page 2 of 12"
                onChange={() => {}}
                className="mu:w-113"
              />
            </ForceState>
          </ForceState>
        </ForceState>
      )}
    </Matrix>
  ),
};

export const Keyboard: Story = {
  args: { page: 1, pageCount: 3 },
  play: async ({ canvas, userEvent }) => {
    const page = (name: string) => canvas.getByRole('button', { name });
    await expect(canvas.getByRole('navigation', { name: 'Pages of users' })).toContainElement(page('Page 1'));
    await userEvent.tab();
    await waitFor(() => expect(page('Previous page')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page('Page 1')).toHaveAttribute('aria-current', 'page'));
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(page('Page 2')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page('Page 2')).toHaveAttribute('aria-current', 'page'));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(page('Page 3')).toHaveAttribute('aria-current', 'page'));
    await waitFor(() => expect(page('Next page')).toHaveFocus());
    await expect(page('Next page')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Links: Story = {
  render: () => (
    <Pagination
      {...texts}
      page={1}
      pageCount={12}
      position="Page 1 of 12"
      href={(page) => `#page-${page}`}
      className="mu:w-180"
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    canvas.getByRole('link', { name: 'Page 2' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.location.hash).toBe('#page-2'));
    window.location.hash = '';
  },
};

/** A step at the end leads nowhere, also where the browser follows it: the page would be loaded again. */
export const LinksAtTheEnd: Story = {
  tags: ['no-picture'],
  render: () => (
    <Pagination {...texts} page={1} pageCount={3} position="Page 1 of 3" href={(page) => `#page-${page}`} />
  ),
  play: async ({ canvas, userEvent }) => {
    const previous = canvas.getByRole('link', { name: 'Previous page' });
    await userEvent.click(previous);
    await expect(previous).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(window.location.hash).toBe('');
  },
};

/** At the last page the step that was followed stays a link: what has the focus is not taken out of the page. */
export const LinksToTheEnd: Story = {
  tags: ['no-picture'],
  render: function Followed() {
    const [page, setPage] = useState(2);
    return (
      <Provider locale="en" navigate={(href) => setPage(Number(href.replace('/page-', '')))}>
        <Pagination
          {...texts}
          page={page}
          pageCount={3}
          position={`Page ${page} of 3`}
          href={(to) => `/page-${to}`}
          className="mu:w-180"
        />
      </Provider>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('link', { name: 'Next page' });
    await expect(next).not.toHaveAttribute('aria-disabled');
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page'));
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    await expect(next).toHaveFocus();
  },
};
