import { Columns3 } from 'lucide-react';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import { useText } from '../../lib/texts/texts.ts';
import { Button, type ButtonProps } from '../button/button.tsx';
import { Menu, MenuItem, MenuTrigger } from '../menu/menu.tsx';
import type { columnMenuParts } from './table.parts.ts';

export interface ColumnMenuProps<Id extends string> extends Omit<
  ButtonProps,
  'children' | 'icon' | 'classNames' | 'onChange'
> {
  /** Those of the Table. The first one names its rows and always shows. */
  columns: ReadonlyArray<{ readonly id: Id; readonly title: string }>;
  /** Those that do not show, as the Table has them. */
  hiddenColumns: ReadonlySet<Id>;
  onChange: (hiddenColumns: ReadonlySet<Id>) => void;
  /** What the button says. By default the Provider's word. */
  label?: string | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof columnMenuParts> | undefined;
}

/** A button with the menu of a Table's columns, where people choose which ones they see. */
export function ColumnMenu<const Id extends string>({
  columns,
  hiddenColumns,
  onChange,
  label,
  classNames,
  ...props
}: ColumnMenuProps<Id>) {
  const part = partsOf<typeof columnMenuParts>('column-menu', classNames);
  const words = useText('columnMenu', 'label', label);
  const choosable = columns.slice(1);
  return (
    <MenuTrigger>
      <Button data-slot="column-menu" size="sm" {...props} icon={<Columns3 aria-hidden="true" />}>
        {words}
      </Button>
      <Menu
        {...part('menu')}
        selectionMode="multiple"
        selectedKeys={choosable.filter(({ id }) => !hiddenColumns.has(id)).map(({ id }) => id)}
        onSelectionChange={(keys) =>
          onChange(new Set(choosable.flatMap(({ id }) => (keys === 'all' || keys.has(id) ? [] : [id]))))
        }
      >
        {choosable.map(({ id, title }) => (
          <MenuItem key={id} id={id} {...part('item')}>
            {title}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
