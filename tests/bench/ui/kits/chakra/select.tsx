import { createListCollection, Portal, Select } from '@chakra-ui/react';

const letters = createListCollection({
  items: [
    { value: 'a', label: 'Alpha' },
    { value: 'b', label: 'Beta' },
    { value: 'c', label: 'Gamma' },
  ],
});

export const OneSelect = () => (
  <Select.Root collection={letters} defaultValue={['a']} lazyMount>
    <Select.HiddenSelect />
    <Select.Label>Letter</Select.Label>
    <Select.Control>
      <Select.Trigger>
        <Select.ValueText />
      </Select.Trigger>
      <Select.IndicatorGroup>
        <Select.Indicator />
      </Select.IndicatorGroup>
    </Select.Control>
    <Portal>
      <Select.Positioner>
        <Select.Content>
          {letters.items.map((item) => (
            <Select.Item key={item.value} item={item}>
              {item.label}
              <Select.ItemIndicator />
            </Select.Item>
          ))}
        </Select.Content>
      </Select.Positioner>
    </Portal>
  </Select.Root>
);
