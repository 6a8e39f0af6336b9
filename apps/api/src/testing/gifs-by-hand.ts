import type { Gif, GifPage, GifRequest, GifSource } from '../integrations/gifs/gif-source.ts';

/** A GIF service that answers what a test sets. */
export interface GifsByHand extends GifSource {
  /** Every request so far. */
  readonly asked: GifRequest[];
  answer: (request: GifRequest) => Promise<GifPage>;
}

export const aGif: Gif = {
  id: '4812',
  title: 'A rocket',
  url: 'https://static.klipy.com/ii/1f/rocket-md.webp',
  previewUrl: 'https://static.klipy.com/ii/1f/rocket-sm.webp',
  originalUrl: 'https://static.klipy.com/ii/1f/rocket-hd.webp',
  stillUrl: 'https://static.klipy.com/ii/1f/rocket-md.jpg',
  width: 480,
  height: 270,
};

export function createGifsByHand(): GifsByHand {
  const gifs: GifsByHand = {
    asked: [],
    answer: async () => ({ gifs: [aGif], hasMore: true }),
    find(request) {
      gifs.asked.push(request);
      return gifs.answer(request);
    },
  };
  return gifs;
}
