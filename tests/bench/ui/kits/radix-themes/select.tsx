import { Select, Text } from '@radix-ui/themes';

export const OneSelect = () => (
  <div>
    <Text>Letter</Text>
    <Select.Root defaultValue="a">
      <Select.Trigger aria-label="Letter" />
      <Select.Content>
        <Select.Item value="a">Alpha</Select.Item>
        <Select.Item value="b">Beta</Select.Item>
        <Select.Item value="c">Gamma</Select.Item>
      </Select.Content>
    </Select.Root>
  </div>
);
