import type { Gif } from './gif-picker.tsx';

const hues = [20, 45, 75, 100, 130, 155, 175, 200, 235, 265, 300, 340];
const drawing = (hue: number, turn: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90"><path fill="hsl(${hue} 45% 82%)" d="M0 0h120v90H0z"/><path fill="hsl(${hue} 40% 45%)" d="M60 15l30 30-30 30-30-30z" transform="rotate(${turn} 60 45)"/></svg>`)}`;
const titles = [
  'Rocket',
  'Applause',
  'Coffee',
  'Handshake',
  'Fireworks',
  'Thumbs up',
  'Moon',
  'Dance',
  'Diamond',
  'Wave',
  'Typing',
  'Party',
];
/** A page of twelve drawings in place of GIFs. */
export const pageOf = (page: number): Gif[] =>
  titles.map((title, index) => ({
    id: `${page}-${index}`,
    title: page === 1 ? title : `${title} ${page}`,
    previewUrl: drawing(hues[index] ?? 0, 20 * page),
    stillUrl: drawing(hues[index] ?? 0, 0),
  }));
