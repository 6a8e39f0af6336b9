import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ForceState, interactionStates } from '../../lib/story/force-state.tsx';
import type { Guide } from '../../lib/story/guide.ts';
import { Matrix } from '../../lib/story/matrix.tsx';
import { options } from '../../lib/variants.ts';
import { CountBadge } from '../badge/badge.tsx';
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx';
import { tabListVariants } from './tabs.variants.ts';
import { tabsParts, tabListParts, tabParts, tabPanelParts } from './tabs.parts.ts';

const guide: Guide = {
  use: [
    'For the parts of one page of which one shows at a time: received and sent, the topics of the FAQ (`line`).',
    'For two or three views of the same thing (`segment`).',
  ],
  avoid: [
    'To go to another page: take links; the address changes with those.',
    'To filter a list: take ToggleButtons or FilterBar.',
    'For the steps of a task: they have an order, tabs have none.',
  ],
  anatomy: [tabsParts, tabListParts, tabParts, tabPanelParts],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the chosen tab, then into its panel', story: 'Keyboard' },
    {
      keys: 'Arrow right, arrow left',
      does: 'Goes to the next tab and chooses it; past those that are off, and round at the end',
      story: 'Keyboard',
    },
    { keys: 'Home, End', does: 'Goes to the first or last tab', story: 'Keyboard' },
  ],
  reader: [
    'A list of tabs with its name; each says whether it is selected and which of how many it is.',
    'The panel is named by its tab; a count is read in words.',
  ],
  dos: [
    'Name the list (`aria-label`) after what the tabs are parts of.',
    'Use one or two words a tab.',
    'Put the part that most people need first.',
  ],
  donts: [
    'Do not hide in a second tab what is needed to decide.',
    'Do not nest tabs in tabs.',
    'Do not load the panels so slowly that arrow keys stumble: give `keyboardActivation="manual"` there.',
  ],
};

const example = (variant: keyof typeof tabListVariants.variants.variant) => (
  <Tabs key={variant} className="mu:w-96 mu:max-w-full">
    <TabList variant={variant} aria-label="Likes">
      <Tab id="received" end={<CountBadge count={3} label="3 new" />}>
        Received
      </Tab>
      <Tab id="sent">Sent</Tab>
      <Tab id="hidden" isDisabled>
        Hidden
      </Tab>
    </TabList>
    <TabPanel id="received" className="mu:text-text-muted">
      Three people liked you.
    </TabPanel>
    <TabPanel id="sent" className="mu:text-text-muted">
      You liked eleven people.
    </TabPanel>
  </Tabs>
);

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  parameters: { guide },
  render: () => example('line'),
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: () => <div className="mu:flex mu:flex-col mu:gap-12">{options(tabListVariants, 'variant').map(example)}</div>,
};

export const States: Story = {
  tags: ['matrix'],
  render: () => (
    <Matrix rows={options(tabListVariants, 'variant')} columns={interactionStates}>
      {(variant, state) => (
        <ForceState state={state} target="[role=tab][aria-selected=true]">
          <ForceState state={state} target="[role=tab][aria-selected=false]">
            <Tabs>
              <TabList variant={variant} aria-label={`${variant} ${state}`}>
                <Tab id="on">On</Tab>
                <Tab id="off">Off</Tab>
              </TabList>
              <TabPanel id="on" className="mu:sr-only">
                On
              </TabPanel>
              <TabPanel id="off" className="mu:sr-only">
                Off
              </TabPanel>
            </Tabs>
          </ForceState>
        </ForceState>
      )}
    </Matrix>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Received/ })).toHaveAttribute('tabindex', '0'));
    await expect(canvas.getByRole('tablist', { name: 'Likes' })).toBeVisible();
    const panel = canvas.getByRole('tabpanel', { name: /Received/ });
    await expect(canvas.getByRole('tab', { name: /Received/ })).toHaveAttribute('aria-controls', panel.id);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Received/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Sent' })).toHaveAttribute('aria-selected', 'true'));
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('You liked eleven people.'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Received/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Sent' })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Received/ })).toHaveAttribute('aria-selected', 'true'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Sent' })).toHaveAttribute('aria-selected', 'true'));
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveFocus());
  },
};
