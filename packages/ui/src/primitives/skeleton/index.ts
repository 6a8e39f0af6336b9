export { Loading, type LoadingProps, Skeleton, type SkeletonProps } from './skeleton.tsx';
export { skeletonVariants } from './skeleton.variants.ts';
