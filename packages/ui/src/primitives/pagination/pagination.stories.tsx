import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ForceState, interactionStates, Matrix } from '../../lib/story/index.ts';
import { paginationGuide } from './pagination.guide.ts';
import { Pagination } from './pagination.tsx';

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
  parameters: { guide: paginationGuide },
  args: { ...texts, page: 3, pageCount: 12, position: 'Page 3 of 12', onChange: () => {}, className: 'w-180' },
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
    <div className="flex w-180 flex-col gap-4">
      <Turned page={1} pageCount={2} />
      <Turned page={4} pageCount={7} />
      <Turned page={1} pageCount={12} />
      <Turned page={6} pageCount={12} />
      <Turned page={12} pageCount={12} />
      <Turned page={64} pageCount={1280} />
    </div>
  ),
};

/** Nothing to turn: the summary alone, or nothing at all. */
export const OnePage: Story = {
  args: { page: 1, pageCount: 1, summary: 'Showing 1 to 8 of 8 users' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Phone: Story = { args: { summary: 'Showing 101 to 150 of 587 users', className: 'w-80' } };

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
                className="w-113"
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
      className="w-180"
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
