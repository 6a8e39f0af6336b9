import { join } from '../../lib/cx.ts';
import type { PartProps } from '../../lib/parts.ts';
import { CloseIcon, LikeIcon } from '../../primitives/icons/icons.ts';

const LOOK = {
  like: {
    place: 'mu:left-6 mu:-rotate-10',
    rest: 'mu:border-like mu:bg-like-soft mu:text-like-text',
    armed: 'mu:border-like mu:bg-like mu:text-on-like mu:scale-[1.1]',
    Icon: LikeIcon,
  },
  pass: {
    place: 'mu:right-6 mu:rotate-10',
    rest: 'mu:border-pass mu:bg-pass-soft mu:text-pass-text',
    armed: 'mu:border-pass mu:bg-pass mu:text-on-pass mu:scale-[1.1]',
    Icon: CloseIcon,
  },
} as const;

/** The stamp on a dragged card: outlined at first, filled once releasing decides. Visual only; the decision itself is announced. */
export function DeckStamp({
  decision,
  isArmed,
  words,
  part,
}: {
  decision: 'like' | 'pass';
  /** Releasing now decides. */
  isArmed: boolean;
  words: { readonly like: string; readonly pass: string };
  part: PartProps<'stamp'>;
}) {
  const { place, rest, armed, Icon } = LOOK[decision];
  return (
    <div
      aria-hidden="true"
      data-stamp={decision}
      data-armed={isArmed || undefined}
      {...part(
        'stamp',
        join(
          'mu:pointer-events-none mu:absolute mu:top-6 mu:z-1 mu:flex mu:animate-fade-in mu:items-center mu:gap-2 mu:rounded-card mu:border-3 mu:px-4 mu:py-2 mu:transition-[scale] mu:duration-200',
          place,
          isArmed ? armed : rest,
        ),
      )}
    >
      <Icon className={join('mu:size-7', decision === 'like' && 'mu:fill-current')} strokeWidth={2.75} />
      <span className="mu:display mu:text-3xl mu:tracking-wide mu:uppercase">{words[decision]}</span>
    </div>
  );
}
