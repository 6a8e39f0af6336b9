import { Button } from '@mutuals/ui/primitives/button';
import { CommandPalette } from '@mutuals/ui/primitives/command-palette';
import { Stack } from '@mutuals/ui/primitives/stack';
import { useState } from 'react';

export default function Commands() {
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const [said, setSaid] = useState('');
  const items = [
    { id: 'note', label: 'New note', onAction: () => setSaid('A new note') },
    { id: 'out', label: 'Sign out', onAction: () => setSaid('You are signed out') },
  ].filter(({ label }) => label.toLowerCase().includes(words.toLowerCase()));
  return (
    <Stack>
      <Button onPress={() => setOpen(true)}>Commands</Button>
      <CommandPalette
        label="Commands"
        placeholder="What do you want to do?"
        isOpen={isOpen}
        onOpenChange={setOpen}
        search={words}
        onSearchChange={setWords}
        sections={[{ id: 'all', title: 'All', status: 'ready', items }]}
      />
      {said && <output>{said}</output>}
    </Stack>
  );
}
