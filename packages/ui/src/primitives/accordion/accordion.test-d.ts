import type { ReactNode } from 'react';
import { describe, expectTypeOf, it } from 'vitest';
import type { AccordionItemProps, AccordionProps } from './accordion.tsx';

describe('Accordion', () => {
  it('does not compile with a question that has no words or no answer', () => {
    expectTypeOf<{ title: string; children: ReactNode }>().toExtend<AccordionItemProps>();
    expectTypeOf<{ children: ReactNode }>().not.toExtend<AccordionItemProps>();
    expectTypeOf<{ title: string }>().not.toExtend<AccordionItemProps>();
  });

  it('does not compile with questions at the level of the page', () => {
    expectTypeOf<{ children: ReactNode; headingLevel: 1 }>().not.toExtend<AccordionProps>();
  });
});
