import type { ReactElement, ReactNode } from 'react';
import type { ClassNames, Parts } from '../lib/parts.ts';
import { Address, AddressCheck, AddressCompare } from '../blocks/address/address.tsx';
import { ChatComposer, type ChatMessage, ChatThread } from '../blocks/chat-thread/chat-thread.tsx';
import { NetworkSwitch } from '../blocks/network-switch/network-switch.tsx';
import {
  type Notification,
  NotificationItem,
  NotificationList,
} from '../blocks/notification-list/notification-list.tsx';
import {
  PaymentPanel,
  PaymentSlip,
  PaymentState,
  WalletChooser,
  WalletList,
  WalletNews,
} from '../blocks/payment-panel/payment-panel.tsx';
import { type Proof, ProofBadge, ProofList } from '../blocks/proof-badge/proof-badge.tsx';
import { SwipeDeck } from '../blocks/swipe-deck/swipe-deck.tsx';
import { type TicketMessage, TicketMessages, TicketThread } from '../blocks/ticket-thread/ticket-thread.tsx';
import { type TokenMarket, TokenMarketCard } from '../blocks/token-market-card/token-market-card.tsx';
import { Accordion, AccordionItem } from './accordion/accordion.tsx';
import { Avatar } from './avatar/avatar.tsx';
import { Banner } from './banner/banner.tsx';
import { Breadcrumbs } from './breadcrumbs/breadcrumbs.tsx';
import { Button } from './button/button.tsx';
import { Calendar } from './calendar/calendar.tsx';
import { Carousel } from './carousel/carousel.tsx';
import { Chart } from './chart/chart.tsx';
import { CheckboxGroup } from './checkbox-group/checkbox-group.tsx';
import { Checkbox } from './checkbox/checkbox.tsx';
import { Chip, ChipGroup, ChipItem } from './chip/chip.tsx';
import { ComboBox } from './combo-box/combo-box.tsx';
import { CommandPalette, type CommandSection } from './command-palette/command-palette.tsx';
import { ContextMenu } from './context-menu/context-menu.tsx';
import { CopyFace } from './copy-button/copy-face.tsx';
import type { copyButtonParts } from './copy-button/copy-button.parts.ts';
import { Countdown } from './countdown/countdown.tsx';
import { DatePicker } from './date-picker/date-picker.tsx';
import { DateRangePicker } from './date-range-picker/date-range-picker.tsx';
import { Dialog } from './dialog/dialog.tsx';
import { EmojiPicker } from './emoji-picker/emoji-picker.tsx';
import { EmptyState } from './empty-state/empty-state.tsx';
import { FileDrop, type FileDropState } from './file-drop/file-drop.tsx';
import { Form } from './form/form.tsx';
import { pageOf } from './gif-picker/gif-picker.examples.ts';
import { GifPicker } from './gif-picker/gif-picker.tsx';
import { IconButton } from './icon-button/icon-button.tsx';
import { CloseIcon } from './icons/icons.ts';
import { LanguagePicker } from './language-picker/language-picker.tsx';
import { Menu, MenuItem, MenuSection, MenuTrigger, SubmenuTrigger } from './menu/menu.tsx';
import { MultiSelect } from './multi-select/multi-select.tsx';
import { NumberField } from './number-field/number-field.tsx';
import { OtpField } from './otp-field/otp-field.tsx';
import { Pagination } from './pagination/pagination.tsx';
import { Popover, PopoverTrigger } from './popover/popover.tsx';
import { ProgressBar } from './progress-bar/progress-bar.tsx';
import { ProgressCircle } from './progress-circle/progress-circle.tsx';
import { RadioCard, RadioCards } from './radio-cards/radio-cards.tsx';
import { RadioGroup, RadioOption } from './radio-group/radio-group.tsx';
import { SearchField } from './search-field/search-field.tsx';
import { Select } from './select/select.tsx';
import { SelectionBar } from './selection-bar/selection-bar.tsx';
import { Sheet } from './sheet/sheet.tsx';
import { Slider } from './slider/slider.tsx';
import { Stepper } from './stepper/stepper.tsx';
import { Switch } from './switch/switch.tsx';
import { ColumnMenu, ResizableColumns, Table } from './table/table.tsx';
import { Tab, TabList, TabPanel, Tabs } from './tabs/tabs.tsx';
import { TagField, type TagSuggestions } from './tag-field/tag-field.tsx';
import { TextArea } from './text-area/text-area.tsx';
import { TextField } from './text-field/text-field.tsx';
import { ThemeSwitch } from './theme-switch/theme-switch.tsx';
import { TimeField } from './time-field/time-field.tsx';
import { Tree, TreeItem } from './tree/tree.tsx';
import { ToastRegion, Toasts } from './toast/toast.tsx';
import { partsOf } from '../lib/parts.ts';

