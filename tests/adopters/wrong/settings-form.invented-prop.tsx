import { Button } from '@mutuals/ui/primitives/button';

export default function Settings() {
  return <Button color="primary">Save</Button>;
}
