import { MultiSelect } from '@mutuals/ui/primitives/multi-select';
import { Stack } from '@mutuals/ui/primitives/stack';
import { Text } from '@mutuals/ui/primitives/text';
import { useState } from 'react';

const languages = ['English', 'French', 'Irish', 'Japanese'].map((label) => ({ key: label, label }));

export default function Languages() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <Stack>
      <MultiSelect label="Languages" options={languages} value={chosen} onChange={setChosen} />
      <Text>{chosen.length} chosen</Text>
    </Stack>
  );
}
