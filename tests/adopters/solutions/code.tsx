import { OtpField } from '@mutuals/ui/primitives/otp-field';
import { Stack } from '@mutuals/ui/primitives/stack';
import { useState } from 'react';

export default function Code() {
  const [code, setCode] = useState('');
  return (
    <Stack>
      <OtpField label="Code" onComplete={setCode} />
      {code && <output>Checked {code}</output>}
    </Stack>
  );
}
