import { Button } from '../button/button.tsx';
import { Sheet, SheetTrigger } from './sheet.tsx';

/** More of the same page, from its edge. */
export const Example = () => (
  <SheetTrigger>
    <Button>Filters</Button>
    <Sheet title="Filters" side="end">
      What to filter by.
    </Sheet>
  </SheetTrigger>
);
