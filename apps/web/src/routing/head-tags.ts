import { brand } from '@mutuals/ui/brand';
import { type Language, languages, locales } from '@mutuals/ui/locales';

/** What a page says about itself. Without a title it is the front page. */
export type PageHead = { title: string | null; description?: string; shared?: SharedHead };

/** What a link to the page shows where it is not the product itself. The picture is as large as the product's. */
type SharedHead = { type: 'profile'; picturePath: string; pictureAlt: string };

/** Where the page is. `asked` is the language that the address itself names. */
export type PageAddress = { origin: string; pathname: string; asked: Language | null; language: Language };

export type HeadTag = { tag: 'meta' | 'link'; attributes: Readonly<Record<string, string>> };

/** Drawn by scripts/share-pictures.ts. */
const PICTURE = { width: '1200', height: '630' };

export const titleOf = ({ title }: PageHead): string =>
  title === null ? `${brand.name} - ${brand.tagline}` : brand.pageTitle(title);

/** An address that names its language; the same one without it goes by what the visitor prefers. */
const inLanguage = (address: string, language: Language | null): string =>
  language === null ? address : `${address}?lng=${language}`;

const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes });

/** As Open Graph writes a language: `fr_FR`. */
const localeOf = (language: Language): string => locales[language].replace('-', '_');

/**
 * The tags that name a page for search engines and for those who share it (SPEC section 2). A page with a description is public: it says
 * which other languages it has.
 */
export function headTags(head: PageHead, { origin, pathname, asked, language }: PageAddress): HeadTag[] {
  // A page has one address: the same one with a slash at its end names it too.
  const address = `${origin}${pathname.replace(/(?<=.)\/$/, '')}`;
  const canonical = inLanguage(address, asked);
  const title = titleOf(head);
  const { type, picturePath, pictureAlt } = head.shared ?? {
    type: 'website',
    picturePath: `/share-${language}.png`,
    pictureAlt: `${brand.name} - ${brand.tagline}`,
  };
  const picture = `${origin}${picturePath}`;
  const meta = (content: string, attribute: 'name' | 'property', ...names: string[]) =>
    names.map((name): HeadTag => ({ tag: 'meta', attributes: { [attribute]: name, content } }));
  return [
    link({ rel: 'canonical', href: canonical }),
    ...meta(title, 'property', 'og:title'),
    ...meta(canonical, 'property', 'og:url'),
    ...meta(brand.name, 'property', 'og:site_name'),
    ...meta(type, 'property', 'og:type'),
    ...meta(localeOf(language), 'property', 'og:locale'),
    ...meta(picture, 'property', 'og:image'),
    ...meta(PICTURE.width, 'property', 'og:image:width'),
    ...meta(PICTURE.height, 'property', 'og:image:height'),
    ...meta('image/png', 'property', 'og:image:type'),
    ...meta(pictureAlt, 'property', 'og:image:alt'),
    ...meta('summary_large_image', 'name', 'twitter:card'),
    ...meta(title, 'name', 'twitter:title'),
    ...meta(picture, 'name', 'twitter:image'),
    ...meta(pictureAlt, 'name', 'twitter:image:alt'),
    ...(head.description === undefined
      ? []
      : [
          ...meta(head.description, 'name', 'description', 'twitter:description'),
          ...meta(head.description, 'property', 'og:description'),
          ...languages
            .filter((other) => other !== language)
            .flatMap((other) => meta(localeOf(other), 'property', 'og:locale:alternate')),
          ...languages.map((other) => link({ rel: 'alternate', hreflang: other, href: inLanguage(address, other) })),
          link({ rel: 'alternate', hreflang: 'x-default', href: address }),
        ]),
  ];
}
