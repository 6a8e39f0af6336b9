import { Checkbox } from 'react-aria-components/Checkbox';
import type { PartProps } from '../../lib/parts.ts';
import { CheckMark } from '../checkbox/check-mark.tsx';

/** Selects a row, or in the head all of them. React Aria names it after its row, in the reader's language. */
export function SelectionBox({ part }: { part: PartProps<'box'> }) {
  return (
    <Checkbox slot="selection" className="mu:group/checkbox mu:relative mu:flex mu:cursor-pointer mu:touch-target">
      {(state) => <CheckMark part={part} {...state} />}
    </Checkbox>
  );
}
