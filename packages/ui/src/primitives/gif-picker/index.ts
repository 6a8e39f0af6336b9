export { type Gif, GifPicker, type GifPickerProps, type GifPickerTexts, GIFS_PER_PAGE } from './gif-picker.tsx';
export { gifPickerVariants } from './gif-picker.variants.ts';
