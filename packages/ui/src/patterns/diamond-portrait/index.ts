export { DiamondPortrait, type DiamondPortraitProps } from './diamond-portrait.tsx';
