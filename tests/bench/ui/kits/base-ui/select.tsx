import { Field } from '@base-ui/react/field';
import { Select } from '@base-ui/react/select';

const items = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
  { value: 'c', label: 'Gamma' },
];

export const OneSelect = () => (
  <Field.Root>
    <Field.Label>Letter</Field.Label>
    <Select.Root items={items} defaultValue="a">
      <Select.Trigger>
        <Select.Value />
        <Select.Icon />
      </Select.Trigger>
      <Select.Portal>
        <Select.Positioner>
          <Select.Popup>
            {items.map(({ value, label }) => (
              <Select.Item key={value} value={value}>
                <Select.ItemIndicator />
                <Select.ItemText>{label}</Select.ItemText>
              </Select.Item>
            ))}
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  </Field.Root>
);
