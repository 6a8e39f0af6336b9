import { Button } from '@mutuals/ui/primitives/button';

export const OneButton = () => <Button>Save</Button>;
