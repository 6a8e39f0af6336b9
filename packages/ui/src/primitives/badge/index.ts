export { Badge, type BadgeProps, CountBadge, type CountBadgeProps } from './badge.tsx';
export { badgeVariants, countBadgeVariants } from './badge.variants.ts';
