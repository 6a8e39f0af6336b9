import { Button, Modal } from '@mantine/core';
import { useState } from 'react';

export function OneDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="Title">
        Text
      </Modal>
    </>
  );
}
