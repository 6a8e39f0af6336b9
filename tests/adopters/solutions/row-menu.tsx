import { IconButton } from '@mutuals/ui/primitives/icon-button';
import { MoreIcon } from '@mutuals/ui/primitives/icons';
import { Menu, MenuItem, MenuTrigger } from '@mutuals/ui/primitives/menu';
import { Stack } from '@mutuals/ui/primitives/stack';
import { useState } from 'react';

export default function Files() {
  const [files, setFiles] = useState(['Plan', 'Budget']);
  return (
    <Stack as="ul">
      {files.map((name) => (
        <Stack as="li" key={name} direction="row" align="center">
          {name}
          <MenuTrigger>
            <IconButton label={`Actions for ${name}`}>
              <MoreIcon />
            </IconButton>
            <Menu>
              <MenuItem onAction={() => setFiles([...files, `${name} copy`])}>Duplicate</MenuItem>
              <MenuItem tone="danger" onAction={() => setFiles(files.filter((each) => each !== name))}>
                Remove
              </MenuItem>
            </Menu>
          </MenuTrigger>
        </Stack>
      ))}
    </Stack>
  );
}
