import { Button } from '@mutuals/ui/primitives/button';
import { Heading } from '@mutuals/ui/primitives/heading';
import { Stack } from '@mutuals/ui/primitives/stack';
import { Stepper } from '@mutuals/ui/primitives/stepper';
import { useState } from 'react';

const steps = [
  { id: 'address', label: 'Address' },
  { id: 'payment', label: 'Payment' },
  { id: 'receipt', label: 'Receipt' },
];

export default function Order() {
  const [at, setAt] = useState(0);
  const step = steps[at];
  if (!step) return null;
  return (
    <Stack>
      <Stepper label="Order" steps={steps} current={step.id} />
      <Heading level={2}>{step.label}</Heading>
      {at < steps.length - 1 && (
        <Button variant="primary" onPress={() => setAt(at + 1)}>
          Next
        </Button>
      )}
    </Stack>
  );
}
