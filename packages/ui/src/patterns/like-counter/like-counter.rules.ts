/** A daily limit from the server; `null` is unlimited (SPEC 3). */
export interface Limit {
  readonly limit: number | null;
  readonly current: number;
  readonly remaining: number | null;
  readonly canUse: boolean;
  readonly resetsAt: string;
}

export type Feature = 'likes' | 'superLikes';

/** A counter's colour. */
export type Level = 'unlimited' | 'plenty' | 'low' | 'out' | 'none';

const LOW: Readonly<Record<Feature, number>> = { likes: 3, superLikes: 2 };

/** SPEC 9: yellow at 3 likes left, red at 0; super-likes yellow at 2 left, and never red. A tier without super-likes has none rather than too few. */
export function levelOf(feature: Feature, { limit, remaining }: Limit): Level {
  if (limit === null || remaining === null) return 'unlimited';
  if (limit === 0) return 'none';
  if (feature === 'likes' && remaining === 0) return 'out';
  return remaining <= LOW[feature] ? 'low' : 'plenty';
}
