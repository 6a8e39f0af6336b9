import {
  type ImgHTMLAttributes,
  type RefAttributes,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { factsOf, sizesToFill } from './picture-address.ts';

export { factsOf, type PictureFacts } from './picture-address.ts';

export interface PictureProps
  extends
    Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'alt' | 'sizes'>,
    RefAttributes<HTMLImageElement> {
  /** Its address. One of our uploads names its sizes itself. */
  src: string;
  /** Its description; empty if the words are beside it. */
  alt: string;
  /** Its drawn width, in CSS: "40px", "(min-width: 48rem) 24rem, 100vw". */
  sizes: string;
  /** The width over the height of its box, if it is cropped to fill it (`object-cover`): 1 for a square. */
  box?: number;
}

/** The drawing of the picture's thumbhash, once it is clear that the picture takes a moment to load. */
function usePlaceholder(src: string, image: RefObject<HTMLImageElement | null>) {
  const [drawing, setDrawing] = useState<{ src: string; url: string }>();
  const [loaded, setLoaded] = useState<string>();
  useEffect(() => {
    const thumbhash = factsOf(src)?.thumbhash;
    if (thumbhash === undefined || image.current?.complete) return undefined;
    const leaving = new AbortController();
    const draw = async () => {
      const { drawThumbhash } = await import('./draw-thumbhash.ts');
      if (!leaving.signal.aborted) setDrawing({ src, url: drawThumbhash(thumbhash) });
    };
    // Without it, the plain background stays until the picture has loaded.
    draw().catch(() => {});
    return () => leaving.abort();
  }, [src, image]);
  return { url: drawing?.src === src && loaded !== src ? drawing.url : undefined, onLoaded: () => setLoaded(src) };
}

/**
 * A picture that somebody uploaded: sharp at its drawn width, a placeholder drawing while it loads, no layout shift afterwards. `className` sets its
 * box; if it may be missing, use `onError` to replace it with generated art.
 */
export function Picture({ src, alt, sizes, box, onLoad, className, style, ref, ...props }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  useImperativeHandle<HTMLImageElement | null, HTMLImageElement | null>(ref, () => image.current);
  const facts = factsOf(src);
  const placeholder = usePlaceholder(src, image);
  return (
    <img
      data-slot="picture"
      draggable={false}
      decoding="async"
      {...props}
      ref={image}
      {...(facts && {
        width: facts.width,
        height: facts.height,
        sizes: box === undefined ? sizes : sizesToFill(sizes, facts.width / facts.height, box),
        srcSet: facts.sizes.map(({ url, width }) => `${url} ${String(width)}w`).join(', '),
      })}
      src={src}
      alt={alt}
      onLoad={(event) => {
        placeholder.onLoaded();
        onLoad?.(event);
      }}
      style={
        placeholder.url
          ? {
              ...style,
              backgroundImage: `url("${placeholder.url}")`,
              backgroundSize: 'cover',
              backgroundPosition: 'center',
            }
          : style
      }
      className={className}
    />
  );
}
