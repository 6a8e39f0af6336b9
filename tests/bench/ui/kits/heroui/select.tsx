import { Label } from '@heroui/react/label';
import { ListBox } from '@heroui/react/list-box';
import { Select } from '@heroui/react/select';

export const OneSelect = () => (
  <Select defaultValue="a">
    <Label>Letter</Label>
    <Select.Trigger>
      <Select.Value />
      <Select.Indicator />
    </Select.Trigger>
    <Select.Popover>
      <ListBox>
        <ListBox.Item id="a" textValue="Alpha">
          Alpha
          <ListBox.ItemIndicator />
        </ListBox.Item>
        <ListBox.Item id="b" textValue="Beta">
          Beta
          <ListBox.ItemIndicator />
        </ListBox.Item>
        <ListBox.Item id="c" textValue="Gamma">
          Gamma
          <ListBox.ItemIndicator />
        </ListBox.Item>
      </ListBox>
    </Select.Popover>
  </Select>
);
