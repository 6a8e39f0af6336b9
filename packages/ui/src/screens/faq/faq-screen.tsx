import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Prose } from '../../patterns/prose/prose.tsx';
import { Closing } from '../../patterns/public-page/closing.tsx';
import type { PublicLinks } from '../../patterns/public-page/public-links.ts';
import { usePublicWords } from '../../patterns/public-page/use-public-words.ts';
import type { Start } from '../../patterns/public-page/start-button.tsx';
import { usePart } from '../../patterns/public-page/use-part.ts';
import { Accordion, AccordionItem } from '../../primitives/accordion/accordion.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../primitives/tabs/tabs.tsx';
import { CATEGORIES, type Category, categoryOf, TOPICS } from './topics.ts';

export interface FaqScreenProps {
  /** Handler of the call to action. */
  start: Start;
  links: PublicLinks;
  /** The answer named after the address's `#`, such as `refund-policy`; anything else opens none. */
  topic?: string | undefined;
  /** Called with the opened answer, or null when none is open: for the address. */
  onTopicChange: (topic: string | null) => void;
}

/** Questions by category, one answer open at a time; each answer has its own address (SPEC 2, FAQ). */
export function FaqScreen({ start, links, topic, onTopicChange }: FaqScreenProps) {
  const { t } = useTranslation('faq');
  const [chosen, setChosen] = useState<Category>('general');
  const named = categoryOf(topic);
  const category = named ?? chosen;
  const { words, places } = usePublicWords(links);
  usePart(named && topic);
  return (
    <>
      <div className="mu:mx-auto mu:grid mu:w-full mu:max-w-6xl mu:flex-1 mu:content-start mu:gap-x-16 mu:grid-cols-1 mu:gap-y-10 mu:px-5 mu:pt-14 mu:pb-20 mu:md:px-8 mu:md:pt-20 mu:md:pb-28 mu:lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] mu:lg:grid-rows-[auto_1fr]">
        <header>
          <h1 className="mu:display mu:text-5xl mu:wrap-anywhere mu:han:break-keep">{t('title')}</h1>
          <p className="mu:mt-6 mu:max-w-md mu:text-lg mu:text-text-muted mu:han:leading-relaxed">{t('lead')}</p>
        </header>
        <Tabs
          className="mu:min-h-112 mu:gap-0 mu:lg:row-span-2"
          selectedKey={category}
          onSelectionChange={(key) => {
            const next = CATEGORIES.find((known) => known === key);
            if (!next || next === category) return;
            setChosen(next);
            if (named) onTopicChange(null);
          }}
        >
          <TabList aria-label={t('tabs')} className="mu:max-sm:gap-1" items={CATEGORIES.map((id) => ({ id }))}>
            {({ id }) => <Tab id={id}>{t(`category.${id}`)}</Tab>}
          </TabList>
          {CATEGORIES.map((id) => (
            <TabPanel key={id} id={id}>
              <Accordion
                className="mu:border-t-0"
                headingLevel={2}
                expandedKeys={named === id && topic ? [topic] : []}
                onExpandedChange={(open) => onTopicChange([...open].map(String).find((key) => key !== topic) ?? null)}
              >
                {TOPICS[id].map((key) => (
                  <div key={key} id={key} tabIndex={-1} className="mu:scroll-mt-24 mu:outline-none">
                    <AccordionItem id={key} title={t(`topic.${key}.question`, words)}>
                      <Prose text={t(`topic.${key}.answer`, words)} links={places} />
                    </AccordionItem>
                  </div>
                ))}
              </Accordion>
            </TabPanel>
          ))}
        </Tabs>
        <div className="mu:text-sm">
          <h2 className="mu:font-semibold">{t('more')}</h2>
          <Prose text={t('moreText', words)} links={places} className="mu:mt-1 mu:max-w-xs mu:text-text-muted" />
        </div>
      </div>
      <Closing start={start} />
    </>
  );
}
