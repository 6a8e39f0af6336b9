import { Button } from '@mutuals/ui/primitives/button';
import { AlertDialog, DialogTrigger } from '@mutuals/ui/primitives/dialog';
import { Text } from '@mutuals/ui/primitives/text';
import { useState } from 'react';

export default function Project() {
  const [isDeleted, setDeleted] = useState(false);
  if (isDeleted) return <Text>The project is deleted</Text>;
  return (
    <DialogTrigger>
      <Button variant="danger">Delete project</Button>
      <AlertDialog
        title="Delete this project?"
        tone="danger"
        confirmLabel="Delete it"
        onConfirm={() => setDeleted(true)}
      >
        It cannot be brought back.
      </AlertDialog>
    </DialogTrigger>
  );
}
