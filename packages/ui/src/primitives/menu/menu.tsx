import { Check } from 'lucide-react';
import type { ReactNode, RefAttributes } from 'react';
import { Header } from 'react-aria-components/Header';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps as AriaMenuProps,
  MenuSection as AriaMenuSection,
  type MenuSectionProps as AriaMenuSectionProps,
  MenuTrigger,
} from 'react-aria-components/Menu';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { Text } from 'react-aria-components/Text';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { cx, join } from '../../lib/cx.ts';
import { optionVariants } from '../../lib/option.variants.ts';
import { popoverVariants } from '../popover/popover.variants.ts';
import { useNestedTheme } from '../theme/theme.tsx';

export interface MenuProps<T> extends AriaMenuProps<T>, RefAttributes<HTMLDivElement> {
  /** Where it opens, seen from its button. */
  placement?: PopoverProps['placement'];
  /** Something above the items that is no action: who is signed in. */
  header?: ReactNode;
}

/** A list of actions or places that a button opens. Put both into a MenuTrigger. To choose a value, use Select. */
export function Menu<T>({ placement = 'bottom end', header, className, ...props }: MenuProps<T>) {
  const theme = useNestedTheme();
  return (
    <Popover
      data-theme={theme}
      placement={placement}
      offset={6}
      className={join(popoverVariants.classes({ padding: 'list' }), 'min-w-56')}
    >
      {header && <div className="mx-3 mb-1.5 border-b border-border pt-1.5 pb-3">{header}</div>}
      <AriaMenu {...props} className={cx('outline-none', className)} />
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
  /** `danger` for what destroys or leaves. */
  tone?: keyof typeof optionVariants.variants.tone | undefined;
}

/** One action (`onAction`) or place (`href`) of a Menu. */
export function MenuItem({ icon, description, end, tone, className, children, ...props }: MenuItemProps) {
  return (
    <AriaMenuItem
      {...props}
      {...(typeof children === 'string' && props.textValue === undefined ? { textValue: children } : {})}
      className={cx(optionVariants.classes({ tone }), className)}
    >
      {composeRenderProps(children, (label, { selectionMode, isSelected }) => (
        <>
          {icon && (
            <span className={join('shrink-0 [&_svg]:size-4.5', tone === 'danger' ? '' : 'text-text-muted')}>
              {icon}
            </span>
          )}
          <span className="flex min-w-0 flex-1 flex-col">
            <Text slot="label" className="flex items-center gap-3">
              <span className="min-w-0 flex-1 truncate">{label}</span>
              {end}
            </Text>
            {description && (
              <Text slot="description" className="truncate text-sm text-text-muted">
                {description}
              </Text>
            )}
          </span>
          {selectionMode !== 'none' && (
            <Check
              aria-hidden="true"
              className={join('size-4.5 shrink-0 text-accent-text', !isSelected && 'invisible')}
            />
          )}
        </>
      ))}
    </AriaMenuItem>
  );
}

export interface MenuSectionProps<T> extends AriaMenuSectionProps<T>, RefAttributes<HTMLElement> {
  /** Names the items below it. */
  title?: string;
}

/** Items of a Menu that belong together. */
export function MenuSection<T>({
  title,
  children,
  ...props
}: Omit<MenuSectionProps<T>, 'children'> & { children: ReactNode }) {
  return (
    <AriaMenuSection {...props}>
      {title && <Header className="px-3 pt-2 pb-1 text-xs text-text-subtle">{title}</Header>}
      {children}
    </AriaMenuSection>
  );
}

/** A line between groups of items. */
export function MenuSeparator() {
  return <Separator className="mx-3 my-1.5 h-px bg-border" />;
}

export { MenuTrigger };
