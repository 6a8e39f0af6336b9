import { Tab, TabList, TabPanel, Tabs } from '@mutuals/ui/primitives/tabs';

export default function Account() {
  return (
    <Tabs>
      <TabList aria-label="Account">
        <Tab id="overview">Overview</Tab>
        <Tab id="history">History</Tab>
      </TabList>
      <TabPanel id="overview">
        <span style={{ color: '#ccc', background: '#fff' }}>Hardly readable</span> Balance: 120
      </TabPanel>
      <TabPanel id="history">No payments yet</TabPanel>
    </Tabs>
  );
}
