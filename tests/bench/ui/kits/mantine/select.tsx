import { Select } from '@mantine/core';

const data = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
  { value: 'c', label: 'Gamma' },
];

export const OneSelect = () => <Select label="Letter" defaultValue="a" data={data} />;
