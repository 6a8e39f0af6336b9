import { Avatar } from '@mutuals/ui/primitives/avatar';
import { Badge, CountBadge } from '@mutuals/ui/primitives/badge';
import { Banner } from '@mutuals/ui/primitives/banner';
import { Button, buttonVariants } from '@mutuals/ui/primitives/button';
import { Checkbox } from '@mutuals/ui/primitives/checkbox';
import { Chip } from '@mutuals/ui/primitives/chip';
import { Dialog, DialogTrigger } from '@mutuals/ui/primitives/dialog';
import { IconButton } from '@mutuals/ui/primitives/icon-button';
import { FilterIcon } from '@mutuals/ui/primitives/icons';
import { ProgressBar } from '@mutuals/ui/primitives/progress-bar';
import { RadioCard, RadioCards } from '@mutuals/ui/primitives/radio-cards';
import { Select } from '@mutuals/ui/primitives/select';
import { Switch } from '@mutuals/ui/primitives/switch';
import { Tab, TabList, TabPanel, Tabs } from '@mutuals/ui/primitives/tabs';
import { TextField } from '@mutuals/ui/primitives/text-field';
import { Theme } from '@mutuals/ui/primitives/theme';
import type { ReactNode } from 'react';

const roles = [
  { key: 'developer', label: 'Developer' },
  { key: 'artist', label: 'Artist' },
];

const Row = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>{children}</div>
);

function Half({ children }: { children?: ReactNode }) {
  return (
    <div style={{ display: 'grid', gap: 24, padding: 32 }}>
      <Row>
        {(Object.keys(buttonVariants.variants.variant) as Array<keyof typeof buttonVariants.variants.variant>).map(
          (variant) => (
            <Button key={variant} variant={variant}>
              Save
            </Button>
          ),
        )}
        <IconButton label="Filters">
          <FilterIcon />
        </IconButton>
      </Row>
      <Row>
        <Avatar seed="ada" />
        <Badge>New</Badge>
        <CountBadge count={12} label="12 new" />
        <Chip>Rust</Chip>
        <Chip size="sm">Solidity</Chip>
      </Row>
      <Row>
        <TextField label="Name" defaultValue="Ada Okafor" description="As others see it." />
        <Select label="Role" options={roles} defaultValue="artist" />
      </Row>
      <Row>
        <Checkbox defaultSelected>Show my wallet</Checkbox>
        <Switch defaultSelected>Notify me</Switch>
      </Row>
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
      <ProgressBar label="Profile" showLabel value={60} />
      <Tabs>
        <TabList aria-label="Profiles" variant="segment">
          <Tab id="mine">Mine</Tab>
          <Tab id="all">All</Tab>
        </TabList>
        <TabPanel id="mine">What another app sees of the kit.</TabPanel>
      </Tabs>
      {children}
    </div>
  );
}

/** The same parts in both themes, and each app's override. */
export function Sheet({ overridden }: { overridden: string }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', width: 1280 }}>
      <Theme name="light" style={{ background: 'var(--mu-surface)' }}>
        <Half>
          <Row>
            <Button data-testid="overridden" variant="primary" className={overridden}>
              Wide
            </Button>
            <DialogTrigger>
              <Button>Open</Button>
              <Dialog title="Delete this profile?" closeLabel>
                It cannot be brought back.
              </Dialog>
            </DialogTrigger>
          </Row>
        </Half>
      </Theme>
      <Theme name="dark" style={{ background: 'var(--mu-surface)' }}>
        <Half />
      </Theme>
    </div>
  );
}
