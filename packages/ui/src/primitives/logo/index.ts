export { LoadingMark, type LoadingMarkProps, Logo, type LogoProps } from './logo.tsx';
export { logoVariants } from './logo.variants.ts';
export { Mark, type MarkProps } from './mark.tsx';
