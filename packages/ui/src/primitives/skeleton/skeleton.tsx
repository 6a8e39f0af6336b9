import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { join } from '../../lib/cx.ts';
import { skeletonVariants } from './skeleton.variants.ts';

export { skeletonVariants } from './skeleton.variants.ts';

export interface SkeletonProps
  extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'>, RefAttributes<HTMLSpanElement> {
  /** What will stand here: a line of text, a block, a circle, a chip. Give its size by `className`. */
  shape?: keyof typeof skeletonVariants.variants.shape | undefined;
}

/** Stands where content of a known shape is coming. Compose them to the shape of what they wait for, inside a Loading. */
export function Skeleton({ shape, className, ...props }: SkeletonProps) {
  return <span aria-hidden="true" {...props} className={join(skeletonVariants.classes({ shape }), className)} />;
}

export interface LoadingProps extends HTMLAttributes<HTMLDivElement>, RefAttributes<HTMLDivElement> {
  /** What is coming, read once: "Loading your profiles…". */
  label: string;
  children: ReactNode;
}

/** Wraps skeletons and tells a screen reader what they are. */
export function Loading({ label, children, ...props }: LoadingProps) {
  return (
    <div aria-live="polite" aria-busy="true" {...props}>
      <span className="mu:sr-only">{label}</span>
      {children}
    </div>
  );
}
