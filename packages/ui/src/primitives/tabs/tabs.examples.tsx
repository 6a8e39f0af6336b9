import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx';

/** Two views of an account. */
export const Example = () => (
  <Tabs>
    <TabList aria-label="Account">
      <Tab id="overview">Overview</Tab>
      <Tab id="payments">Payments</Tab>
    </TabList>
    <TabPanel id="overview">Balance: 120</TabPanel>
    <TabPanel id="payments">No payments yet</TabPanel>
  </Tabs>
);
