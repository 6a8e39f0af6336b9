'use client';

import { Avatar } from '@mutuals/ui/primitives/avatar';
import { Badge } from '@mutuals/ui/primitives/badge';
import { Button } from '@mutuals/ui/primitives/button';
import { Dialog, DialogTrigger } from '@mutuals/ui/primitives/dialog';
import { EmptyState } from '@mutuals/ui/primitives/empty-state';
import { Form } from '@mutuals/ui/primitives/form';
import { IconButton } from '@mutuals/ui/primitives/icon-button';
import { MoreIcon } from '@mutuals/ui/primitives/icons';
import { Menu, MenuItem, MenuTrigger } from '@mutuals/ui/primitives/menu';
import { Select } from '@mutuals/ui/primitives/select';
import { Stack } from '@mutuals/ui/primitives/stack';
import { Table, type TableColumn } from '@mutuals/ui/primitives/table';
import { Tab, TabList, TabPanel, Tabs } from '@mutuals/ui/primitives/tabs';
import { TextField } from '@mutuals/ui/primitives/text-field';
import { type FormEvent, useState } from 'react';
import type { Person } from './people.ts';

const roles = [
  { key: 'Editor', label: 'Editor' },
  { key: 'Reader', label: 'Reader' },
];

function Invitation({ onInvite }: { onInvite: (email: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onInvite(String(new FormData(event.currentTarget).get('email')));
    setOpen(false);
  }
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button variant="primary">Invite</Button>
      <Dialog title="Invite to the team" closeLabel>
        <Form onSubmit={send}>
          <TextField name="email" type="email" label="Email" isRequired />
          <Select name="role" label="Role" options={roles} defaultValue="Reader" />
          <Button type="submit" variant="primary">
            Send invitation
          </Button>
        </Form>
      </Dialog>
    </DialogTrigger>
  );
}

type Columns = readonly [TableColumn<Person>, ...Array<TableColumn<Person>>];

const columnsOf = (onRemove: (id: string) => void): Columns => [
  {
    id: 'name',
    title: 'Name',
    cell: ({ id, name }) => (
      <Stack direction="row" gap="sm" align="center">
        <Avatar seed={id} size="sm" />
        {name}
      </Stack>
    ),
  },
  { id: 'email', title: 'Email', cell: ({ email }) => email },
  { id: 'role', title: 'Role', cell: ({ role }) => <Badge>{role}</Badge> },
  {
    id: 'more',
    title: 'Actions',
    hideTitle: true,
    align: 'end',
    narrow: 'corner',
    cell: ({ id, name, role }) => (
      <MenuTrigger>
        <IconButton label={`Actions for ${name}`} isDisabled={role === 'Owner'}>
          <MoreIcon />
        </IconButton>
        <Menu>
          <MenuItem tone="danger" onAction={() => onRemove(id)}>
            Remove
          </MenuItem>
        </Menu>
      </MenuTrigger>
    ),
  },
];

function People({ people, onRemove }: { people: readonly Person[]; onRemove: (id: string) => void }) {
  return (
    <Table
      label="People"
      columns={columnsOf(onRemove)}
      rows={people}
      rowId={({ id }) => id}
      empty={
        <EmptyState title="Nobody is waiting" drawing={null}>
          Whom you invite shows here until they accept.
        </EmptyState>
      }
    />
  );
}

export function Team({ people: given }: { people: readonly Person[] }) {
  const [people, setPeople] = useState(given);
  const remove = (id: string) => setPeople(people.filter((person) => person.id !== id));
  const invite = (email: string) => setPeople([...people, { id: email, name: email, email, role: 'Invited' }]);
  const invited = people.filter(({ role }) => role === 'Invited');
  return (
    <Stack gap="lg">
      <Stack direction="row" justify="end">
        <Invitation onInvite={invite} />
      </Stack>
      <Tabs>
        <TabList aria-label="Team">
          <Tab id="members">Members</Tab>
          <Tab id="invited">Invited</Tab>
        </TabList>
        <TabPanel id="members">
          <People people={people.filter((person) => !invited.includes(person))} onRemove={remove} />
        </TabPanel>
        <TabPanel id="invited">
          <People people={invited} onRemove={remove} />
        </TabPanel>
      </Tabs>
    </Stack>
  );
}
