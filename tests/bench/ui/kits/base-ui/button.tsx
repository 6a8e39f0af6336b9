import { Button } from '@base-ui/react/button';

export const OneButton = () => <Button>Save</Button>;
