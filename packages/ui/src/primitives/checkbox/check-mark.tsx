import { Check, Minus } from 'lucide-react';
import { join } from '../../lib/cx.ts';
import type { PartProps } from '../../lib/parts.ts';
import { checkboxBox } from './checkbox.variants.ts';

/** A checkbox's box with its tick, or with a dash if only some of many are selected. Its group is `checkbox`. */
export function CheckMark({
  part,
  isSelected,
  isIndeterminate,
}: {
  part: PartProps<'box'>;
  isSelected: boolean;
  isIndeterminate: boolean;
}) {
  const Tick = isIndeterminate ? Minus : Check;
  const isOn = isSelected || isIndeterminate;
  return (
    <span {...part('box', join(checkboxBox.all, isOn ? checkboxBox.on : checkboxBox.off))}>
      {isOn && (
        <Tick aria-hidden="true" className="mu:size-3.5 mu:[stroke-width:3] mu:forced-colors:stroke-[HighlightText]" />
      )}
    </span>
  );
}
