import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';

export default function Account() {
  return (
    <Tabs>
      <TabList aria-label="Account">
        <Tab id="overview">Overview</Tab>
        <Tab id="history">History</Tab>
      </TabList>
      <TabPanel id="overview">Balance: 120</TabPanel>
      <TabPanel id="history">No payments yet</TabPanel>
    </Tabs>
  );
}
