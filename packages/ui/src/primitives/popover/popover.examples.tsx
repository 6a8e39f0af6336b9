import { Button } from '../button/button.tsx';
import { Popover, PopoverTrigger } from './popover.tsx';

/** A little more, beside the button that opens it. */
export const Example = () => (
  <PopoverTrigger>
    <Button>What is this?</Button>
    <Popover label="About the plan">It renews on 1 December.</Popover>
  </PopoverTrigger>
);
