export { Sheet, type SheetProps, SheetTrigger } from './sheet.tsx';
export { sheetVariants } from './sheet.variants.ts';
