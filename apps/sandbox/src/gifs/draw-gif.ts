// Renders scenes: animated WebP or GIF, and the first frame as JPEG. Each file is made once, at its first request.
import sharp from 'sharp';
import { type Colours, type Scene, scenes } from './scenes.ts';

export const FORMATS = ['webp', 'gif', 'jpg'] as const;
export type Format = (typeof FORMATS)[number];
/** Widths of the sizes, by KLIPY's names. */
export const SIZES = { hd: 560, md: 400, sm: 220, xs: 100 } as const;
export type Size = keyof typeof SIZES;

const FRAMES = 12;
const FRAME_MS = 90;

const PALETTES: Readonly<Record<'day' | 'night', Colours>> = {
  day: { ground: '#f3e9d2', line: '#2b2420', main: '#f0c33c', second: '#c98b2b' },
  night: { ground: '#231d18', line: '#e9d8b0', main: '#f0c33c', second: '#8a6a35' },
};

/** A scene by day or by night. */
export interface Drawing {
  readonly id: number;
  readonly slug: string;
  readonly scene: Scene;
  readonly palette: keyof typeof PALETTES;
}

/** All drawings, trending ones first. */
export const drawings: readonly Drawing[] = (['day', 'night'] as const).flatMap((palette, half) =>
  scenes.map((scene, index) => ({
    id: 4000 + half * scenes.length + index,
    slug: `${scene.name}-${palette}`,
    scene,
    palette,
  })),
);

export const heightOf = ({ scene }: Drawing, size: Size): number =>
  Math.round((SIZES[size] * scene.height) / scene.width);

const made = new Map<string, Promise<Buffer>>();

/** The bytes of a drawing in a size and format. */
export function fileOf(drawing: Drawing, size: Size, format: Format): Promise<Buffer> {
  const name = `${drawing.slug} ${size} ${format}`;
  const file = made.get(name) ?? make(drawing, size, format);
  made.set(name, file);
  return file;
}

async function make(drawing: Drawing, size: Size, format: Format): Promise<Buffer> {
  const frame = (index: number): Promise<Buffer> =>
    sharp(Buffer.from(svgOf(drawing, size, index / FRAMES)))
      .png()
      .toBuffer();
  if (format === 'jpg')
    return sharp(await frame(0))
      .jpeg({ quality: 85 })
      .toBuffer();
  const frames = await Promise.all(Array.from({ length: FRAMES }, (_, index) => frame(index)));
  const animation = sharp(frames, { join: { animated: true } });
  const timing = { delay: frames.map(() => FRAME_MS), loop: 0, effort: 2 };
  return (format === 'gif' ? animation.gif(timing) : animation.webp({ ...timing, quality: 80 })).toBuffer();
}

function svgOf(drawing: Drawing, size: Size, t: number): string {
  const { scene, palette } = drawing;
  const colours = PALETTES[palette];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZES[size]}" height="${heightOf(drawing, size)}" viewBox="0 0 ${scene.width} ${scene.height}" preserveAspectRatio="none"><rect width="100%" height="100%" fill="${colours.ground}"/>${scene.draw(t, colours)}</svg>`;
}
