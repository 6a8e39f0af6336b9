import { Button } from '@mutuals/ui/primitives/button';
import { RadioCard, RadioCards } from '@mutuals/ui/primitives/radio-cards';
import { Stack } from '@mutuals/ui/primitives/stack';
import { useState } from 'react';

export default function Plans() {
  const [plan, setPlan] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  return (
    <Stack>
      <RadioCards label="Plan" value={plan} onChange={setPlan}>
        <RadioCard value="Free" title="Free">
          For trying it out.
        </RadioCard>
        <RadioCard value="Team" title="Team">
          For up to ten people.
        </RadioCard>
      </RadioCards>
      <Button variant="primary" isDisabled={plan === null} onPress={() => setSent(true)}>
        Continue
      </Button>
      {isSent && <output>You chose {plan}</output>}
    </Stack>
  );
}
