export { Intersection, type IntersectionProps } from './intersection.tsx';
