import { Button } from '@heroui/react/button';

export const OneButton = () => <Button>Save</Button>;
