// The stand-in for X's picture host: a drawn portrait for every handle, always the same one.
//
// DiceBear's "Lorelei" (https://www.figma.com/community/file/1198749693280469639) by Lisa Wischofsky, CC0 1.0: ink on paper,
// readable at 40 px and worth looking at at 600. Chosen beside eleven other styles for its line, which is BRAND's.
import { lorelei } from '@dicebear/collection';
import { createAvatar } from '@dicebear/core';
import { keyOf } from './handle.ts';

const INK = '1f1a15';
const HAIR = '2a251f';
const GOLD = 'f0c33c';
const PAPERS = ['f3e9d2', 'e9d8b0', GOLD, 'e2c48d', 'd9cbb3', 'cdd3c0', 'e3c9b2'];
const SKINS = ['fdf8ee', 'f2d9b8', 'deb083', 'b67d52', '8f5c3b'];
/** Without the unhappy mouths, since people come to meet each other. */
const MOUTHS = [
  ...(['happy01', 'happy02', 'happy03', 'happy04', 'happy05', 'happy06', 'happy07', 'happy08', 'happy09'] as const),
  ...(['happy10', 'happy11', 'happy12', 'happy13', 'happy14', 'happy15', 'happy16', 'happy17', 'happy18'] as const),
];

/** A square SVG without dimensions, 9 kB. */
export function drawAvatar(handle: string): string {
  const svg = createAvatar(lorelei, {
    seed: keyOf(handle),
    backgroundColor: PAPERS,
    skinColor: SKINS,
    hairColor: [HAIR],
    mouth: MOUTHS,
    eyesColor: [INK],
    eyebrowsColor: [INK],
    noseColor: [INK],
    mouthColor: [INK],
    frecklesColor: [INK],
    glassesColor: [INK],
    earringsColor: [GOLD],
    hairAccessoriesColor: [GOLD],
    glassesProbability: 20,
    beardProbability: 8,
    // Large enough that the neck leaves the lower edge.
    scale: 112,
    translateY: 9,
  }).toString();
  return svg.replaceAll('"#000"', `"#${INK}"`);
}
