import { Select } from '@mutuals/ui/primitives/select';

const options = [
  { key: 'a', label: 'Alpha' },
  { key: 'b', label: 'Beta' },
  { key: 'c', label: 'Gamma' },
];

export const OneSelect = () => <Select label="Letter" defaultValue="a" options={options} />;
