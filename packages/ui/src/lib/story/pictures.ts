/** Drawn pictures for stories: an address for each, and one as a file. */
const draw = (ground: string, shape: string, width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" viewBox="0 0 120 80" preserveAspectRatio="xMidYMid slice"><path fill="${ground}" d="M-60-60h240v200H-60z"/><path fill="${shape}" d="M60 6l34 34-34 34L26 40z"/><path fill="#3b352a" d="M-60 66l80-20 24 18 30-26 106 40v62H-60z"/></svg>`;

const GROUNDS = [
  ['#e8d9b8', '#c9a24b'],
  ['#cfd8d2', '#5f8f7c'],
  ['#d9cfe0', '#7d66a3'],
  ['#d8e0e6', '#5b7fa0'],
  ['#ead6cf', '#b5694f'],
  ['#dfe3cd', '#8a9445'],
  ['#e6dcd3', '#8d7255'],
] as const;

/** The address of picture 0 to 6. */
export function drawnPicture(index: number, width = 600, height = 400): string {
  const [ground, shape] = GROUNDS[index % GROUNDS.length] ?? GROUNDS[0];
  return `data:image/svg+xml,${encodeURIComponent(draw(ground, shape, width, height))}`;
}

const bytesOf = (colour: string): readonly number[] =>
  [5, 3, 1].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/**
 * A file on the person's device: a diamond in these colours. It is a bitmap, which needs no canvas; browsers look at a picture's content and not at
 * its type.
 */
export function drawnFile(name: string, index = 0, width = 900, height = 600): File {
  const [ground, shape] = GROUNDS[index % GROUNDS.length] ?? GROUNDS[0];
  const head = new DataView(new ArrayBuffer(62));
  head.setUint16(0, 0x424d);
  for (const [at, value] of [
    [2, 62 + width * height],
    [10, 62],
    [14, 40],
    [18, width],
    [22, height],
    [46, 2],
  ] as const)
    head.setUint32(at, value, true);
  head.setUint16(26, 1, true);
  head.setUint16(28, 8, true);
  for (const [at, colour] of [ground, shape].entries())
    for (const [offset, byte] of bytesOf(colour).entries()) head.setUint8(54 + at * 4 + offset, byte);
  const isShape = (at: number) =>
    Math.abs((at % width) - width / 2) + Math.abs(Math.floor(at / width) - height / 2) < height / 3;
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => Number(isShape(at)));
  return new File([head, pixels], name, { type: 'image/png' });
}
