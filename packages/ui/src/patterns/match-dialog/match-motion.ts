import { isMotionAllowed } from '../../lib/motion.ts';

const MEET_MS = 720;
const LIGHT_AT_MS = 300;
const SPARK_MS = 1000;
const SPRING =
  'linear(0, 0.009, 0.035 2.1%, 0.141, 0.281 6.7%, 0.723 12.9%, 0.938 16.7%, 1.017, 1.077, 1.121, 1.149 24.3%, 1.159, 1.163, 1.161, 1.154 29.9%, 1.129 32.8%, 1.051 39.6%, 1.017 43.1%, 0.991, 0.977 51%, 0.974 53.8%, 0.975 57.1%, 0.997 69.8%, 1.003 76.9%, 1.004 83.8%, 1)';
const EASE_OUT = 'cubic-bezier(0.15, 0.85, 0.3, 1)';

/** One diamond that flies off when the overlap lights up. */
export interface Spark {
  /** px from the middle at its peak */
  readonly x: number;
  readonly y: number;
  /** px */
  readonly size: number;
  /** rotation on its way, in degrees; at its peak, halfway, it is an upright diamond again */
  readonly turn: number;
  readonly isHollow: boolean;
}

const COUNT = 18;

/** The sparks, always the same: evenly distributed, alternately near and far, a few of them hollow. */
export const SPARKS: readonly Spark[] = Array.from({ length: COUNT }, (_, index) => {
  const angle = ((index + 0.35 * ((index * 7) % 3)) / COUNT) * 2 * Math.PI;
  const reach = 96 + ((index * 53) % 90);
  return {
    x: Math.cos(angle) * reach * 1.25,
    y: Math.sin(angle) * reach * 0.85 - 18,
    size: 5 + ((index * 5) % 7),
    turn: index % 2 === 0 ? 180 : -180,
    isHollow: index % 3 === 2,
  };
});

const part = (stage: HTMLElement, name: string): readonly HTMLElement[] => [
  ...stage.querySelectorAll<HTMLElement>(`[data-part="${name}"]`),
];

const slide = (from: number): Keyframe[] => [
  { translate: `${from}px 0`, opacity: 0 },
  { opacity: 1, offset: 0.12 },
  { translate: '0 0', opacity: 1 },
];

/**
 * Plays the match animation once on a stage: the diamonds slide together, their overlap lights up, sparks fly. Everything ends in its static
 * position. With reduced motion the overlap fades in and nothing travels.
 */
export function playMatch(stage: HTMLElement): () => void {
  const playing: Animation[] = [];
  const play = (elements: readonly HTMLElement[], frames: Keyframe[], options: KeyframeAnimationOptions): void => {
    for (const element of elements) playing.push(element.animate(frames, { fill: 'backwards', ...options }));
  };
  if (!isMotionAllowed(stage)) {
    play(part(stage, 'light'), [{ opacity: 0 }, { opacity: 1 }], { duration: 220, delay: 120, easing: 'ease-out' });
    return () => playing.forEach((animation) => animation.cancel());
  }
  play(part(stage, 'left'), slide(-150), { duration: MEET_MS, easing: SPRING });
  play(part(stage, 'right'), slide(150), { duration: MEET_MS, easing: SPRING });
  play(
    part(stage, 'light'),
    [
      { scale: '0', opacity: 0 },
      { scale: '1', opacity: 1 },
    ],
    { duration: 480, delay: LIGHT_AT_MS, easing: SPRING },
  );
  play(
    part(stage, 'glow'),
    [
      { scale: '0.3', opacity: 0 },
      { opacity: 1, offset: 0.4 },
      { scale: '1', opacity: 1 },
    ],
    { duration: 700, delay: LIGHT_AT_MS, easing: EASE_OUT },
  );
  part(stage, 'ring').forEach((ring, index) => {
    play(
      [ring],
      [
        { scale: '0.2', opacity: 0.9 },
        { scale: '1', opacity: 0 },
      ],
      { duration: 820, delay: LIGHT_AT_MS + 60 + index * 130, easing: EASE_OUT, fill: 'none' },
    );
  });
  part(stage, 'spark').forEach((element, index) => {
    const spark = SPARKS[index];
    if (!spark) return;
    const { x, y, turn } = spark;
    play(
      [element],
      [
        { translate: '0 0', rotate: '45deg', scale: '0.2', opacity: 1 },
        {
          translate: `${x}px ${y}px`,
          rotate: `${45 + turn / 2}deg`,
          scale: '1',
          opacity: 1,
          offset: 0.55,
          easing: 'cubic-bezier(0.4, 0, 0.8, 0.6)',
        },
        { translate: `${x * 1.12}px ${y + 56}px`, rotate: `${45 + turn}deg`, scale: '0.5', opacity: 0 },
      ],
      { duration: SPARK_MS, delay: LIGHT_AT_MS + 40 + (index % 4) * 25, easing: EASE_OUT, fill: 'none' },
    );
  });
  part(stage, 'words').forEach((words, index) => {
    play(
      [words],
      [
        { translate: '0 12px', opacity: 0 },
        { translate: '0 0', opacity: 1 },
      ],
      { duration: 340, delay: LIGHT_AT_MS + index * 70, easing: EASE_OUT },
    );
  });
  return () => playing.forEach((animation) => animation.cancel());
}
