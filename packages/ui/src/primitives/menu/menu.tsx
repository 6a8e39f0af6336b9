import { Check, ChevronRight } from 'lucide-react';
import { createContext, type ReactElement, type ReactNode, type RefAttributes, use } from 'react';
import { Header } from 'react-aria-components/Header';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps as AriaMenuProps,
  MenuSection as AriaMenuSection,
  type MenuSectionProps as AriaMenuSectionProps,
  MenuTrigger,
  SubmenuTrigger as AriaSubmenuTrigger,
} from 'react-aria-components/Menu';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { Separator, type SeparatorProps } from 'react-aria-components/Separator';
import { Text } from 'react-aria-components/Text';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { cx, join } from '../../lib/cx.ts';
import { optionVariants } from '../../lib/option.variants.ts';
import { popoverVariants } from '../popover/popover.variants.ts';
import { useNestedTheme } from '../theme/theme.tsx';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { menuItemParts, menuParts, menuSectionParts } from './menu.parts.ts';

/** Whether a Menu opens from an item of another one. */
const IsSubmenu = createContext(false);

export interface MenuProps<T> extends AriaMenuProps<T>, RefAttributes<HTMLDivElement> {
  /** Where it opens, relative to its button; by default below it, or beside the item of a SubmenuTrigger. */
  placement?: PopoverProps['placement'];
  /** Non-interactive content above the items: who is signed in. */
  header?: ReactNode;
  /** Opens it from a button that is not in a MenuTrigger: for a menu that is loaded once the button is pressed. */
  popover?: Pick<PopoverProps, 'triggerRef' | 'isOpen' | 'onOpenChange'>;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof menuParts> | undefined;
}

/** A list of actions or destinations that a button opens. Put both into a MenuTrigger. To choose a value, use Select. */
export function Menu<T>({ placement, header, popover, className, classNames, ...props }: MenuProps<T>) {
  const part = partsOf<typeof menuParts>('menu', classNames);
  const isSubmenu = use(IsSubmenu);
  const theme = useNestedTheme();
  return (
    <Popover
      {...(popover && { ...popover, 'aria-label': props['aria-label'] })}
      data-theme={theme}
      placement={placement ?? (isSubmenu ? 'end top' : 'bottom end')}
      offset={isSubmenu ? 2 : 6}
      {...part('popover', join(popoverVariants.classes({ padding: 'list' }), 'mu:min-w-56'))}
    >
      {header && (
        <div {...part('header', 'mu:mx-3 mu:mb-1.5 mu:border-b mu:border-border mu:pt-1.5 mu:pb-3')}>{header}</div>
      )}
      {/* A MenuTrigger says by itself where the focus goes. */}
      <AriaMenu
        data-slot="menu"
        {...(popover && { autoFocus: 'first' })}
        {...props}
        className={cx('mu:outline-none', className)}
      />
    </Popover>
  );
}

export interface MenuItemProps extends Omit<AriaMenuItemProps, 'children'>, RefAttributes<HTMLDivElement> {
  children: ReactNode;
  /** An icon before the label. */
  icon?: ReactNode;
  /** A second line. */
  description?: ReactNode;
  /** Something small at the end: a badge, a count, a shortcut. */
  end?: ReactNode;
  /** `danger` for something destructive, or for leaving. */
  tone?: keyof typeof optionVariants.variants.tone | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof menuItemParts> | undefined;
}

/** One action (`onAction`) or destination (`href`) of a Menu. */
export function MenuItem({ icon, description, end, tone, className, classNames, children, ...props }: MenuItemProps) {
  const part = partsOf<typeof menuItemParts>('menu-item', classNames);
  return (
    <AriaMenuItem
      data-slot="menu-item"
      {...props}
      {...(typeof children === 'string' && props.textValue === undefined ? { textValue: children } : {})}
      className={cx(optionVariants.classes({ tone }), className)}
    >
      {composeRenderProps(children, (label, { selectionMode, isSelected, hasSubmenu }) => (
        <>
          {icon && (
            <span
              {...part('icon', join('mu:shrink-0 mu:[&_svg]:size-4.5', tone === 'danger' ? '' : 'mu:text-text-muted'))}
            >
              {icon}
            </span>
          )}
          <span className="mu:flex mu:min-w-0 mu:flex-1 mu:flex-col">
            <Text slot="label" {...part('label', 'mu:flex mu:items-center mu:gap-3')}>
              <span className="mu:min-w-0 mu:flex-1 mu:truncate">{label}</span>
              {end}
            </Text>
            {description && (
              <Text slot="description" {...part('description', 'mu:truncate mu:text-sm mu:text-text-muted')}>
                {description}
              </Text>
            )}
          </span>
          {selectionMode !== 'none' && (
            <Check
              aria-hidden="true"
              {...part('check', join('mu:size-4.5 mu:shrink-0 mu:text-accent-text', !isSelected && 'mu:invisible'))}
            />
          )}
          {hasSubmenu && (
            <ChevronRight
              aria-hidden="true"
              {...part('arrow', 'mu:size-4 mu:shrink-0 mu:text-text-muted mu:rtl:-scale-x-100')}
            />
          )}
        </>
      ))}
    </AriaMenuItem>
  );
}

export interface MenuSectionProps<T> extends AriaMenuSectionProps<T>, RefAttributes<HTMLElement> {
  /** The label of the items below it. */
  title?: string;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof menuSectionParts> | undefined;
}

/** Related items of a Menu. */
export function MenuSection<T>({
  title,
  children,
  classNames,
  ...props
}: Omit<MenuSectionProps<T>, 'children'> & { children: ReactNode }) {
  const part = partsOf<typeof menuSectionParts>('menu-section', classNames);
  return (
    <AriaMenuSection data-slot="menu-section" {...props}>
      {title && <Header {...part('title', 'mu:px-3 mu:pt-2 mu:pb-1 mu:text-xs mu:text-text-subtle')}>{title}</Header>}
      {children}
    </AriaMenuSection>
  );
}

/** A line between groups of items. */
export function MenuSeparator({ className, ...props }: SeparatorProps) {
  return (
    <Separator
      data-slot="menu-separator"
      {...props}
      className={join('mu:ui:mx-3 mu:ui:my-1.5 mu:ui:h-px mu:ui:bg-border', className)}
    />
  );
}

/** Opens another Menu beside an item: its first child is the MenuItem, its second one the Menu. */
export function SubmenuTrigger({ children }: { children: [item: ReactElement, menu: ReactElement] }) {
  const [item, menu] = children;
  return (
    <AriaSubmenuTrigger>
      {item}
      <IsSubmenu value={true}>{menu}</IsSubmenu>
    </AriaSubmenuTrigger>
  );
}

export { MenuTrigger };
