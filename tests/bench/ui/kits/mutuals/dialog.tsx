import { Button } from '@mutuals/ui/primitives/button';
import { Dialog, DialogTrigger } from '@mutuals/ui/primitives/dialog';

export const OneDialog = () => (
  <DialogTrigger>
    <Button>Open</Button>
    <Dialog title="Title">Text</Dialog>
  </DialogTrigger>
);