/** The tables of all primitives and blocks. */
const files = import.meta.glob<Record<string, Parts<string, string>>>(['./*/*.parts.ts', '../blocks/*/*.parts.ts'], {
  eager: true,
});
export const tables: ReadonlyArray<Parts<string, string>> = Object.values(files).flatMap((file) => Object.values(file));

type Names = ClassNames<Parts<string, string>>;
/** A component as it shows these parts; without them, all that no other way shows. */
interface Shown {
  readonly parts?: readonly string[];
  readonly node: ReactNode;
  /** Text to type into its input first. */
  readonly types?: string;
  /** Whether its first button is pressed first. */
  readonly presses?: boolean;
  /** Whether it is scrolled to its beginning first. */
  readonly scrolls?: boolean;
  /** Whether its first card is dragged first. */
  readonly drags?: boolean;
  /** Whether its context menu is opened first. */
  readonly opens?: boolean;
}
type Example = (names: Names) => ReactElement | readonly Shown[];

const act = () => {};
const field = { label: 'Label', hint: 'Optional' };
/** With a description, and with the error in its place. */
const both = (
  draw: (texts: { label: string; hint: string; description?: string; errorMessage?: string }) => ReactNode,
): readonly Shown[] => [
  { node: draw({ ...field, description: 'Help' }) },
  { parts: ['error'], node: draw({ ...field, errorMessage: 'Wrong' }) },
];
const answers = [{ key: 'one', label: 'One' }] as const;
const gifs = {
  search: 'Search',
  trending: 'Trending',
  found: String,
  loading: 'Loading',
  none: 'None',
  noneTrending: 'None',
  failed: 'Failed',
  tryAgain: 'Again',
  previous: 'Previous',
  next: 'Next',
  page: String,
  source: 'Source',
};
const preview = pageOf(1)[0]?.stillUrl ?? '';
const drops: ReadonlyArray<{ parts?: readonly string[]; state: FileDropState }> = [
  { state: { status: 'empty' } },
  {
    parts: ['preview', 'actions', 'cancel', 'progress'],
    state: { status: 'uploading', name: 'a.png', percent: 40, preview },
  },
  { parts: ['retry', 'error'], state: { status: 'failed', message: 'Too large', canRetry: true } },
  { parts: ['replace', 'remove'], state: { status: 'done', preview } },
  { parts: ['name'], state: { status: 'done', name: 'a.pdf' } },
];
const found: CommandSection = {
  id: 'found',
  title: 'Found',
  status: 'ready',
  items: [{ id: 'a', label: 'A', description: 'B', icon: <CloseIcon />, href: '#a' }],
};
const sections: ReadonlyArray<readonly [parts: readonly string[] | null, ...sections: CommandSection[]]> = [
  [null, found, { id: 'lost', title: 'Lost', status: 'failed', items: [] }],
  [['ring'], { ...found, status: 'loading' }],
  [['waiting'], { ...found, items: [], status: 'loading' }],
  [['empty'], { ...found, items: [] }],
];
const asked: ReadonlyArray<{ parts: readonly string[]; suggestions: TagSuggestions }> = [
  { parts: ['ring', 'trigger'], suggestions: { status: 'loading' } },
  { parts: ['popover', 'list', 'option'], suggestions: { status: 'ready', options: [{ word: 'one' }] } },
  { parts: ['empty'], suggestions: { status: 'ready', options: [] } },
];
const toasts = new Toasts();
toasts.show({ title: 'Saved', description: 'All of it', action: { label: 'Undo', onPress: act } }, Infinity);
const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const time = '2026-11-20T12:00:00Z';
const proof: Proof = { id: 'a', claim: 'A', address, method: 'B', checkedAt: time, state: 'proven' };
const notification: Notification = { id: 'a', text: 'A', detail: 'B', createdAt: time, isRead: false };
const message: TicketMessage = { id: 'a', author: 'A', isTeam: true, text: 'B', sentAt: time };
const chat: ChatMessage = { key: 'a', isOwn: false, state: 'received', content: 'A', seq: 1, createdAt: time };
const ticket = {
  facts: [{ id: 'a', content: 'A' }],
  messages: [message],
  now: 0,
  state: { text: 'A' },
  moves: [],
  onMove: act,
  reply: 'A',
  onReplyChange: act,
  onSend: act,
};
const market: TokenMarket = {
  symbol: 'A',
  priceUsd: '1',
  priceChange24h: 1,
  marketCap: 1,
  volume24h: 1,
  liquidityUsd: 1,
  url: 'https://dex.example',
  dexId: 'a',
  ageSeconds: 1,
};
const row = { id: 'a', name: 'Ada' };

