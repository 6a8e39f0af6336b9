import { DatePicker } from '@mutuals/ui/primitives/date-picker';
import { Stack } from '@mutuals/ui/primitives/stack';
import { Text } from '@mutuals/ui/primitives/text';
import { type ComponentProps, useState } from 'react';

type Day = ComponentProps<typeof DatePicker>['value'];

export default function Booking() {
  const [day, setDay] = useState<Day>('2026-12-10');
  return (
    <Stack>
      <DatePicker label="Arrival" min="2026-12-01" value={day} onChange={setDay} />
      {day && <Text>You arrive on {day}</Text>}
    </Stack>
  );
}
