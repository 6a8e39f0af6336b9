export { GeneratedArt, type GeneratedArtProps } from './generated-art.tsx';
export { type Art, type ArtKind, type ArtPalette, drawArt } from './draw.ts';
