import type { Language } from '../../database/schema.ts';

/** GIFs on a page (SPEC 9). */
export const GIFS_PER_PAGE = 12;

/** One GIF of the contract (SPEC 3). All addresses are on the media hosts of the service. */
export interface Gif {
  id: string;
  /** A description; empty if there is none. */
  title: string;
  /** The address to send, `width` by `height` pixels. */
  url: string;
  /** A small animated version. */
  previewUrl: string;
  originalUrl: string;
  /** The first frame as a still picture. */
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
  /** The search text; null for trending GIFs. */
  query: string | null;
  language: Language;
  /** Starts at 1. */
  page: number;
}

/** A service with public GIFs (D44). */
export interface GifSource {
  /** Throws if the service is away, late, over its limit, or sends an invalid answer. */
  find(request: GifRequest): Promise<GifPage>;
}
