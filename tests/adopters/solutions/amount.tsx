import { NumberField } from '@mutuals/ui/primitives/number-field';
import { Stack } from '@mutuals/ui/primitives/stack';
import { Text } from '@mutuals/ui/primitives/text';
import { useState } from 'react';

export default function Tickets() {
  const [count, setCount] = useState(2);
  return (
    <Stack>
      <NumberField label="Tickets" minValue={1} maxValue={9} value={count} onChange={setCount} />
      <Text>Total: {count * 15} €</Text>
    </Stack>
  );
}
