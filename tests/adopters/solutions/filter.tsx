import { Select } from '@mutuals/ui/primitives/select';
import { Stack } from '@mutuals/ui/primitives/stack';
import { useState } from 'react';

const tasks = [
  { title: 'Fix the door', status: 'open' },
  { title: 'Paint the wall', status: 'closed' },
];
const options = [
  { key: 'all', label: 'All' },
  { key: 'open', label: 'Open' },
  { key: 'closed', label: 'Closed' },
];

export default function Tasks() {
  const [wanted, setWanted] = useState('all');
  return (
    <Stack>
      <Select label="Status" options={options} value={wanted} onChange={setWanted} />
      <Stack as="ul">
        {tasks
          .filter(({ status }) => wanted === 'all' || status === wanted)
          .map(({ title }) => (
            <li key={title}>{title}</li>
          ))}
      </Stack>
    </Stack>
  );
}
