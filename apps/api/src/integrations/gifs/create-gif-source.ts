import type { Clock } from '../../clock.ts';
import type { GifConfig } from '../../config.ts';
import type { GifSource } from './gif-source.ts';
import { createKlipy } from './klipy.ts';

/** The configured GIF service (D44); null if there is none. */
export const createGifSource = (config: GifConfig | null, clock: Clock): GifSource | null =>
  config === null ? null : createKlipy(config, clock);
