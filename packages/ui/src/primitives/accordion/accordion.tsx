import { createContext, type ReactNode, type RefAttributes, use, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel, type DisclosureProps } from 'react-aria-components/Disclosure';
import { DisclosureGroup, type DisclosureGroupProps } from 'react-aria-components/DisclosureGroup';
import { Heading } from 'react-aria-components/Heading';
import { cx } from '../../lib/cx.ts';
import { PlusIcon } from '../icons/icons.ts';
import { accordionItemVariants, accordionTrigger, accordionVariants } from './accordion.variants.ts';
import { useOverflows } from './use-overflows.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import type { accordionItemParts } from './accordion.parts.ts';

export { accordionItemVariants, accordionVariants } from './accordion.variants.ts';

type Level = 2 | 3 | 4;

const HeadingLevel = createContext<Level>(3);

export interface AccordionProps extends Omit<DisclosureGroupProps, 'children'>, RefAttributes<HTMLDivElement> {
  /** AccordionItem elements. */
  children: ReactNode;
  /** The heading level of the questions in their page. */
  headingLevel?: Level;
}

/** Questions, one of which shows its answer at a time (`allowsMultipleExpanded` allows several). */
export function Accordion({ headingLevel = 3, className, children, ...props }: AccordionProps) {
  return (
    <DisclosureGroup data-slot="accordion" {...props} className={cx(accordionVariants.classes(), className)}>
      <HeadingLevel value={headingLevel}>{children}</HeadingLevel>
    </DisclosureGroup>
  );
}

export interface AccordionItemProps extends Omit<DisclosureProps, 'children'>, RefAttributes<HTMLDivElement> {
  /** The question, in words that people would search for. */
  title: string;
  /** The answer. Beyond 24rem it scrolls. */
  children: ReactNode;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof accordionItemParts> | undefined;
}

/** One question of an Accordion; `id` is its key in `expandedKeys`. */
export function AccordionItem({ title, className, classNames, children, ...props }: AccordionItemProps) {
  const part = partsOf<typeof accordionItemParts>('accordion-item', classNames);
  const level = use(HeadingLevel);
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useOverflows(box);
  return (
    <Disclosure data-slot="accordion-item" {...props} className={cx(accordionItemVariants.classes(), className)}>
      <Heading level={level} {...part('heading', 'mu:-mx-2')}>
        <Button slot="trigger" {...part('trigger', accordionTrigger)}>
          {title}
          <PlusIcon
            aria-hidden="true"
            {...part(
              'icon',
              'mu:size-5 mu:shrink-0 mu:text-text-muted mu:transition-transform mu:duration-200 mu:ease-out mu:group-hover/trigger:text-text mu:group-open/trigger:rotate-45 mu:group-disabled/trigger:text-text-subtle',
            )}
          />
        </Button>
      </Heading>
      <DisclosurePanel {...part('panel')}>
        {/* A scrolling box must be focusable; one that does not scroll must not be. */}
        <div
          ref={box}
          {...(scrolls ? { tabIndex: 0, role: 'region', 'aria-label': title } : {})}
          {...part(
            'answer',
            'mu:-mx-2 mu:max-h-96 mu:max-w-prose mu:overflow-y-auto mu:rounded-control mu:px-2 mu:pt-1 mu:pb-6 mu:text-text-muted mu:focus-ring mu:-outline-offset-2 mu:group-open/item:animate-fade-in',
          )}
        >
          {children}
        </div>
      </DisclosurePanel>
    </Disclosure>
  );
}
