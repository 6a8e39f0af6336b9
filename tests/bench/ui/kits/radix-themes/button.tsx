import { Button } from '@radix-ui/themes';

export const OneButton = () => <Button>Save</Button>;
