import { type RefObject, useRef, useState } from 'react';
import { isMotionAllowed } from '../../lib/motion.ts';

const slidesOf = (strip: HTMLElement): HTMLElement[] =>
  [...strip.children].filter((child) => child instanceof HTMLElement);

/** The scroll offset at which a slide is at its start, negative from right to left; the last ones may not get that far. */
function placeOf(strip: HTMLElement, slide: HTMLElement): number {
  const start = slidesOf(strip)[0]?.offsetLeft ?? 0;
  const reach = strip.scrollWidth - strip.clientWidth;
  return Math.max(-reach, Math.min(slide.offsetLeft - start, reach));
}

/** A strip that scrolls from slide to slide: the current one, and a way to reach another. */
export function useStrip(ref: RefObject<HTMLDivElement | null>) {
  const [current, setCurrent] = useState(0);
  // During a scroll, slides passing by do not count as current.
  const target = useRef<number>(undefined);

  const goTo = (index: number) => {
    const strip = ref.current;
    const slide = strip && slidesOf(strip)[index];
    if (!strip || !slide) return;
    target.current = index;
    setCurrent(index);
    const smooth = isMotionAllowed(strip);
    strip.scrollTo({ left: placeOf(strip, slide), behavior: smooth ? 'smooth' : 'instant' });
    if (!smooth) slide.animate({ opacity: [0, 1] }, { duration: 160, easing: 'ease-out' });
  };

  const onScroll = () => {
    const strip = ref.current;
    if (!strip) return;
    const places = slidesOf(strip).map((slide) => Math.abs(placeOf(strip, slide) - strip.scrollLeft));
    const wanted = target.current;
    if (wanted !== undefined && (places[wanted] ?? 0) > 1) return;
    target.current = undefined;
    if (wanted === undefined) setCurrent(places.indexOf(Math.min(...places)));
  };

  const onTouched = () => {
    target.current = undefined;
  };

  return { current, goTo, onScroll, onTouched };
}
