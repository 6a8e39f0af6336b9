import { Button, Dialog } from '@radix-ui/themes';

export const OneDialog = () => (
  <Dialog.Root>
    <Dialog.Trigger>
      <Button>Open</Button>
    </Dialog.Trigger>
    <Dialog.Content>
      <Dialog.Title>Title</Dialog.Title>
      <Dialog.Description>Text</Dialog.Description>
    </Dialog.Content>
  </Dialog.Root>
);
