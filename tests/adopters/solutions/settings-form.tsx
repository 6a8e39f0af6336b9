import { Button } from '@mutuals/ui/primitives/button';
import { Form } from '@mutuals/ui/primitives/form';
import { TextField } from '@mutuals/ui/primitives/text-field';
import { ToastRegion, Toasts } from '@mutuals/ui/primitives/toast';

const toasts = new Toasts();

export default function Settings() {
  return (
    <>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          toasts.show({ tone: 'success', title: 'Saved' });
        }}
      >
        <TextField name="name" label="Name" isRequired />
        <TextField name="email" type="email" label="Email" isRequired />
        <Button type="submit" variant="primary">
          Save
        </Button>
      </Form>
      <ToastRegion toasts={toasts} />
    </>
  );
}
