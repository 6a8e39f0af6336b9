import { createContext, type ReactNode, type RefAttributes, use } from 'react';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import {
  SelectionIndicator,
  Tab as AriaTab,
  TabList as AriaTabList,
  type TabListProps as AriaTabListProps,
  TabPanel as AriaTabPanel,
  type TabPanelProps as AriaTabPanelProps,
  type TabProps as AriaTabProps,
  Tabs as AriaTabs,
  type TabsProps as AriaTabsProps,
} from 'react-aria-components/Tabs';
import { cx, join } from '../../lib/cx.ts';
import { tabListVariants, tabVariants } from './tabs.variants.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { tabParts } from './tabs.parts.ts';

export { tabListVariants, tabVariants } from './tabs.variants.ts';

type Variant = keyof typeof tabListVariants.variants.variant;

const ListVariant = createContext<Variant>('line');

export interface TabsProps extends AriaTabsProps, RefAttributes<HTMLDivElement> {}

/** Parts of one thing, one of which shows at a time. To filter a list use a ToggleButtonGroup; to go to another page, links. */
export function Tabs({ className, ...props }: TabsProps) {
  return <AriaTabs data-slot="tabs" {...props} className={cx('mu:ui:flex mu:ui:flex-col mu:ui:gap-5', className)} />;
}

export interface TabListProps<T> extends AriaTabListProps<T>, RefAttributes<HTMLDivElement> {
  /** `line` for the parts of a page, `segment` for two or three views of the same thing. */
  variant?: Variant | undefined;
}

/** The row of tabs. */
export function TabList<T>({ variant = 'line', className, ...props }: TabListProps<T>) {
  return (
    <ListVariant value={variant}>
      <AriaTabList data-slot="tab-list" {...props} className={cx(tabListVariants.classes({ variant }), className)} />
    </ListVariant>
  );
}

export interface TabProps extends AriaTabProps, RefAttributes<HTMLDivElement> {
  /** A count or badge after the name. */
  end?: ReactNode;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof tabParts> | undefined;
}

const indicator = {
  line: 'mu:absolute mu:inset-x-0 mu:-bottom-px mu:h-0.5 mu:rounded-full mu:bg-text mu:transition-[translate,width] mu:duration-200 mu:forced-colors:bg-[Highlight]',
  segment:
    'mu:absolute mu:inset-0 mu:-z-1 mu:rounded-[calc(var(--mu-radius-control)-2px)] mu:bg-control-thumb mu:shadow-[0_0_0_1px_var(--mu-border),0_1px_2px_oklch(0.2_0.01_85/0.08)] mu:transition-[translate,width] mu:duration-200 mu:forced-colors:border-2 mu:forced-colors:border-[Highlight]',
} as const;

/** One tab; its `id` is the key of its TabPanel. */
export function Tab({ end, className, classNames, children, ...props }: TabProps) {
  const part = partsOf<typeof tabParts>('tab', classNames);
  const variant = use(ListVariant);
  return (
    <AriaTab
      data-slot="tab"
      {...props}
      className={cx(join(tabVariants.classes({ variant }), 'mu:ui:isolate'), className)}
    >
      {composeRenderProps(children, (label) => (
        <>
          {label}
          {end}
          <SelectionIndicator {...part('mark', indicator[variant])} />
        </>
      ))}
    </AriaTab>
  );
}

export interface TabPanelProps extends AriaTabPanelProps, RefAttributes<HTMLDivElement> {}

/** The content of the tab with the same `id`. */
export function TabPanel({ className, ...props }: TabPanelProps) {
  return (
    <AriaTabPanel data-slot="tab-panel" {...props} className={cx('mu:ui:rounded-small mu:ui:focus-ring', className)} />
  );
}
