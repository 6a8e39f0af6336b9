import type { Node } from '@takumi-rs/core';
import { ART_SIZE, type ArtPalette, drawArt } from '@mutuals/ui/art';
import { brand } from '@mutuals/ui/brand';
import { systemClock } from '../../clock.ts';
import { remembered } from '../../lib/ttl-cache.ts';
import { createFaces, fontFamily } from './faces.service.ts';
import type { ShareCard } from './share-card.rules.ts';
import { firstLetter, fittingTags, isRightToLeft, linesOfText, nameStyle, TAG } from './share-layout.rules.ts';

/** The ratio that X and Telegram show without cropping: 1.91:1. */
export const SHARE_PICTURE = { width: 1200, height: 630, contentType: 'image/png' } as const;

/** The pictures on a card, as WebP. */
export interface CardPictures {
  cover: Buffer | null;
  avatar: Buffer | null;
}

export interface SharePictures {
  /** Draws a card as PNG, in separate threads, so that it does not block the event loop. */
  draw(card: ShareCard, pictures: CardPictures): Promise<Buffer>;
}

/** Colours of the light theme (packages/ui/src/theme.css). */
export const COLOURS = {
  surface: 'oklch(0.982 0.004 85)',
  sunken: 'oklch(0.958 0.006 85)',
  text: 'oklch(0.225 0.012 85)',
  muted: 'oklch(0.445 0.012 85)',
  border: 'oklch(0.905 0.008 85)',
  accent: 'oklch(0.82 0.166 85)',
} as const;

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE;
const MARGIN = 72;
/** X of the left tip of the picture side; its edges rise from there like those of a diamond. */
const TIP = 690;
const PORTRAIT = { x: 972, size: 396 };
const TEXT_WIDTH = TIP - MARGIN - 44;
/** Further down the side leaves more space. */
const TAGS_WIDTH = TIP - MARGIN + 150;
/** Bytes of cached glyphs and decoded pictures. */
const CACHE_BYTES = 8 * 1024 * 1024;

type Style = NonNullable<Node['style']>;

const box = (style: Style, children: Node[] = []): Node => ({ type: 'container', style, children });
const at = (left: number, top: number, width: number, height: number): Style => ({
  position: 'absolute',
  left,
  top,
  width,
  height,
});

/** A renderer with its fonts, for the whole process, made for the first picture. */
export function createSharePictures(): SharePictures {
  const rendering = remembered(systemClock, Infinity, makeRenderer);

  return {
    async draw(card, pictures) {
      const { renderer, faces } = await rendering();
      const name = await faces.prepare(card.name, 'display');
      const initial = (firstLetter(name) ?? '').toLocaleUpperCase(card.language);
      const drawn = {
        ...card,
        name,
        initial: await faces.prepare(initial, 'display'),
        kind: await faces.prepare(card.kind, 'text'),
        verified: card.verified && (await faces.prepare(card.verified, 'text')),
        text: await faces.prepare(card.text, 'text'),
        tags: await Promise.all(card.tags.map((tag) => faces.prepare(tag, 'text'))),
      };
      await faces.prepare(`${brand.name}…`, 'display');
      await faces.prepare(`${brand.tagline}…`, 'text');
      return renderer.render(cardNode(drawn, pictures), {
        width: WIDTH,
        height: HEIGHT,
        format: 'png',
        lang: card.language === 'zh' ? 'zh-CN' : card.language,
        images: Object.entries(pictures).flatMap(([src, data]) =>
          data === null ? [] : [{ src, data, cache: 'none' as const }],
        ),
      });
    },
  };
}

async function makeRenderer() {
  const { Renderer } = await import('@takumi-rs/core');
  const renderer = new Renderer({ cacheMaxBytes: CACHE_BYTES });
  return { renderer, faces: createFaces(renderer) };
}

type DrawnCard = ShareCard & { initial: string };

