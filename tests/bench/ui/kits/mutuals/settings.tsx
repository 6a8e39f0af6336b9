import { Banner } from '@mutuals/ui/primitives/banner';
import { Button } from '@mutuals/ui/primitives/button';
import { Checkbox } from '@mutuals/ui/primitives/checkbox';
import { CommandPalette } from '@mutuals/ui/primitives/command-palette';
import { type DateRange, DateRangePicker } from '@mutuals/ui/primitives/date-range-picker';
import { AlertDialog, Dialog, DialogTrigger } from '@mutuals/ui/primitives/dialog';
import { EmptyState } from '@mutuals/ui/primitives/empty-state';
import { IconButton } from '@mutuals/ui/primitives/icon-button';
import { MoreIcon } from '@mutuals/ui/primitives/icons';
import { Menu, MenuItem, MenuTrigger } from '@mutuals/ui/primitives/menu';
import { Select } from '@mutuals/ui/primitives/select';
import { Switch } from '@mutuals/ui/primitives/switch';
import { Table, type TableProps, type TableSort } from '@mutuals/ui/primitives/table';
import { Tab, TabList, TabPanel, Tabs } from '@mutuals/ui/primitives/tabs';
import { TextField } from '@mutuals/ui/primitives/text-field';
import { ToastRegion, Toasts } from '@mutuals/ui/primitives/toast';
import { Provider } from '@mutuals/ui/provider';
import { type FormEvent, useState } from 'react';

const toasts = new Toasts();
const roles = [
  { key: 'owner', label: 'Owner' },
  { key: 'editor', label: 'Editor' },
  { key: 'reader', label: 'Reader' },
] as const;
const people = [
  { id: 'ada', name: 'Ada Okafor', seen: '2026-11-20' },
  { id: 'lin', name: 'Lin Xiaoyu', seen: '2026-11-23' },
  { id: 'max', name: 'Max Weber', seen: '2026-10-02' },
];

function Profile() {
  const [errors, setErrors] = useState<{ name?: string }>({});
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name'));
    setErrors(name ? {} : { name: 'Enter a name.' });
    if (name) toasts.show({ tone: 'success', title: 'Settings saved' });
  }
  return (
    <form onSubmit={save} style={{ display: 'grid', gap: 16, maxWidth: 480 }}>
      <TextField name="name" label="Name" defaultValue="Ada Okafor" errorMessage={errors.name} />
      <TextField name="email" type="email" label="Email" description="Receipts are sent here." />
      <Select name="role" label="Role" options={roles} defaultValue="editor" />
      <Checkbox name="news" defaultSelected>
        Send me news
      </Checkbox>
      <Switch name="public">Public profile</Switch>
      <Button type="submit" variant="primary">
        Save
      </Button>
    </form>
  );
}

const RowMenu = ({ name }: { name: string }) => (
  <MenuTrigger>
    <IconButton label={`Actions for ${name}`}>
      <MoreIcon />
    </IconButton>
    <Menu>
      <MenuItem onAction={() => toasts.show({ title: `${name} was asked` })}>Ask to return</MenuItem>
      <MenuItem tone="danger">Remove</MenuItem>
    </Menu>
  </MenuTrigger>
);

const columns: TableProps<(typeof people)[number], 'name' | 'seen' | 'more'>['columns'] = [
  { id: 'name', title: 'Name', cell: ({ name }) => name, isSortable: true },
  { id: 'seen', title: 'Seen', cell: ({ seen }) => seen, isSortable: true },
  { id: 'more', title: 'Actions', hideTitle: true, narrow: 'corner', cell: ({ name }) => <RowMenu name={name} /> },
];

function Team() {
  const [range, setRange] = useState<DateRange | null>(null);
  const [sort, setSort] = useState<TableSort<'name' | 'seen' | 'more'>>({ column: 'name', direction: 'ascending' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const rows = people
    .filter(({ seen }) => !range || (seen >= range.from && seen <= range.to))
    .toSorted((one, other) => {
      const key = sort.column === 'seen' ? 'seen' : 'name';
      const order = one[key].localeCompare(other[key]);
      return sort.direction === 'ascending' ? order : -order;
    });
  return (
    <>
      <DateRangePicker label="Seen" value={range} onChange={setRange} />
      <Table
        label="People"
        rows={rows}
        rowId={({ id }) => id}
        sort={sort}
        onSortChange={setSort}
        selection={{ ids: chosen, onChange: setChosen }}
        empty={<EmptyState title="Nobody was seen then" />}
        columns={columns}
      />
    </>
  );
}

function Palette({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const [search, setSearch] = useState('');
  const commands = [
    { id: 'news', label: 'Send the news', onAction: () => void toasts.show({ title: 'News sent' }) },
    { id: 'home', label: 'Home', href: '#home' },
  ].filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()));
  return (
    <CommandPalette
      label="Commands"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      search={search}
      onSearchChange={setSearch}
      sections={[{ id: 'all', title: 'All', status: 'ready', items: commands }]}
    />
  );
}

/** A screen as an ordinary app has one: a form, a table, dialogs, toasts, a menu, tabs, dates, and commands. */
export function OneScreen() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Provider locale="en-US">
      <main style={{ display: 'grid', gap: 24, padding: 24 }}>
        <Banner tone="info" title="Your plan ends soon">
          It renews on 1 December.
        </Banner>
        <Button onPress={() => setOpen(true)}>Commands</Button>
        <Palette isOpen={isOpen} onOpenChange={setOpen} />
        <Tabs>
          <TabList aria-label="Settings">
            <Tab id="profile">Profile</Tab>
            <Tab id="team">Team</Tab>
          </TabList>
          <TabPanel id="profile">
            <Profile />
          </TabPanel>
          <TabPanel id="team">
            <Team />
          </TabPanel>
        </Tabs>
        <DialogTrigger>
          <Button>About</Button>
          <Dialog title="About" closeLabel>
            Version 1
          </Dialog>
        </DialogTrigger>
        <DialogTrigger>
          <Button variant="danger">Delete account</Button>
          <AlertDialog
            title="Delete your account?"
            confirmLabel="Delete it"
            tone="danger"
            onConfirm={() => toasts.show({ title: 'Deleted' })}
          >
            This cannot be undone.
          </AlertDialog>
        </DialogTrigger>
      </main>
      <ToastRegion toasts={toasts} />
    </Provider>
  );
}
