import { Button } from '@mutuals/ui/primitives/button';
import { Dialog, DialogTrigger } from '@mutuals/ui/primitives/dialog';
import { Heading } from '@mutuals/ui/primitives/heading';
import { Stack } from '@mutuals/ui/primitives/stack';
import { TextField } from '@mutuals/ui/primitives/text-field';
import { Theme } from '@mutuals/ui/primitives/theme';

export default function Join() {
  return (
    <Theme name="dark" style={{ background: 'var(--mu-surface)', padding: 24 }}>
      <Stack>
        <Heading level={2}>Join us</Heading>
        <DialogTrigger>
          <Button variant="primary">Sign up</Button>
          <Dialog title="Sign up" closeLabel>
            <TextField label="Email" type="email" />
          </Dialog>
        </DialogTrigger>
      </Stack>
    </Theme>
  );
}
