import { defineParts } from '../../lib/parts.ts';

export const accordionParts = defineParts('accordion', 'the questions, one below the other', {});

export const accordionItemParts = defineParts('accordion-item', 'one question with its answer', {
  heading: 'the question as a heading',
  trigger: 'the button in it',
  icon: 'a plus that turns into a cross',
  panel: 'what opens',
  answer: 'up to 24rem high, then it scrolls inside',
});
