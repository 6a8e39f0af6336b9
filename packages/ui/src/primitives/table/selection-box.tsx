import { Checkbox } from 'react-aria-components/Checkbox';
import type { PartProps } from '../../lib/parts.ts';
import { CheckMark } from '../checkbox/check-mark.tsx';

/**
 * Selects a row, or in the head all of them. React Aria names it after its row, in the reader's language.
 * @param isIndeterminate for the head: React Aria would take rows on other pages for some of these
 */
export function SelectionBox({ part, ...box }: { part: PartProps<'box'>; isIndeterminate?: boolean }) {
  return (
    <Checkbox
      slot="selection"
      {...box}
      className="mu:group/checkbox mu:relative mu:flex mu:cursor-pointer mu:touch-target"
    >
      {(state) => <CheckMark part={part} {...state} />}
    </Checkbox>
  );
}
