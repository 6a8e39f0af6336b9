import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { CloseIcon, LikeIcon } from '../../primitives/icons/icons.ts';

const LOOK = {
  like: {
    place: 'left-6 -rotate-10',
    rest: 'border-like bg-like-soft text-like-text',
    armed: 'border-like bg-like text-on-like scale-110',
    Icon: LikeIcon,
  },
  pass: {
    place: 'right-6 rotate-10',
    rest: 'border-pass bg-pass-soft text-pass-text',
    armed: 'border-pass bg-pass text-on-pass scale-110',
    Icon: CloseIcon,
  },
} as const;

export interface Stamp {
  readonly decision: 'like' | 'pass';
  /** Letting go now decides. */
  readonly isArmed: boolean;
}

/** The stamp on a dragged card: outlined from 50 px, filled once letting go decides. Seen only; the decision itself is announced. */
export function DeckStamp({ decision, isArmed }: Stamp) {
  const { t } = useTranslation('discover');
  const { place, rest, armed, Icon } = LOOK[decision];
  return (
    <div
      aria-hidden="true"
      data-stamp={decision}
      data-armed={isArmed || undefined}
      className={join(
        'pointer-events-none absolute top-6 z-1 flex animate-fade-in items-center gap-2 rounded-card border-3 px-4 py-2 transition-[scale,background-color,color] duration-200 ease-spring',
        place,
        isArmed ? armed : rest,
      )}
    >
      <Icon className={join('size-7', decision === 'like' && 'fill-current')} strokeWidth={2.75} />
      <span className="display text-3xl tracking-wide uppercase">{t(`stamp.${decision}`)}</span>
    </div>
  );
}
