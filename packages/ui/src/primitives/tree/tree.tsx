import type { ReactNode, RefAttributes } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Tree as AriaTree,
  TreeItem as AriaTreeItem,
  TreeItemContent,
  type TreeItemProps as AriaTreeItemProps,
  type TreeProps as AriaTreeProps,
} from 'react-aria-components/Tree';
import { cx } from '../../lib/cx.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import { ChevronRightIcon } from '../icons/icons.ts';
import { SelectionBox } from '../table/selection-box.tsx';
import type { treeItemParts } from './tree.parts.ts';

export interface TreeProps
  extends Omit<AriaTreeProps<object>, 'children' | 'aria-label'>, RefAttributes<HTMLDivElement> {
  /** What the rows are: "Folders". */
  label: string;
  /** TreeItem elements. */
  children: ReactNode;
}

/** Things inside of things, to open, choose or go to: folders, topics. One tab stop; arrow keys move. One level only: a list. */
export function Tree({ label, className, ...props }: TreeProps) {
  return (
    <AriaTree
      data-slot="tree"
      {...props}
      aria-label={label}
      className={cx('mu:ui:flex mu:ui:w-full mu:ui:flex-col mu:ui:outline-none', className)}
    />
  );
}

export interface TreeItemProps
  extends Omit<AriaTreeItemProps, 'children' | 'textValue' | 'title'>, RefAttributes<HTMLDivElement> {
  /** Its name. */
  title: string;
  icon?: ReactNode;
  /** Something small at its end: a count. */
  end?: ReactNode;
  /** The TreeItem elements below it. */
  children?: ReactNode;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof treeItemParts> | undefined;
}

/** One row of a Tree; `id` is its key. */
export function TreeItem({ title, icon, end, children, className, classNames, ...props }: TreeItemProps) {
  const part = partsOf<typeof treeItemParts>('tree-item', classNames);
  return (
    <AriaTreeItem
      data-slot="tree-item"
      {...props}
      textValue={title}
      className={cx(
        'mu:ui:cursor-default mu:ui:rounded-control mu:ui:text-text mu:ui:focus-ring mu:ui:-outline-offset-2 mu:ui:hover:bg-fill-hover mu:ui:selected:bg-accent-soft mu:ui:disabled:text-text-subtle',
        className,
      )}
    >
      <TreeItemContent>
        {({ hasChildItems, isExpanded, level, selectionMode, selectionBehavior }) => (
          <div
            {...part('content', 'mu:flex mu:min-h-control mu:items-center mu:gap-2 mu:pe-3')}
            style={{ paddingInlineStart: `calc(${level - 1} * 1.25rem + 0.25rem)` }}
          >
            <Button
              slot="chevron"
              {...part(
                'toggle',
                `mu:relative mu:grid mu:size-7 mu:shrink-0 mu:cursor-pointer mu:touch-target mu:place-items-center mu:rounded-control mu:text-text-muted mu:focus-ring ${hasChildItems ? '' : 'mu:invisible'}`,
              )}
            >
              <ChevronRightIcon
                aria-hidden="true"
                className={`mu:size-4 mu:transition-transform ${isExpanded ? 'mu:rotate-90' : 'mu:rtl:-scale-x-100'}`}
              />
            </Button>
            {selectionMode === 'multiple' && selectionBehavior === 'toggle' && <SelectionBox part={part} />}
            {icon && <span {...part('icon', 'mu:shrink-0 mu:text-text-muted mu:[&_svg]:size-4.5')}>{icon}</span>}
            <span {...part('label', 'mu:min-w-0 mu:flex-1 mu:truncate')}>
              <bdi>{title}</bdi>
            </span>
            {end}
          </div>
        )}
      </TreeItemContent>
      {children}
    </AriaTreeItem>
  );
}