/** By the `data-slot` of the component. */
export const examples: Readonly<Record<string, Example>> = {
  address: (classNames) => <Address address={address} isCopyable classNames={classNames} />,
  'address-check': (classNames) => <AddressCheck address={address} classNames={classNames} />,
  'address-compare': (classNames) => (
    <AddressCompare address={address} defaultValue={`0x${'1'.repeat(40)}`} classNames={classNames} />
  ),
  'accordion-item': (classNames) => (
    <Accordion defaultExpandedKeys={['a']}>
      <AccordionItem id="a" title="Why?" classNames={classNames}>
        Because
      </AccordionItem>
    </Accordion>
  ),
  avatar: (classNames) => [
    { node: <Avatar seed="a" src={pageOf(1)[0]?.stillUrl} classNames={classNames} /> },
    { parts: ['art'], node: <Avatar seed="a" classNames={classNames} /> },
  ],
  banner: (classNames) => (
    <Banner title="Title" dismissLabel="Close" onDismiss={act} classNames={classNames}>
      Text
    </Banner>
  ),
  breadcrumbs: (classNames) => (
    <Breadcrumbs above={[{ label: 'Up', href: '#' }]} current="Here" classNames={classNames} />
  ),
  carousel: (classNames) => (
    <Carousel
      label="Slides"
      slides={[
        { id: 'a', label: 'A', content: 'A' },
        { id: 'b', label: 'B', content: 'B' },
      ]}
      classNames={classNames}
    />
  ),
  chart: (classNames) => (
    <Chart
      label="Chart"
      points={[
        { label: 'A', value: 1, before: 2 },
        { label: 'B', value: 2, before: 1 },
      ]}
      pointsLabel="Day"
      valueLabel="Now"
      beforeLabel="Before"
      format={String}
      classNames={classNames}
    />
  ),
  checkbox: (classNames) => (
    <Checkbox description="More" classNames={classNames}>
      Yes
    </Checkbox>
  ),
  'checkbox-group': (classNames) =>
    both((texts) => (
      <CheckboxGroup {...texts} classNames={classNames}>
        <Checkbox value="a">A</Checkbox>
      </CheckboxGroup>
    )),
  'chat-composer': (classNames) => (
    <ChatComposer
      partnerName="A"
      draft="B"
      canSend
      charactersLeft={1}
      onDraftChange={act}
      onSend={act}
      classNames={classNames}
    />
  ),
  'chat-thread': (classNames) =>
    [
      { messages: [chat, { ...chat, key: 'b', isOwn: true, state: 'failed' as const }] },
      {
        parts: ['end'],
        scrolls: true,
        messages: Array.from({ length: 40 }, (_, index) => ({ ...chat, key: `${index}` })),
      },
    ].map(({ messages, ...shown }) => ({
      ...shown,
      node: (
        <div style={{ blockSize: 300, display: 'flex' }}>
          <ChatThread
            messages={messages}
            older="none"
            partnerName="A"
            now={0}
            onLoadOlder={act}
            onSendAgain={act}
            onRemove={act}
            onReport={act}
            classNames={classNames}
          />
        </div>
      ),
    })),
  chip: (classNames) => <Chip classNames={classNames}>Word</Chip>,
  'chip-group': (classNames) => (
    <ChipGroup label="Words" classNames={classNames}>
      <ChipItem id="a">Word</ChipItem>
    </ChipGroup>
  ),
  'chip-item': (classNames) => (
    <ChipGroup label="Words" onRemove={act}>
      <ChipItem id="a" classNames={classNames}>
        Word
      </ChipItem>
    </ChipGroup>
  ),
  calendar: (classNames) => <Calendar label="Day" defaultValue="2026-11-18" classNames={classNames} />,
  'context-menu': (classNames) => [
    {
      opens: true,
      node: (
        <ContextMenu label="More" items={<MenuItem>One</MenuItem>} classNames={classNames}>
          Here
        </ContextMenu>
      ),
    },
  ],
  'combo-box': (classNames) => [
    ...both((texts) => <ComboBox {...texts} options={answers} isLoading classNames={classNames} />),
    {
      parts: ['popover', 'list', 'option'],
      types: 'o',
      node: <ComboBox label="Label" options={answers} classNames={classNames} />,
    },
    { parts: ['empty'], types: 'o', node: <ComboBox label="Label" options={[]} classNames={classNames} /> },
  ],
  'command-palette': (classNames) =>
    sections.map(([parts, ...those]) => ({
      ...(parts ? { parts } : {}),
      node: (
        <CommandPalette
          isOpen
          label="Find"
          search=""
          onSearchChange={act}
          onRetry={act}
          sections={those}
          classNames={classNames}
        />
      ),
    })),
  'copy-button': (classNames) => (
    <CopyFace
      data-slot="copy-button"
      part={partsOf<typeof copyButtonParts>('copy-button', classNames)}
      phase="copied"
      hideLabel
      label="Copy"
      copiedLabel="Copied"
      failedLabel="Failed"
    />
  ),
  countdown: (classNames) => (
    <Countdown label="Left" total={60_000} left={30_000} shape="bar" announce={String} classNames={classNames} />
  ),
  'date-picker': (classNames) => [
    ...both((texts) => <DatePicker {...texts} classNames={classNames} />),
    {
      parts: ['popover', 'calendar', 'header', 'month', 'previous', 'next', 'grid', 'weekday', 'cell'],
      node: <DatePicker defaultOpen label="Day" defaultValue="2026-11-18" classNames={classNames} />,
    },
  ],
  'date-range-picker': (classNames) => [
    ...both((texts) => <DateRangePicker {...texts} value={null} onChange={act} classNames={classNames} />),
    {
      parts: ['clear', 'popover', 'calendar', 'header', 'month', 'previous', 'next', 'grid', 'weekday', 'cell'],
      node: (
        <DateRangePicker
          defaultOpen
          label="Days"
          value={{ from: '2026-11-20', to: '2026-11-22' }}
          onChange={act}
          classNames={classNames}
        />
      ),
    },
  ],
  dialog: (classNames) => (
    <Dialog isOpen title="Title" closeLabel footer="Footer" classNames={classNames}>
      Text
    </Dialog>
  ),
  'emoji-picker': (classNames) => (
    <EmojiPicker
      names={{}}
      onPick={act}
      texts={{
        search: 'Search',
        grid: 'Emoji',
        kinds: 'Kinds',
        none: 'None',
        categories: { smileys: 'A', gestures: 'B', hearts: 'C', objects: 'D', crypto: 'E' },
      }}
      classNames={classNames}
    />
  ),
  'empty-state': (classNames) => (
    <EmptyState title="Nothing" action="Go" classNames={classNames}>
      Text
    </EmptyState>
  ),
  'file-drop': (classNames) =>
    drops.map(({ state, ...shown }) => ({
      ...shown,
      node: (
        <FileDrop
          label="Picture"
          description="PNG"
          accept={['image/png']}
          state={state}
          onChoose={act}
          onRemove={act}
          onCancel={act}
          onRetry={act}
          classNames={classNames}
        />
      ),
    })),
  form: (classNames) => (
    <Form errors={{ name: 'Wrong' }} classNames={classNames}>
      <TextField label="Name" name="name" />
    </Form>
  ),
  'gif-picker': (classNames) =>
    ([pageOf(1), 'failed'] as const).map((shown) => ({
      ...(shown === 'failed' ? { parts: ['failure', 'retry'] } : {}),
      node: (
        <GifPicker
          texts={gifs}
          query=""
          gifs={shown}
          page={1}
          hasNext
          onSearch={act}
          onPage={act}
          onRetry={act}
          onPick={act}
          classNames={classNames}
        />
      ),
    })),
  'icon-button': (classNames) => (
    <IconButton label="Close" isPending classNames={classNames}>
      <CloseIcon />
    </IconButton>
  ),
  'language-picker': (classNames) => [
    {
      presses: true,
      node: (
        <LanguagePicker
          label="Language"
          languages={{ en: 'English' }}
          value="en"
          onChange={act}
          classNames={classNames}
        />
      ),
    },
  ],
  menu: (classNames) => (
    <MenuTrigger defaultOpen>
      <Button>Open</Button>
      <Menu aria-label="Menu" header="Ada" classNames={classNames}>
        <MenuItem>One</MenuItem>
      </Menu>
    </MenuTrigger>
  ),
  'menu-item': (classNames) => [
    {
      node: (
        <MenuTrigger defaultOpen>
          <Button>Open</Button>
          <Menu aria-label="Menu" selectionMode="single" defaultSelectedKeys={['a']}>
            <MenuItem id="a" icon={<CloseIcon />} description="More" classNames={classNames}>
              One
            </MenuItem>
          </Menu>
        </MenuTrigger>
      ),
    },
    {
      parts: ['arrow'],
      node: (
        <MenuTrigger defaultOpen>
          <Button>Open</Button>
          <Menu aria-label="Menu">
            <SubmenuTrigger>
              <MenuItem classNames={classNames}>One</MenuItem>
              <Menu aria-label="More">
                <MenuItem>Two</MenuItem>
              </Menu>
            </SubmenuTrigger>
          </Menu>
        </MenuTrigger>
      ),
    },
  ],
  'menu-section': (classNames) => (
    <MenuTrigger defaultOpen>
      <Button>Open</Button>
      <Menu aria-label="Menu">
        <MenuSection title="Kind" classNames={classNames}>
          <MenuItem>One</MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  ),
  'multi-select': (classNames) => [
    ...both((texts) => <MultiSelect {...texts} options={answers} classNames={classNames} />),
    {
      parts: ['popover', 'list', 'option'],
      node: <MultiSelect label="Label" options={answers} defaultOpen classNames={classNames} />,
    },
  ],
  'number-field': (classNames) => both((texts) => <NumberField {...texts} classNames={classNames} />),
  'otp-field': (classNames) => both((texts) => <OtpField {...texts} classNames={classNames} />),
  pagination: (classNames) => (
    <Pagination page={5} pageCount={20} onChange={act} summary="All" classNames={classNames} />
  ),
  popover: (classNames) => (
    <PopoverTrigger defaultOpen>
      <Button>Open</Button>
      <Popover label="More" classNames={classNames}>
        Text
      </Popover>
    </PopoverTrigger>
  ),
  'progress-bar': (classNames) => <ProgressBar label="Upload" showLabel value={40} classNames={classNames} />,
  'progress-circle': (classNames) => <ProgressCircle label="Upload" value={40} classNames={classNames} />,
  'radio-cards': (classNames) =>
    both((texts) => (
      <RadioCards {...texts} classNames={classNames}>
        <RadioCard value="a" title="A" />
      </RadioCards>
    )),
  'radio-group': (classNames) =>
    both((texts) => (
      <RadioGroup {...texts} classNames={classNames}>
        <RadioOption value="a">A</RadioOption>
      </RadioGroup>
    )),
  'radio-option': (classNames) => (
    <RadioGroup label="Label" defaultValue="a">
      <RadioOption value="a" description="More" classNames={classNames}>
        A
      </RadioOption>
    </RadioGroup>
  ),
  'radio-card': (classNames) => (
    <RadioCards label="Label">
      <RadioCard value="a" title="A" icon={<CloseIcon />} classNames={classNames}>
        Text
      </RadioCard>
    </RadioCards>
  ),
  'search-field': (classNames) =>
    both((texts) => <SearchField {...texts} defaultValue="a" hideLabel={false} classNames={classNames} />),
  select: (classNames) => [
    ...both((texts) => <Select {...texts} options={answers} classNames={classNames} />),
    {
      parts: ['popover', 'list', 'option'],
      node: <Select label="Label" options={answers} defaultOpen classNames={classNames} />,
    },
  ],
  sheet: (classNames) => (
    <Sheet isOpen title="Title" classNames={classNames}>
      Text
    </Sheet>
  ),
  slider: (classNames) => <Slider {...field} description="Help" classNames={classNames} />,
  stepper: (classNames) => (
    <Stepper
      label="Steps"
      current="b"
      steps={[
        { id: 'a', label: 'A' },
        { id: 'b', label: 'B' },
      ]}
      classNames={classNames}
    />
  ),
  switch: (classNames) => (
    <Switch description="More" classNames={classNames}>
      On
    </Switch>
  ),
  'selection-bar': (classNames) => (
    <SelectionBar count={1} onClear={act} classNames={classNames}>
      <Button>A</Button>
    </SelectionBar>
  ),
  'column-menu': (classNames) => [
    {
      presses: true,
      node: (
        <ColumnMenu
          columns={[
            { id: 'name', title: 'Name' },
            { id: 'age', title: 'Age' },
          ]}
          hiddenColumns={new Set<string>()}
          onChange={act}
          classNames={classNames}
        />
      ),
    },
  ],
  'resizable-columns': (classNames) => (
    <ResizableColumns classNames={classNames}>
      <Table
        label="People"
        columns={[{ id: 'name', title: 'Name', cell: ({ name }: typeof row) => name }]}
        rows={[row]}
        rowId={({ id }) => id}
        empty="None"
      />
    </ResizableColumns>
  ),
  table: (classNames) => (
    <Table
      label="People"
      columns={[{ id: 'name', title: 'Name', cell: ({ name }: typeof row) => name }]}
      rows={[row]}
      rowId={({ id }) => id}
      selection={{ ids: new Set(), onChange: act }}
      detail={{ openId: 'a', title: 'More', children: 'Detail' }}
      empty="None"
      classNames={classNames}
    />
  ),
  tab: (classNames) => (
    <Tabs>
      <TabList aria-label="Parts">
        <Tab id="a" classNames={classNames}>
          A
        </Tab>
      </TabList>
      <TabPanel id="a">Text</TabPanel>
    </Tabs>
  ),
  'network-switch': (classNames) => (
    <NetworkSwitch
      networks={[{ chainId: 56, name: 'A' }]}
      chainId={1}
      needed={56}
      onSwitch={act}
      classNames={classNames}
    />
  ),
  'notification-item': (classNames) => (
    <NotificationItem notification={notification} now={0} onOpen={act} onDelete={act} classNames={classNames} />
  ),
  'notification-list': (classNames) => (
    <NotificationList
      groups={[{ id: 'a', title: 'A', notifications: [notification], unread: 1 }]}
      now={0}
      onOpen={act}
      onDelete={act}
      onMarkAllRead={act}
      classNames={classNames}
    />
  ),
  'payment-panel': (classNames) => (
    <PaymentPanel title="A" stage="a" classNames={classNames}>
      B
    </PaymentPanel>
  ),
  'payment-slip': (classNames) => (
    <PaymentSlip
      amount="1"
      symbol="BNB"
      address={address}
      network="A"
      coin="B"
      leftMs={1}
      totalMs={1}
      actions={<Button>Open</Button>}
      classNames={classNames}
    />
  ),
  'payment-state': (classNames) => <PaymentState phase="seen" picture={<CloseIcon />} classNames={classNames} />,
  'wallet-news': (classNames) => [
    { node: <WalletNews wallet={{ status: 'opening' }} onCancel={act} onNotSent={act} classNames={classNames} /> },
    {
      parts: ['not-sent'],
      node: <WalletNews wallet={{ status: 'left' }} onCancel={act} onNotSent={act} classNames={classNames} />,
    },
  ],
  'wallet-list': (classNames) => (
    <WalletList wallets={[{ id: 'a', name: 'A', icon: null }]} onChoose={act} classNames={classNames} />
  ),
  'wallet-chooser': (classNames) => (
    <WalletChooser
      wallets={[{ id: 'a', name: 'A', icon: null }]}
      onChoose={act}
      onCancel={act}
      classNames={classNames}
    />
  ),
  'proof-badge': (classNames) => [
    {
      node: <ProofBadge name="A" proofs={[proof, { ...proof, id: 'b' }]} now={0} classNames={classNames} />,
      presses: true,
    },
  ],
  'proof-list': (classNames) => <ProofList proofs={[proof]} now={0} classNames={classNames} />,
  'swipe-deck': (classNames) => [
    {
      drags: true,
      node: (
        <SwipeDeck cards={[{ id: 'a', name: 'A', content: 'A' }]} onDecide={act} onUndo={act} classNames={classNames} />
      ),
    },
  ],
  'ticket-messages': (classNames) => <TicketMessages messages={[message]} now={0} classNames={classNames} />,
  'ticket-thread': (classNames) => [
    { node: <TicketThread {...ticket} canReply classNames={classNames} /> },
    { parts: ['unsent'], node: <TicketThread {...ticket} canReply={false} classNames={classNames} /> },
  ],
  'token-market-card': (classNames) => <TokenMarketCard state={{ status: 'ready', market }} classNames={classNames} />,
  'tag-field': (classNames) => [
    ...both((texts) => <TagField {...texts} defaultValue={['one', 'two']} max={2} classNames={classNames} />),
    ...asked.map(({ suggestions, ...shown }) => ({
      ...shown,
      types: 'o',
      node: <TagField label="Words" onTyping={act} suggestions={suggestions} classNames={classNames} />,
    })),
  ],
  'text-area': (classNames) =>
    both((texts) => <TextArea {...texts} limit={2} defaultValue="ab" classNames={classNames} />),
  'text-field': (classNames) =>
    both((texts) => (
      <TextField {...texts} limit={2} defaultValue="ab" icon={<CloseIcon />} prefix="@" classNames={classNames} />
    )),
  'theme-switch': (classNames) => <ThemeSwitch value="dark" onChange={act} classNames={classNames} />,
  'time-field': (classNames) => both((texts) => <TimeField {...texts} classNames={classNames} />),
  'toast-region': (classNames) => <ToastRegion toasts={toasts} classNames={classNames} />,
  'tree-item': (classNames) => (
    <Tree label="Topics" selectionMode="multiple">
      <TreeItem id="a" title="A" icon={<CloseIcon />} classNames={classNames}>
        <TreeItem id="b" title="B" />
      </TreeItem>
    </Tree>
  ),
};
