// The scenes of the sandbox's GIFs, drawn as SVG for a moment `t` of the loop (0 to 1), which ends as it begins.
// Without letters, so that no font is needed.

export interface Colours {
  readonly ground: string;
  readonly line: string;
  readonly main: string;
  readonly second: string;
}

export interface Scene {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly title: Readonly<Record<'en' | 'fr' | 'zh', string>>;
  /** Further search words, in any language. */
  readonly tags: readonly string[];
  readonly draw: (t: number, colours: Colours) => string;
}

const wave = (t: number, phase = 0): number => Math.sin((t + phase) * 2 * Math.PI);
/** Positions that look scattered and never line up. */
const scattered = (index: number, width: number, height: number): [number, number] => [
  ((index * 0.7549 + 0.1) % 1) * width,
  ((index * 0.5698 + 0.3) % 1) * height,
];
const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
const star = (index: number, t: number, fill: string): string => {
  const [x, y] = scattered(index, 400, 300);
  return circle(x, (y + t * 300) % 300, 3, fill);
};
const diamond = (x: number, y: number, size: number, fill: string, turn = 0): string =>
  `<rect x="${x - size}" y="${y - size}" width="${2 * size}" height="${2 * size}" rx="${size / 8}" fill="${fill}" transform="rotate(${45 + turn} ${x} ${y})"/>`;
const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${Math.max(0, r)}" fill="${fill}"/>`;
const path = (d: string, fill: string, stroke = 'none', width = 0): string =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const heart = (x: number, y: number, size: number, fill: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 100})">${path('M0 70 C-95 5 -75 -75 -30 -65 C-12 -61 0 -45 0 -35 C0 -45 12 -61 30 -65 C75 -75 95 5 0 70 Z', fill)}</g>`;

