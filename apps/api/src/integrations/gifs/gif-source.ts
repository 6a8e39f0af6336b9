import type { Language } from '../../database/schema.ts';

/** GIFs on a page (SPEC 9). */
export const GIFS_PER_PAGE = 12;

/** One GIF as the contract has it (SPEC 3). All addresses are on the media hosts of the service. */
export interface Gif {
  id: string;
  /** What it shows, in words; empty where nobody said. */
  title: string;
  /** The one to send, `width` by `height` pixels. */
  url: string;
  /** A small one that moves. */
  previewUrl: string;
  originalUrl: string;
  /** The first picture, which does not move. */
  stillUrl: string;
  width: number;
  height: number;
}

export interface GifPage {
  /** At most `GIFS_PER_PAGE`. */
  gifs: readonly Gif[];
  hasMore: boolean;
}

export interface GifRequest {
  /** What to look for; null for what trends. */
  query: string | null;
  language: Language;
  /** From 1. */
  page: number;
}

/** A service that finds GIFs that anybody may see (D44). */
export interface GifSource {
  /** Throws when the service is away, late, over its limit, or answers nonsense. */
  find(request: GifRequest): Promise<GifPage>;
}
