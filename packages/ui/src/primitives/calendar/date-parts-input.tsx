import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { join } from '../../lib/cx.ts';
import type { PartProps } from '../../lib/parts.ts';

const SEGMENT =
  'mu:rounded-small mu:px-0.5 mu:text-center mu:tabular-nums mu:outline-none mu:placeholder-shown:text-text-subtle mu:focused:bg-accent mu:focused:text-on-accent mu:forced-colors:focused:bg-[Highlight] mu:forced-colors:focused:text-[HighlightText]';

/** A day or a time, typed part by part. From right to left the parts are one line of text, in which React Aria isolates the time. */
export function DatePartsInput({
  part,
  slot,
}: {
  part: PartProps<'day' | 'segment'>;
  slot?: 'start' | 'end' | undefined;
}) {
  return (
    <DateInput
      {...(slot ? { slot } : {})}
      {...part('day', 'mu:flex mu:items-center mu:py-1.5 mu:whitespace-nowrap mu:rtl:block')}
    >
      {(segment) => (
        <DateSegment
          segment={segment}
          {...part('segment', join(SEGMENT, segment.isPlaceholder && 'mu:text-text-subtle'))}
        />
      )}
    </DateInput>
  );
}