export const scenes: readonly Scene[] = [
  {
    name: 'rocket',
    width: 400,
    height: 300,
    title: { en: 'A rocket takes off', fr: 'Une fusée décolle', zh: '火箭升空' },
    tags: ['launch', 'moon', 'go', 'lancement', '发射', '起飞'],
    draw: (t, { line, main, second }) =>
      range(9)
        .map((index) => star(index, t, line))
        .join('') +
      `<g transform="translate(200 ${150 + 8 * wave(t)})">${path(`M-16 60 Q0 ${110 + 22 * wave(t * 2)} 16 60 Z`, second)}${path('M0 -90 C34 -50 34 20 26 60 H-26 C-34 20 -34 -50 0 -90 Z', main)}${path('M-26 20 L-52 66 L-24 58 Z M26 20 L52 66 L24 58 Z', line)}${circle(0, -18, 13, line)}</g>`,
  },
  {
    name: 'diamonds',
    width: 400,
    height: 300,
    title: { en: 'Two diamonds meet', fr: 'Deux losanges se rencontrent', zh: '两颗钻石相遇' },
    tags: ['match', 'mutuals', 'hello', 'hi', 'bonjour', 'salut', '匹配', '你好'],
    draw: (t, { main, second }) => {
      const apart = 62 + 42 * wave(t, 0.25);
      return diamond(200 - apart, 150, 58, main) + diamond(200 + apart, 150, 58, second);
    },
  },
  {
    name: 'heart',
    width: 300,
    height: 300,
    title: { en: 'A heart beats', fr: 'Un cœur bat', zh: '心跳' },
    tags: ['love', 'thanks', 'amour', 'merci', '爱', '谢谢'],
    draw: (t, { main, second }) =>
      heart(150, 155, 150 + 16 * wave(t, 0.5), second) + heart(150, 155, 118 + 16 * wave(t), main),
  },
  {
    name: 'coffee',
    width: 300,
    height: 300,
    title: { en: 'A cup of hot coffee', fr: 'Une tasse de café chaud', zh: '一杯热咖啡' },
    tags: ['morning', 'tea', 'break', 'matin', 'thé', 'pause', '早上', '茶', '休息'],
    draw: (t, { line, main, second }) =>
      range(3)
        .map((index) => {
          const [x, bend] = [110 + index * 40, 16 * wave(t, index / 3)];
          return path(`M${x} 120 Q${x + bend} 95 ${x} 75 T${x} 32`, 'none', second, 8);
        })
        .join('') +
      path('M60 140 H240 Q240 255 190 258 H110 Q60 255 60 140 Z', main) +
      path('M240 160 Q285 165 275 198 Q266 224 228 216', 'none', main, 16) +
      path('M72 272 H228', 'none', line, 10),
  },
  {
    name: 'fireworks',
    width: 400,
    height: 300,
    title: { en: 'Fireworks', fr: 'Un feu d’artifice', zh: '烟花' },
    tags: ['party', 'celebrate', 'congratulations', 'fête', 'bravo', '庆祝', '恭喜'],
    draw: (t, { line, main, second }) =>
      [
        [130, 120, 0, main],
        [285, 100, 0.35, second],
        [215, 205, 0.7, line],
      ]
        .map(([x, y, phase, colour]) => {
          const at = (t + Number(phase)) % 1;
          return range(12)
            .map((index) => {
              const angle = (index * Math.PI) / 6;
              const [near, far] = [at * 70, at * 95];
              return `<g opacity="${1 - at}">${path(`M${Number(x) + near * Math.cos(angle)} ${Number(y) + near * Math.sin(angle)} L${Number(x) + far * Math.cos(angle)} ${Number(y) + far * Math.sin(angle)}`, 'none', String(colour), 7)}</g>`;
            })
            .join('');
        })
        .join(''),
  },
  {
    name: 'sea',
    width: 400,
    height: 225,
    title: { en: 'Waves roll in', fr: 'Les vagues arrivent', zh: '海浪涌来' },
    tags: ['sea', 'calm', 'mer', 'calme', '大海', '平静'],
    draw: (t, { line, main, second }) =>
      circle(310, 70, 32, main) +
      [second, main, line]
        .map((colour, index) => {
          const [y, shift] = [120 + index * 32, ((t + index / 3) % 1) * 100 - 100];
          return path(
            `M${shift} ${y} ${range(7)
              .map(() => 'q25 -22 50 0 t50 0')
              .join(' ')} V225 H${shift} Z`,
            colour,
          );
        })
        .join(''),
  },
  {
    name: 'sun',
    width: 300,
    height: 300,
    title: { en: 'The sun turns', fr: 'Le soleil tourne', zh: '太阳转动' },
    tags: ['gm', 'good morning', 'day', 'bonjour', 'jour', '早安', '白天'],
    draw: (t, { main, second }) =>
      range(12)
        .map(
          (index) =>
            `<g transform="rotate(${index * 30 + t * 30} 150 150)">${path('M150 62 V28', 'none', second, 13)}</g>`,
        )
        .join('') + circle(150, 150, 66 + 4 * wave(t), main),
  },
  {
    name: 'moon',
    width: 300,
    height: 400,
    title: { en: 'The moon over the hills', fr: 'La lune sur les collines', zh: '山上的月亮' },
    tags: ['night', 'gn', 'sleep', 'nuit', 'dormir', '晚安', '夜'],
    draw: (t, { ground, line, main, second }) =>
      range(14)
        .map((index) => circle(...scattered(index, 300, 230), 2 + 2 * Math.abs(wave(t, index / 14)), second))
        .join('') +
      circle(150, 130 + 10 * wave(t), 62, main) +
      circle(176, 112 + 10 * wave(t), 54, ground) +
      path('M0 400 V300 Q80 230 160 300 T300 290 V400 Z', line),
  },
  {
    name: 'chart',
    width: 400,
    height: 300,
    title: { en: 'A line goes up', fr: 'Une courbe monte', zh: '曲线上涨' },
    tags: ['up', 'pump', 'market', 'hausse', 'marché', '涨', '行情'],
    draw: (t, { line, main, second }) =>
      range(6)
        .map((index) => {
          const height = 40 + index * 28 + 14 * wave(t, index / 6);
          return `<rect x="${40 + index * 56}" y="${270 - height}" width="36" height="${height}" rx="6" fill="${index === 5 ? main : second}"/>`;
        })
        .join('') + path(`M40 210 L150 160 L230 178 L${350} ${52 + 8 * wave(t)}`, 'none', line, 9),
  },
  {
    name: 'eyes',
    width: 400,
    height: 225,
    title: { en: 'Eyes look around', fr: 'Des yeux regardent autour', zh: '东张西望' },
    tags: ['look', 'watching', 'curious', 'regard', 'curieux', '看', '好奇'],
    draw: (t, { line, main }) =>
      [130, 270]
        .map((x) => {
          const open = t > 0.85 ? 8 : 62;
          return `<ellipse cx="${x}" cy="112" rx="58" ry="${open}" fill="${main}"/>${circle(x + 26 * wave(t), 112, Math.min(24, open), line)}`;
        })
        .join(''),
  },
  {
    name: 'typing',
    width: 400,
    height: 225,
    title: { en: 'Somebody is typing', fr: 'Quelqu’un écrit', zh: '正在输入' },
    tags: ['wait', 'thinking', 'soon', 'attends', 'bientôt', '等等', '思考'],
    draw: (t, { line, main }) =>
      path(
        'M80 50 H320 Q350 50 350 80 V140 Q350 170 320 170 H150 L110 205 V170 H80 Q50 170 50 140 V80 Q50 50 80 50 Z',
        main,
      ) +
      range(3)
        .map((index) => circle(140 + index * 60, 110 - 14 * Math.max(0, wave(t, -index / 5)), 15, line))
        .join(''),
  },
  {
    name: 'balloons',
    width: 300,
    height: 400,
    title: { en: 'Balloons rise', fr: 'Des ballons s’envolent', zh: '气球升起' },
    tags: ['birthday', 'party', 'anniversaire', 'fête', '生日', '派对'],
    draw: (t, { line, main, second }) =>
      [main, second, line]
        .map((colour, index) => {
          const [x, y] = [75 + index * 75 + 8 * wave(t, index / 3), ((1 - t + index / 3) % 1) * 560 - 80];
          return (
            path(`M${x} ${y + 44} q${8 * wave(t)} 40 0 80`, 'none', colour, 4) +
            `<ellipse cx="${x}" cy="${y}" rx="38" ry="46" fill="${colour}"/>`
          );
        })
        .join(''),
  },
  {
    name: 'confetti',
    width: 400,
    height: 300,
    title: { en: 'Confetti falls', fr: 'Des confettis tombent', zh: '彩纸飘落' },
    tags: ['win', 'yes', 'celebrate', 'victoire', 'oui', '赢', '太好了'],
    draw: (t, { line, main, second }) =>
      range(30)
        .map((index) => {
          const [x, y] = scattered(index, 400, 300);
          const colour = [main, second, line][index % 3] ?? main;
          return diamond(
            x + 8 * wave(t, index / 7),
            (y + t * 300) % 300,
            7 + (index % 3) * 3,
            colour,
            t * 360 + index * 20,
          );
        })
        .join(''),
  },
  {
    name: 'candle',
    width: 300,
    height: 300,
    title: { en: 'A candle burns', fr: 'Une bougie brûle', zh: '蜡烛燃烧' },
    tags: ['light', 'hope', 'fire', 'lumière', 'feu', '光', '希望'],
    draw: (t, { line, main, second }) =>
      path('M115 290 V150 Q150 138 185 150 V290 Z', second) +
      path('M150 150 V126', 'none', line, 6) +
      path(
        `M150 ${34 + 8 * wave(t)} Q${196 + 8 * wave(t, 0.3)} 92 150 132 Q${104 + 8 * wave(t, 0.6)} 92 150 ${34 + 8 * wave(t)} Z`,
        main,
      ),
  },
  {
    name: 'snail',
    width: 400,
    height: 225,
    title: { en: 'A snail takes its time', fr: 'Un escargot prend son temps', zh: '蜗牛慢慢爬' },
    tags: ['slow', 'late', 'lent', 'retard', '慢', '迟到'],
    draw: (t, { line, main, second }) =>
      `<g transform="translate(${t * 560 - 140} 0)">${path('M20 180 H150 Q178 178 172 130 L182 96 M160 130 L152 96', 'none', line, 14)}${path('M20 190 Q85 168 150 190 Z', line)}${circle(82, 128, 50, main)}${circle(82, 128, 30, second)}${circle(82, 128, 12, line)}</g>` +
      path('M0 200 H400', 'none', line, 6),
  },
];