const cardNode = (card: DrawnCard, pictures: CardPictures): Node =>
  box(
    {
      position: 'relative',
      display: 'flex',
      width: WIDTH,
      height: HEIGHT,
      overflow: 'hidden',
      backgroundColor: COLOURS.surface,
      color: COLOURS.text,
    },
    [side(card, pictures), intersection(), words(card)],
  );

/** The right side, cropped to a diamond: the cover, or art, with the portrait on it. */
function side(card: DrawnCard, pictures: CardPictures): Node {
  const half = HEIGHT / 2;
  const reach = WIDTH - TIP;
  const edge = `polygon(0px ${half}px, ${half}px 0px, ${reach}px 0px, ${reach}px ${HEIGHT}px, ${half}px ${HEIGHT}px)`;
  const { palette } = drawArt(card.profileId, card.profileType);
  return box({ ...at(TIP, 0, reach, HEIGHT), clipPath: edge, overflow: 'hidden', backgroundColor: palette[0] }, [
    pictures.cover === null ? art(card, reach) : picture('cover', reach, HEIGHT),
    portrait(card, palette, pictures.avatar !== null),
  ]);
}

const picture = (src: keyof CardPictures, width: number, height: number, style: Style = {}): Node => ({
  type: 'image',
  src,
  style: { ...at(0, 0, width, height), objectFit: 'cover', ...style },
});

/** The art of a profile without a cover, as large as the picture is high. */
function art({ profileId, profileType }: ShareCard, reach: number): Node {
  const { palette, paths } = drawArt(profileId, profileType);
  return box(
    {
      ...at(PORTRAIT.x - TIP - ART_SIZE / 2, (HEIGHT - ART_SIZE) / 2, ART_SIZE, ART_SIZE),
      transform: `scale(${Math.max(HEIGHT, reach) / ART_SIZE})`,
    },
    paths.map(({ tone, d }) =>
      box({ ...at(0, 0, ART_SIZE, ART_SIZE), backgroundColor: palette[tone], clipPath: `path("${d}")` }),
    ),
  );
}

/** In a diamond, as on a deck card: the avatar, or the first letter. */
function portrait({ initial }: DrawnCard, palette: ArtPalette, hasAvatar: boolean): Node {
  const { x, size } = PORTRAIT;
  const square = Math.round(size * 0.708);
  const upright = { position: 'absolute', transform: 'rotate(-45deg)' } as const;
  const inside = hasAvatar
    ? picture('avatar', size, size, {
        ...upright,
        left: (square - size) / 2 - 6,
        top: (square - size) / 2 - 6,
      })
    : box(
        {
          ...at((square - size) / 2 - 6, (square - size) / 2 - 6, size, size),
          ...upright,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          fontFamily: fontFamily('display'),
          fontSize: 150,
          fontWeight: 640,
          lineHeight: 1,
          color: palette[0],
        },
        [{ type: 'text', text: initial }],
      );
  return box(
    {
      ...at(x - TIP - square / 2, HEIGHT / 2 - square / 2, square, square),
      transform: 'rotate(45deg)',
      borderRadius: square * 0.1,
      overflow: 'hidden',
      border: `6px solid ${COLOURS.surface}`,
      backgroundColor: palette[3],
    },
    [inside],
  );
}

/** Two overlapping diamonds, which stand for the profile and the viewer; their intersection is gold. */
function intersection(): Node {
  const half = 34;
  return box({
    ...at(TIP, HEIGHT / 2 - half, 2 * half, 2 * half),
    backgroundColor: COLOURS.accent,
    clipPath: 'polygon(50% 0%, 100% 50%, 50% 100%, 0% 50%)',
  });
}

