import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand.ts';
import { Prose } from '../../patterns/prose/prose.tsx';
import { Closing } from '../../patterns/public-page/closing.tsx';
import type { PublicLinks } from '../../patterns/public-page/public-links.ts';
import type { Start } from '../../patterns/public-page/start-button.tsx';
import { usePart } from '../../patterns/public-page/use-part.ts';
import { Accordion, AccordionItem } from '../../primitives/accordion/accordion.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../primitives/tabs/tabs.tsx';
import { CATEGORIES, type Category, categoryOf, TOPICS } from './topics.ts';

export interface FaqScreenProps {
  /** What the call to action does. */
  start: Start;
  links: PublicLinks;
  /** The answer that the address names after its `#`, such as `refund-policy`; anything else opens none. */
  topic?: string | undefined;
  /** An answer was opened, or none is open any more (null): the address names it. */
  onTopicChange: (topic: string | null) => void;
}

/** Questions by category, one answer open at a time; each answer has an address of its own (SPEC 2, FAQ). */
export function FaqScreen({ start, links, topic, onTopicChange }: FaqScreenProps) {
  const { t } = useTranslation('faq');
  const [chosen, setChosen] = useState<Category>('general');
  const named = categoryOf(topic);
  const category = named ?? chosen;
  const { email } = brand.operator;
  const places = { ...links, mail: `mailto:${email}` };
  const words = { product: brand.name, chain: brand.ecosystem };
  usePart(named && topic);
  return (
    <>
      <div className="mx-auto grid w-full max-w-6xl flex-1 content-start gap-x-16 grid-cols-1 gap-y-10 px-5 pt-14 pb-20 md:px-8 md:pt-20 md:pb-28 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
        <header>
          <h1 className="display text-5xl wrap-anywhere han:break-keep">{t('title')}</h1>
          <p className="mt-6 max-w-md text-lg text-text-muted han:leading-relaxed">{t('lead')}</p>
        </header>
        <Tabs
          className="min-h-112 gap-0 lg:row-span-2"
          selectedKey={category}
          onSelectionChange={(key) => {
            const next = CATEGORIES.find((known) => known === key);
            if (!next || next === category) return;
            setChosen(next);
            if (named) onTopicChange(null);
          }}
        >
          <TabList aria-label={t('tabs')} className="max-sm:gap-1" items={CATEGORIES.map((id) => ({ id }))}>
            {({ id }) => <Tab id={id}>{t(`category.${id}`)}</Tab>}
          </TabList>
          {CATEGORIES.map((id) => (
            <TabPanel key={id} id={id}>
              <Accordion
                className="border-t-0"
                headingLevel={2}
                expandedKeys={named === id && topic ? [topic] : []}
                onExpandedChange={(open) => onTopicChange([...open].map(String).find((key) => key !== topic) ?? null)}
              >
                {TOPICS[id].map((key) => (
                  <div key={key} id={key} tabIndex={-1} className="scroll-mt-24 outline-none">
                    <AccordionItem id={key} title={t(`topic.${key}.question`, words)}>
                      <Prose text={t(`topic.${key}.answer`, words)} links={places} />
                    </AccordionItem>
                  </div>
                ))}
              </Accordion>
            </TabPanel>
          ))}
        </Tabs>
        <div className="text-sm">
          <h2 className="font-semibold">{t('more')}</h2>
          <Prose text={t('moreText', { email })} links={places} className="mt-1 max-w-xs text-text-muted" />
        </div>
      </div>
      <Closing start={start} />
    </>
  );
}
