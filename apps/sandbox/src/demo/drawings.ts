// SVG pictures for the demo people's profiles: covers for all, works for artists, charts for traders, places for the
// rest. Deterministic by seed, and without letters, so that no font is needed.
import { createRandom, type Random } from './random.ts';

const INK = '#1f1a15';
/** From light to dark; the first is the background. */
const PALETTES = [
  ['#f3e9d2', '#f0c33c', '#c98b2b', '#6f4a24', INK],
  ['#e9d8b0', '#e2a23c', '#b5532f', '#5b2b2a', INK],
  ['#dfe3d3', '#a9b892', '#f0c33c', '#4f6250', INK],
  ['#d9dfe3', '#9fb3bf', '#f0c33c', '#3f5666', INK],
  ['#f1dfd3', '#e3a78a', '#c2603f', '#f0c33c', '#2b2024'],
  ['#2a251f', '#4a4034', '#f0c33c', '#e9d8b0', '#c98b2b'],
] as const;

/** Hills under a diamond in the sky: three times as wide as high. */
export function drawCover(seed: string): string {
  const random = createRandom(`cover ${seed}`);
  const [width, height] = [1500, 500];
  const [ground, ...colours] = random.pick(PALETTES);
  const size = 50 + random.below(70);
  const x = 250 + random.below(width - 500);
  const hills = colours.slice(1).map((colour, index) => hill(random, width, height, 230 + index * 85, colour));
  const moon = `<rect x="${-size}" y="${-size}" width="${size * 2}" height="${size * 2}" fill="${colours[0]}" transform="translate(${x} ${140 + random.below(80)}) rotate(45)"/>`;
  return drawing(width, height, ground, [moon, ...hills]);
}

function hill(random: Random, width: number, height: number, top: number, colour: string): string {
  const steps = 4 + random.below(3);
  const points = Array.from({ length: steps + 1 }, (_, index) => [
    (index * width) / steps,
    top + random.below(110) - 55,
  ]);
  const line = points
    .map(([x = 0, y = 0], index) => {
      const [lastX = 0, lastY = 0] = points[index - 1] ?? [];
      const middle = (lastX + x) / 2;
      return index === 0 ? `M0 ${y}` : `C${middle} ${lastY} ${middle} ${y} ${x} ${y}`;
    })
    .join(' ');
  return `<path d="${line} V${height} H0 Z" fill="${colour}"/>`;
}

/** A composition of circles, arcs and diamonds. */
export function drawWork(seed: string): string {
  const random = createRandom(`work ${seed}`);
  const [width, height] = random.pick([
    [1000, 1000],
    [1000, 1250],
    [1200, 900],
  ] as const);
  const [ground, ...colours] = random.pick(PALETTES);
  const forms = Array.from({ length: 9 + random.below(8) }, () => {
    const [x, y, size] = [random.below(width), random.below(height), 60 + random.below(260)];
    const colour = random.pick(colours);
    return random.pick([
      () => `<circle cx="${x}" cy="${y}" r="${size}" fill="${colour}"/>`,
      () =>
        `<circle cx="${x}" cy="${y}" r="${size}" fill="none" stroke="${colour}" stroke-width="${8 + random.below(30)}"/>`,
      () => `<path d="M${x - size} ${y} a${size} ${size} 0 0 1 ${size * 2} 0 Z" fill="${colour}"/>`,
      () =>
        `<rect x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" fill="${colour}" transform="translate(${x} ${y}) rotate(45)"/>`,
    ])();
  });
  return drawing(width, height, ground, forms);
}

/** The roofs of a city under a diamond, some windows lit. */
export function drawPlace(seed: string): string {
  const random = createRandom(`place ${seed}`);
  const [width, height] = [1200, 900];
  const [ground, sky, ...walls] = random.pick(PALETTES);
  const size = 40 + random.below(50);
  const moon = `<rect x="${-size}" y="${-size}" width="${size * 2}" height="${size * 2}" fill="${sky}" transform="translate(${200 + random.below(800)} ${150 + random.below(120)}) rotate(45)"/>`;
  const houses = walls.flatMap((colour, row) => {
    const parts: string[] = [];
    for (let left = -random.below(80); left < width;) {
      const wide = 90 + random.below(150);
      const top = 330 + row * 150 + random.below(180);
      parts.push(`<rect x="${left}" y="${top}" width="${wide}" height="${height - top}" fill="${colour}"/>`);
      for (let x = left + 18; x < left + wide - 24; x += 34)
        for (let y = top + 24; y < height - 20; y += 48)
          if (random.chance(0.18)) parts.push(`<rect x="${x}" y="${y}" width="14" height="22" fill="#f0c33c"/>`);
      left += wide;
    }
    return parts;
  });
  return drawing(width, height, ground, [moon, ...houses]);
}

/** The candles of a good week. */
export function drawChart(seed: string): string {
  const random = createRandom(`chart ${seed}`);
  const [width, height, candles] = [1200, 800, 36];
  const step = width / (candles + 2);
  let price = 560;
  const marks = Array.from({ length: candles }, (_, index) => {
    const from = price;
    price = Math.min(700, Math.max(90, price - 34 + random.below(58) - 4));
    const [top, bottom] = [Math.min(from, price), Math.max(from, price)];
    const x = step * (index + 1.5);
    const colour = price <= from ? '#f0c33c' : '#b5532f';
    return `<path d="M${x} ${top - random.below(30)} V${bottom + random.below(30)}" stroke="${colour}" stroke-width="3"/>
      <rect x="${x - step * 0.32}" y="${top}" width="${step * 0.64}" height="${Math.max(4, bottom - top)}" fill="${colour}"/>`;
  });
  const lines = [1, 2, 3, 4].map((row) => `<path d="M0 ${row * 160} H${width}" stroke="#4a4034" stroke-width="2"/>`);
  return drawing(width, height, INK, [...lines, ...marks]);
}

function drawing(width: number, height: number, ground: string, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${ground}"/>${parts.join('')}</svg>`;
}
