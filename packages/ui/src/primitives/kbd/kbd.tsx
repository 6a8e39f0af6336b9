import type { HTMLAttributes, RefAttributes } from 'react';
import { join } from '../../lib/cx.ts';
import { kbdVariants } from './kbd.variants.ts';

export { kbdVariants } from './kbd.variants.ts';

export interface KbdProps extends HTMLAttributes<HTMLElement>, RefAttributes<HTMLElement> {
  /** The key's text: "J", "Enter". */
  children: string;
}

/** A key to press, beside the words that say what it does. It is not interactive. */
export function Kbd({ className, ...props }: KbdProps) {
  return <kbd data-slot="kbd" {...props} className={join(kbdVariants.classes(), className)} />;
}