function words(card: DrawnCard): Node {
  return box(
    {
      ...at(MARGIN, 60, WIDTH - 2 * MARGIN, HEIGHT - 120),
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      fontFamily: fontFamily('text'),
    },
    [
      logo(),
      box({ display: 'flex', flexDirection: 'column', gap: 18, width: TEXT_WIDTH }, [
        kindLine(card),
        line(card.name, {
          fontFamily: fontFamily('display'),
          fontWeight: 640,
          lineHeight: 1.06,
          letterSpacing: '-0.02em',
          ...nameStyle(card.name),
        }),
        ...(card.text === ''
          ? []
          : [
              line(card.text, {
                fontSize: 30,
                lineHeight: 1.38,
                color: COLOURS.muted,
                lineClamp: linesOfText(card.name),
              }),
            ]),
      ]),
      tags(card),
    ],
  );
}

const line = (text: string, style: Style): Node => ({
  type: 'text',
  text,
  style: {
    ...style,
    width: TEXT_WIDTH,
    overflowWrap: 'anywhere',
    ...(isRightToLeft(text) && { direction: 'rtl', textAlign: 'right' }),
  },
});

/**
 * Logo and name of the product. The logo is that of packages/ui/src/primitives/logo/mark.tsx: each diamond reaches to
 * the middle of the other.
 */
function logo(): Node {
  const outline = { border: `3.4px solid ${COLOURS.text}` };
  const diamond = (centre: number, side: number, style: Style): Node =>
    box({ ...at(centre - side / 2, 18 - side / 2, side, side), transform: 'rotate(45deg)', ...style });
  return box({ position: 'relative', display: 'flex', alignItems: 'center', height: 36, paddingLeft: 70 }, [
    diamond(28, 12, { backgroundColor: COLOURS.accent }),
    diamond(19.5, 27.4, outline),
    diamond(36.5, 27.4, outline),
    {
      type: 'text',
      text: brand.name,
      style: { fontFamily: fontFamily('display'), fontSize: 34, fontWeight: 640, letterSpacing: '-0.02em' },
    },
    { type: 'text', text: brand.tagline, style: { marginLeft: 16, fontSize: 24, color: COLOURS.muted } },
  ]);
}

function kindLine({ kind, verified }: DrawnCard): Node {
  const words: Node = { type: 'text', text: kind, style: { fontSize: 27, fontWeight: 500, color: COLOURS.muted } };
  return box({ display: 'flex', alignItems: 'center', gap: 14 }, [
    words,
    ...(verified === null
      ? []
      : [
          box({ display: 'flex', alignItems: 'center', gap: 8 }, [
            verifiedMark(),
            { type: 'text' as const, text: verified, style: { fontSize: 27, fontWeight: 600 } },
          ]),
        ]),
  ]);
}

/** As in packages/ui/src/patterns/deck-card/verified-mark.tsx. */
function verifiedMark(): Node {
  const check = 'M7.8 12.2l2.9 2.9 5.5-5.8';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${check}" fill="none" stroke="#fcfbf8" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  return box({ position: 'relative', width: 30, height: 30 }, [
    box({ ...at(5, 5, 20, 20), transform: 'rotate(45deg)', borderRadius: 4.4, backgroundColor: COLOURS.text }),
    { type: 'image', src: `data:image/svg+xml,${encodeURIComponent(svg)}`, style: at(0, 0, 30, 30) },
  ]);
}

const tags = (card: DrawnCard): Node =>
  box(
    { display: 'flex', gap: 10, width: TAGS_WIDTH, height: 50, overflow: 'hidden' },
    fittingTags(card.tags, TAGS_WIDTH).map((tag) => ({
      type: 'text',
      text: tag,
      style: {
        flexShrink: 0,
        maxWidth: TAG.widest,
        height: 50,
        padding: '0 20px',
        borderRadius: 25,
        border: `1.5px solid ${COLOURS.border}`,
        backgroundColor: COLOURS.sunken,
        fontSize: TAG.fontSize,
        lineHeight: '47px',
        lineClamp: 1,
        overflowWrap: 'anywhere',
      },
    })),
  );
