import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { join } from '../../lib/cx.ts';
import { GeneratedArt } from '../../primitives/generated-art/generated-art.tsx';
import { Link } from '../../primitives/link/link.tsx';
import type { ProfileType } from '../profile-kind/profile-kind.ts';

export interface BlurredProfileCardProps
  extends Omit<HTMLAttributes<HTMLElement>, 'children'>, RefAttributes<HTMLElement> {
  /** The opaque id that the server sent in place of the profile (D1): the drawing is made from it alone. */
  seed: string;
  kind?: ProfileType;
  /** What stands where the name would: "Hidden name". */
  hiddenLabel: string;
  /** What may be said, such as "Individual · Developer" or when it was. */
  note?: ReactNode;
  /** A word on the picture: "New". */
  badge?: ReactNode;
  /** Where a press anywhere on it leads: to the plan that shows who it is. */
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
  return (
    <article
      {...props}
      className={join(
        'ui:relative ui:overflow-hidden ui:rounded-card ui:border ui:border-border ui:bg-surface-raised',
        className,
      )}
    >
      <div className="relative h-24 overflow-hidden bg-surface-sunken">
        <GeneratedArt seed={seed} kind={kind} className="size-full scale-125 blur-md" />
        {badge && <div className="absolute top-3 left-3">{badge}</div>}
      </div>
      <div className="p-5">
        <p>
          {href === undefined ? (
            <span className="sr-only">{hiddenLabel}</span>
          ) : (
            <Link
              href={href}
              aria-label={hiddenLabel}
              className="after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
            />
          )}
          <span aria-hidden="true" className="block h-4 w-32 max-w-full rounded-small bg-fill-pressed blur-[3px]" />
        </p>
        {note && <p className="mt-2.5 text-sm text-text-muted">{note}</p>}
      </div>
    </article>
  );
}
