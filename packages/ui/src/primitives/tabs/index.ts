export {
  Tab,
  TabList,
  type TabListProps,
  TabPanel,
  type TabPanelProps,
  type TabProps,
  Tabs,
  type TabsProps,
} from './tabs.tsx';
export { tabListVariants, tabVariants } from './tabs.variants.ts';
