import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { AlertDialog, Dialog, DialogTrigger } from './dialog.tsx';

/** A task in front of the page, and a question before what cannot be taken back. */
export const Example = ({ onDelete }: { onDelete: () => void }) => (
  <>
    <DialogTrigger>
      <Button>Rename</Button>
      <Dialog title="Rename the project" closeLabel footer={<Button slot="close">Cancel</Button>}>
        <TextField label="Name" name="name" />
      </Dialog>
    </DialogTrigger>
    <DialogTrigger>
      <Button variant="danger">Delete</Button>
      <AlertDialog title="Delete this project?" confirmLabel="Delete it" tone="danger" onConfirm={onDelete}>
        It cannot be brought back.
      </AlertDialog>
    </DialogTrigger>
  </>
);
