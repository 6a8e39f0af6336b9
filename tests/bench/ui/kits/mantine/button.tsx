import { Button } from '@mantine/core';

export const OneButton = () => <Button>Save</Button>;
