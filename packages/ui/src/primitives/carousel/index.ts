export { Carousel, CAROUSEL_MS, type CarouselProps, type CarouselSlide, type CarouselTexts } from './carousel.tsx';
export { carouselStripVariants } from './carousel.variants.ts';
