import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { join } from '../../lib/cx.ts';
import { GeneratedArt } from '../../primitives/generated-art/generated-art.tsx';
import { Link } from '../../primitives/link/link.tsx';
import type { ProfileType } from '../profile-kind/profile-kind.ts';

export interface BlurredProfileCardProps
  extends Omit<HTMLAttributes<HTMLElement>, 'children'>, RefAttributes<HTMLElement> {
  /** The opaque id that the server sent in place of the profile (D1): the seed of the drawing. */
  seed: string;
  kind?: ProfileType;
  /** Replaces the name: "Hidden name". */
  hiddenLabel: string;
  /** What may be revealed, such as "Individual · Developer" or the time. */
  note?: ReactNode;
  /** A word on the picture: "New". */
  badge?: ReactNode;
  /** The link of the whole card: to the plan that shows who it is. */
  href?: string | undefined;
}

/** Someone whose name and picture stay hidden. Nothing in it comes from the person: the server sent nothing (D1). */
export function BlurredProfileCard({
  seed,
  kind = 'individual',
  hiddenLabel,
  note,
  badge,
  href,
  className,
  ...props
}: BlurredProfileCardProps) {
  const bar = (
    <span
      aria-hidden="true"
      className="mu:block mu:h-4 mu:w-32 mu:max-w-full mu:rounded-small mu:bg-fill-pressed mu:blur-[3px]"
    />
  );
  return (
    <article
      {...props}
      className={join(
        'mu:ui:relative mu:ui:overflow-hidden mu:ui:rounded-card mu:ui:border mu:ui:border-border mu:ui:bg-surface-raised',
        className,
      )}
    >
      <div className="mu:relative mu:aspect-[4/5] mu:overflow-hidden mu:bg-surface-sunken">
        <GeneratedArt seed={seed} kind={kind} crop="core" className="mu:size-full mu:scale-125 mu:blur-[10px]" />
        {badge && <div className="mu:absolute mu:top-3 mu:left-3">{badge}</div>}
      </div>
      <div className="mu:p-4">
        <p className="mu:block">
          {href === undefined ? (
            <>
              <span className="mu:sr-only">{hiddenLabel}</span>
              {bar}
            </>
          ) : (
            <Link
              href={href}
              aria-label={hiddenLabel}
              className="mu:block mu:outline-none mu:after:absolute mu:after:inset-0 mu:after:rounded-card mu:focus-visible:after:outline-2 mu:focus-visible:after:-outline-offset-2 mu:focus-visible:after:outline-focus"
            >
              {bar}
            </Link>
          )}
        </p>
        {note && <p className="mu:mt-2.5 mu:text-sm mu:text-text-muted">{note}</p>}
      </div>
    </article>
  );
}
