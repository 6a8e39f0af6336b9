export { Link, type LinkProps } from './link.tsx';
export { LinkButton, type LinkButtonProps } from './link-button.tsx';
export { linkVariants } from './link.variants.ts';
