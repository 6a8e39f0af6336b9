import { useState } from 'react';
import { Accordion, AccordionItem } from '../primitives/accordion/accordion.tsx';
import { Avatar } from '../primitives/avatar/avatar.tsx';
import { Badge, CountBadge } from '../primitives/badge/badge.tsx';
import { Banner } from '../primitives/banner/banner.tsx';
import { Breadcrumbs } from '../primitives/breadcrumbs/breadcrumbs.tsx';
import { Button, buttonVariants } from '../primitives/button/button.tsx';
import { Card } from '../primitives/card/card.tsx';
import { Checkbox } from '../primitives/checkbox/checkbox.tsx';
import { Chip } from '../primitives/chip/chip.tsx';
import { ComboBox } from '../primitives/combo-box/combo-box.tsx';
import { CopyButton } from '../primitives/copy-button/copy-button.tsx';
import { DateRangePicker } from '../primitives/date-range-picker/date-range-picker.tsx';
import { IconButton } from '../primitives/icon-button/icon-button.tsx';
import { FilterIcon, SettingsIcon } from '../primitives/icons/icons.ts';
import { Kbd } from '../primitives/kbd/kbd.tsx';
import { Link } from '../primitives/link/link.tsx';
import { NumberField } from '../primitives/number-field/number-field.tsx';
import { Pagination } from '../primitives/pagination/pagination.tsx';
import { ProgressBar } from '../primitives/progress-bar/progress-bar.tsx';
import { ProgressCircle } from '../primitives/progress-circle/progress-circle.tsx';
import { RadioCard, RadioCards } from '../primitives/radio-cards/radio-cards.tsx';
import { SearchField } from '../primitives/search-field/search-field.tsx';
import { Select } from '../primitives/select/select.tsx';
import { Skeleton } from '../primitives/skeleton/skeleton.tsx';
import { Switch } from '../primitives/switch/switch.tsx';
import { Table } from '../primitives/table/table.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../primitives/tabs/tabs.tsx';
import { TagField } from '../primitives/tag-field/tag-field.tsx';
import { TextArea } from '../primitives/text-area/text-area.tsx';
import { TextField } from '../primitives/text-field/text-field.tsx';
import { ToggleButton, ToggleButtonGroup } from '../primitives/toggle-button/toggle-button.tsx';
import { options } from '../lib/variants.ts';

const roles = [
  { key: 'developer', label: 'Developer' },
  { key: 'artist', label: 'Artist' },
] as const;
const people = [
  { id: 'ada', name: 'Ada Okafor', seen: '20 Nov' },
  { id: 'lin', name: 'Lin Xiaoyu', seen: '23 Nov' },
];
const columns: Parameters<typeof Table<(typeof people)[number], 'name' | 'seen'>>[0]['columns'] = [
  { id: 'name', title: 'Name', cell: ({ name }) => name, isSortable: true },
  { id: 'seen', title: 'Seen', cell: ({ seen }) => seen, align: 'end' },
];

function People() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(['lin']));
  return (
    <Table
      label="People"
      columns={columns}
      rows={people}
      rowId={({ id }) => id}
      sort={{ column: 'name', direction: 'ascending' }}
      selection={{ ids, onChange: setIds }}
      empty="Nobody"
    />
  );
}

const row = 'mu:flex mu:flex-wrap mu:items-center mu:gap-3';
const column = 'mu:flex mu:min-w-0 mu:flex-col mu:gap-6';

/** The parts of the kit side by side, at rest: how a theme looks on all of them. */
export function Everything() {
  return (
    <div className="mu:grid mu:grid-cols-1 mu:gap-8 mu:bg-surface mu:p-6 mu:text-text mu:md:grid-cols-2">
      <div className={column}>
        <Breadcrumbs above={[{ label: 'Settings', href: '#settings' }]} current="Profile" />
        <div className={row}>
          {options(buttonVariants, 'variant').map((variant) => (
            <Button key={variant} variant={variant}>
              Save
            </Button>
          ))}
        </div>
        <div className={row}>
          <Button size="sm">Small</Button>
          <Button isDisabled>Disabled</Button>
          <IconButton label="Filters">
            <FilterIcon />
          </IconButton>
          <IconButton label="Settings" variant="secondary">
            <SettingsIcon />
          </IconButton>
          <CopyButton text="0x" />
          <Link href="#link">A link</Link>
        </div>
        <div className={row}>
          <Avatar seed="ada" />
          <Badge>New</Badge>
          <Badge tone="success">Paid</Badge>
          <Badge tone="danger">Failed</Badge>
          <CountBadge count={12} label="12 new" />
          <Chip>Rust</Chip>
          <Kbd>K</Kbd>
        </div>
        <TextField label="Name" defaultValue="Ada Okafor" description="As others see it." />
        <TextField label="Email" defaultValue="ada" errorMessage="Enter an address with an @." />
        <TextArea label="About" defaultValue="Builds wallets." />
        <Select label="Role" options={roles} defaultValue="artist" />
        <ComboBox label="Skill" options={roles} defaultValue="developer" />
        <NumberField label="Years" defaultValue={4} />
        <SearchField label="Search" placeholder="Search" />
        <TagField label="Tags" defaultValue={['defi', 'nft']} />
        <DateRangePicker label="Seen" value={{ from: '2026-11-20', to: '2026-11-23' }} onChange={() => {}} />
      </div>
      <div className={column}>
        <Tabs>
          <TabList aria-label="Profiles">
            <Tab id="mine">Mine</Tab>
            <Tab id="all">All</Tab>
          </TabList>
          <TabPanel id="mine">
            <People />
          </TabPanel>
        </Tabs>
        <ToggleButtonGroup variant="segment" aria-label="View" selectionMode="single" defaultSelectedKeys={['list']}>
          <ToggleButton id="list">List</ToggleButton>
          <ToggleButton id="cards">Cards</ToggleButton>
        </ToggleButtonGroup>
        <Checkbox defaultSelected>Show my wallet</Checkbox>
        <Switch defaultSelected>Notify me</Switch>
        <RadioCards label="Looking for" defaultValue="people" columns="two">
          <RadioCard value="people" title="People">
            To build with
          </RadioCard>
          <RadioCard value="groups" title="Groups">
            To join
          </RadioCard>
        </RadioCards>
        <Banner tone="info" title="Payments are final">
          Check the address before you send.
        </Banner>
        <Banner tone="danger" title="Not saved">
          Check your connection.
        </Banner>
        <Card>A card with its own ground.</Card>
        <Accordion>
          <AccordionItem title="How long does it take?" id="long">
            A minute.
          </AccordionItem>
        </Accordion>
        <ProgressBar label="Profile" showLabel value={60} />
        <ProgressCircle label="Loading" />
        <Skeleton className="mu:w-48" />
        <Pagination page={2} pageCount={5} onChange={() => {}} />
      </div>
    </div>
  );
}
