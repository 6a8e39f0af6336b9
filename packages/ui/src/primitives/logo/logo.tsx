import type { HTMLAttributes, RefAttributes } from 'react';
import { brand } from '../../brand.ts';
import { join } from '../../lib/cx.ts';
import { logoVariants } from './logo.variants.ts';
import { Mark } from './mark.tsx';

export { logoVariants } from './logo.variants.ts';
export { Mark, type MarkProps } from './mark.tsx';

export interface LogoProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'>, RefAttributes<HTMLSpanElement> {
  /** The mark is 20, 24 or 36 px high. */
  size?: keyof typeof logoVariants.variants.size | undefined;
}

/** Mark and name. In a small space, use only the Mark with the name as its label. */
export function Logo({ size, className, ...props }: LogoProps) {
  return (
    <span {...props} className={join(logoVariants.classes({ size }), className)}>
      <Mark className="mu:w-auto" />
      <span className="mu:display mu:tracking-[-0.02em]">{brand.name}</span>
    </span>
  );
}

export interface LoadingMarkProps
  extends Omit<HTMLAttributes<HTMLOutputElement>, 'children'>, RefAttributes<HTMLOutputElement> {
  /** What is loading. */
  label: string;
}

/** The mark, breathing, while a whole page loads and nothing of its shape is known yet. */
export function LoadingMark({ label, className, ...props }: LoadingMarkProps) {
  return (
    <output {...props} className={join('mu:ui:grid mu:ui:place-items-center mu:ui:text-text-subtle', className)}>
      <Mark motion="wait" aria-hidden="true" className="mu:h-10 mu:w-auto" />
      <span className="mu:sr-only">{label}</span>
    </output>
  );
}
