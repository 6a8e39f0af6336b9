import { Button } from '@mutuals/ui/primitives/button';

const invented = { onClick: () => {} } as any;

export default function Settings() {
  return <Button {...invented}>Save</Button>;
}
