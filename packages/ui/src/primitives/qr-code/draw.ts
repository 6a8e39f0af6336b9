import { encodeQR } from 'qr';

/** The quiet zone, in modules, that the standard requires. */
export const QUIET_ZONE = 4;
/** Modules of a finder, the three squares in the corners. */
const FINDER = 7;

export interface QrDrawing {
  /** Width and height in modules, quiet zone included. */
  readonly size: number;
  /** All dark modules but the finders: one run of a row after another. */
  readonly modules: string;
  /** Upper left corners of the finders. */
  readonly finders: ReadonlyArray<readonly [x: number, y: number]>;
  /** Half the diagonal of the central diamond reserved for the mark. */
  readonly hole: number;
}

/** The QR code of this text. With a mark it has more redundancy than the mark removes. */
export function drawQr(text: string, hasMark: boolean): QrDrawing {
  // With a border of one module, the library's minimum.
  const rows = encodeQR(text, 'raw', { ecc: hasMark ? 'high' : 'medium', border: 1 });
  const size = rows.length - 2;
  const far = size - FINDER;
  const middle = (size - 1) / 2;
  const hole = hasMark ? size / 5 : 0;
  const isFinder = (x: number, y: number) => (x < FINDER && (y < FINDER || y >= far)) || (x >= far && y < FINDER);
  const isDark = (x: number, y: number) =>
    x < size &&
    (rows[y + 1]?.[x + 1] ?? false) &&
    !isFinder(x, y) &&
    Math.abs(x - middle) + Math.abs(y - middle) >= hole;

  let modules = '';
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!isDark(x, y)) continue;
      const from = x;
      while (isDark(x + 1, y)) x += 1;
      const run = x - from + 1;
      modules += `M${from + QUIET_ZONE} ${y + QUIET_ZONE}h${run}v1h-${run}z`;
    }
  }
  const near = QUIET_ZONE;
  return {
    size: size + 2 * QUIET_ZONE,
    modules,
    finders: [
      [near, near],
      [far + near, near],
      [near, far + near],
    ],
    hole,
  };
}
