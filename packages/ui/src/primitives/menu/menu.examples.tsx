import { IconButton } from '../icon-button/icon-button.tsx';
import { MoreIcon } from '../icons/icons.ts';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from './menu.tsx';

/** What can be done with a file. */
export const Example = ({ onCopy, onRemove }: { onCopy: () => void; onRemove: () => void }) => (
  <MenuTrigger>
    <IconButton label="Actions for the plan">
      <MoreIcon />
    </IconButton>
    <Menu>
      <MenuItem onAction={onCopy}>Duplicate</MenuItem>
      <MenuItem href="/plan">Open</MenuItem>
      <MenuSeparator />
      <MenuItem tone="danger" onAction={onRemove}>
        Remove
      </MenuItem>
    </Menu>
  </MenuTrigger>
);
