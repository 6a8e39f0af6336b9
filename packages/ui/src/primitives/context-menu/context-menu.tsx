import { type HTMLAttributes, type ReactNode, type RefAttributes, useRef, useState } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useContextMenu } from 'react-aria/useContextMenu';
import { join } from '../../lib/cx.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import { Menu } from '../menu/menu.tsx';
import type { contextMenuParts } from './context-menu.parts.ts';

export interface ContextMenuProps extends HTMLAttributes<HTMLDivElement>, RefAttributes<HTMLDivElement> {
  /** The menu's accessible name: what the items are about. */
  label: string;
  /** MenuItem, MenuSection and SubmenuTrigger elements. */
  items: ReactNode;
  /** What it is about. For the keyboard something in it must take focus. */
  children: ReactNode;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof contextMenuParts> | undefined;
}

/**
 * More to do with something, where the pointer is: on a right click, a long press, the context-menu key or Shift and F10. It is a
 * short cut: whatever is in it must be reachable in sight, too.
 */
export function ContextMenu({ label, items, children, className, classNames, ...props }: ContextMenuProps) {
  const part = partsOf<typeof contextMenuParts>('context-menu', classNames);
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState({ left: 0, top: 0 });
  const { contextMenuProps } = useContextMenu({
    onContextMenu: ({ x, y }) => {
      setPlace({ left: x, top: y });
      setOpen(true);
    },
  });
  const pointer = useRef<HTMLSpanElement>(null);
  return (
    <div
      data-slot="context-menu"
      {...mergeProps(props, contextMenuProps)}
      className={join('mu:ui:relative', className)}
    >
      {children}
      <span ref={pointer} aria-hidden="true" style={{ position: 'absolute', ...place }} />
      <Menu
        aria-label={label}
        placement="bottom start"
        popover={{ triggerRef: pointer, isOpen, onOpenChange: setOpen }}
        {...part('menu')}
      >
        {items}
      </Menu>
    </div>
  );
}
