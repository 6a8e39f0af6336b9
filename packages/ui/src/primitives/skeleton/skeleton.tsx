import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { join } from '../../lib/cx.ts';
import { skeletonVariants } from './skeleton.variants.ts';

export { skeletonVariants } from './skeleton.variants.ts';

export interface SkeletonProps
  extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'>, RefAttributes<HTMLSpanElement> {
  /** The shape of the coming content: a line of text, a block, a circle, a chip. Set its size through `className`. */
  shape?: keyof typeof skeletonVariants.variants.shape | undefined;
}

/** A placeholder for content of a known shape. Compose several to that shape, inside a Loading. */
export function Skeleton({ shape, className, ...props }: SkeletonProps) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      {...props}
      className={join(skeletonVariants.classes({ shape }), className)}
    />
  );
}

export interface LoadingProps extends HTMLAttributes<HTMLDivElement>, RefAttributes<HTMLDivElement> {
  /** What is loading, announced once: "Loading your profiles…". */
  label: string;
  children: ReactNode;
}

/** Wraps skeletons and announces them to screen readers. */
export function Loading({ label, children, ...props }: LoadingProps) {
  return (
    <div data-slot="loading" aria-live="polite" aria-busy="true" {...props}>
      <span className="mu:sr-only">{label}</span>
      {children}
    </div>
  );
}
