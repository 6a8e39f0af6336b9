import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { join } from '../../lib/cx.ts';
import { badgeVariants, countBadgeVariants } from './badge.variants.ts';

export { badgeVariants, countBadgeVariants } from './badge.variants.ts';

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement>, RefAttributes<HTMLSpanElement> {
  /** The colour by meaning. */
  tone?: keyof typeof badgeVariants.variants.tone | undefined;
  /** 20 or 24 px high. */
  size?: keyof typeof badgeVariants.variants.size | undefined;
  /** An icon before the word. */
  icon?: ReactNode;
}

/** One word about the thing beside it: a status, a tier, "New". Use Chip for something that can be pressed or removed. */
export function Badge({ tone, size, icon, className, children, ...props }: BadgeProps) {
  return (
    <span data-slot="badge" {...props} className={join(badgeVariants.classes({ tone, size }), className)}>
      {icon}
      {children}
    </span>
  );
}

export interface CountBadgeProps
  extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'>, RefAttributes<HTMLSpanElement> {
  /** The count; above the cap it shows "9+", and nothing at 0. */
  count: number;
  /** The highest number shown. */
  cap?: number;
  /** The same in words, for screen readers: "3 unread messages". */
  label: string;
  /** `accent` asks for attention, `neutral` counts. */
  tone?: keyof typeof countBadgeVariants.variants.tone | undefined;
}

/** A small number on an icon, a tab or a row. */
export function CountBadge({ count, cap = 9, label, tone, className, ...props }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span data-slot="count-badge" {...props} className={join(countBadgeVariants.classes({ tone }), className)}>
      <span aria-hidden="true">{count > cap ? `${cap}+` : count}</span>
      <span className="mu:sr-only">{label}</span>
    </span>
  );
}
