import { Button } from '@chakra-ui/react';

export const OneButton = () => <Button>Save</Button>;
