import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ForceState, interactionStates, Matrix } from '../../lib/story/index.ts';
import { options } from '../../lib/variants.ts';
import { CountBadge } from '../badge/badge.tsx';
import { tabsGuide } from './tabs.guide.ts';
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx';
import { tabListVariants } from './tabs.variants.ts';

const example = (variant: keyof typeof tabListVariants.variants.variant) => (
  <Tabs key={variant} className="w-96 max-w-full">
    <TabList variant={variant} aria-label="Likes">
      <Tab id="received" end={<CountBadge count={3} label="3 new" />}>
        Received
      </Tab>
      <Tab id="sent">Sent</Tab>
      <Tab id="hidden" isDisabled>
        Hidden
      </Tab>
    </TabList>
    <TabPanel id="received" className="text-text-muted">
      Three people liked you.
    </TabPanel>
    <TabPanel id="sent" className="text-text-muted">
      You liked eleven people.
    </TabPanel>
  </Tabs>
);

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  parameters: { guide: tabsGuide },
  render: () => example('line'),
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: () => <div className="flex flex-col gap-12">{options(tabListVariants, 'variant').map(example)}</div>,
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
              <TabPanel id="on" className="sr-only">
                On
              </TabPanel>
              <TabPanel id="off" className="sr-only">
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
