import { Button } from '@mutuals/ui/primitives/button';
import { Card } from '@mutuals/ui/primitives/card';
import { AlertDialog, DialogTrigger } from '@mutuals/ui/primitives/dialog';
import { Form } from '@mutuals/ui/primitives/form';
import { Heading } from '@mutuals/ui/primitives/heading';
import { RadioGroup, RadioOption } from '@mutuals/ui/primitives/radio-group';
import { Select } from '@mutuals/ui/primitives/select';
import { Stack } from '@mutuals/ui/primitives/stack';
import { Switch } from '@mutuals/ui/primitives/switch';
import { Text } from '@mutuals/ui/primitives/text';
import { TextField } from '@mutuals/ui/primitives/text-field';
import { ToastRegion, Toasts } from '@mutuals/ui/primitives/toast';
import { type FormEvent, useState } from 'react';

const toasts = new Toasts();
const countries = [
  { key: 'ie', label: 'Ireland' },
  { key: 'nz', label: 'New Zealand' },
  { key: 'gb', label: 'United Kingdom' },
];

/** Stands for the app's server, which knows more than the browser can check. */
const save = async (data: FormData): Promise<Record<string, string>> =>
  data.get('email') === 'taken@example.com' ? { email: 'Another account has this address.' } : {};

function Profile() {
  const [errors, setErrors] = useState({});
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = await save(new FormData(event.currentTarget));
    setErrors(found);
    if (Object.keys(found).length === 0) toasts.show({ tone: 'success', title: 'Profile saved' });
  }
  return (
    <Card>
      <Form errors={errors} onSubmit={send}>
        <TextField name="name" label="Name" defaultValue="Maeve Byrne" isRequired autoComplete="name" />
        <TextField
          name="email"
          type="email"
          label="Email"
          description="Receipts are sent here."
          defaultValue="maeve@example.com"
          isRequired
          autoComplete="email"
        />
        <Select name="country" label="Country" options={countries} defaultValue="ie" />
        <RadioGroup name="paper" label="Paper" defaultValue="a4" direction="row">
          <RadioOption value="a4">A4</RadioOption>
          <RadioOption value="letter">Letter</RadioOption>
        </RadioGroup>
        <Button type="submit" variant="primary" className="start">
          Save
        </Button>
      </Form>
    </Card>
  );
}

/** Each takes effect at once. */
function Notifications() {
  const [isWeekly, setWeekly] = useState(true);
  const [isLoud, setLoud] = useState(false);
  return (
    <Card>
      <Stack>
        <Switch isSelected={isWeekly} onChange={setWeekly}>
          A summary every Monday
        </Switch>
        <Switch isSelected={isLoud} onChange={setLoud}>
          A message for each order
        </Switch>
      </Stack>
    </Card>
  );
}

export function Settings() {
  return (
    <main className="page">
      <Stack gap="lg">
        <Heading level={1} size="xl">
          Settings
        </Heading>
        <Heading level={2}>Profile</Heading>
        <Profile />
        <Heading level={2}>Notifications</Heading>
        <Notifications />
        <Heading level={2}>Account</Heading>
        <Text tone="muted">Your orders stay with us for ten years, as the law asks.</Text>
        <DialogTrigger>
          <Button variant="danger" className="start">
            Close account
          </Button>
          <AlertDialog
            title="Close your account?"
            tone="danger"
            confirmLabel="Close it"
            onConfirm={() => toasts.show({ title: 'Your account is closed' })}
          >
            You can no longer sign in. This cannot be undone.
          </AlertDialog>
        </DialogTrigger>
      </Stack>
      <ToastRegion toasts={toasts} />
    </main>
  );
}
