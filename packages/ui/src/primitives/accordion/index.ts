export { Accordion, AccordionItem, type AccordionItemProps, type AccordionProps } from './accordion.tsx';
export { accordionItemVariants, accordionVariants } from './accordion.variants.ts';
