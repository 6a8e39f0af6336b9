import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand.ts';
import { focusOutward } from '../../lib/focus-outward.ts';
import { PageHeader } from '../../patterns/page-header/page-header.tsx';
import { Prose } from '../../patterns/prose/prose.tsx';
import {
  type NewTicket,
  type TicketDraft,
  type TicketError,
  TicketForm,
  type TicketFormProps,
} from '../../patterns/ticket-form/ticket-form.tsx';
import { Accordion, AccordionItem } from '../../primitives/accordion/accordion.tsx';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Breadcrumbs } from '../../primitives/breadcrumbs/breadcrumbs.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { CATEGORIES, TOPICS } from '../faq/topics.ts';
import { answersTo } from './answers.ts';

export type { NewTicket, TicketDraft, TicketError };

export interface SupportCreateScreenProps {
  draft: TicketDraft;
  isSending: boolean;
  error?: TicketError | undefined;
  /** A draft was restored. */
  isRestored: boolean;
  listHref: string;
  faqHref: string;
  attachments?: TicketFormProps['attachments'];
  onDraftChange: (draft: TicketDraft) => void;
  onDiscard: () => void;
  onSend: (ticket: NewTicket) => void;
}

/** Answers of the FAQ that may make the ticket unnecessary, while its subject is typed. */
function Answers({ subject, faqHref }: { subject: string; faqHref: string }) {
  const { t } = useTranslation(['support', 'faq']);
  const topics = useMemo(() => {
    const words = { product: brand.name, chain: brand.ecosystem };
    return CATEGORIES.flatMap((category) => TOPICS[category]).map((id) => ({
      id,
      question: t(`faq:topic.${id}.question`, words),
      answer: t(`faq:topic.${id}.answer`, words),
    }));
  }, [t]);
  const typed = useDeferredValue(subject);
  const found = useMemo(() => answersTo(typed, topics), [typed, topics]);
  return (
    <aside aria-labelledby="support-answers" className="mu:lg:sticky mu:lg:top-24 mu:lg:self-start">
      <h2 id="support-answers" className="mu:font-semibold">
        {t(found.length > 0 ? 'create.answers' : 'create.answersNone')}
      </h2>
      {found.length > 0 ? (
        <Accordion headingLevel={3} className="mu:mt-3">
          {found.map(({ id, question, answer }) => (
            <AccordionItem key={id} id={id} title={question}>
              <Prose text={answer} />
            </AccordionItem>
          ))}
        </Accordion>
      ) : (
        <p className="mu:mt-1 mu:max-w-prose mu:text-sm mu:text-text-muted">{t('create.answersText')}</p>
      )}
      <Link href={faqHref} className="mu:mt-4 mu:inline-block mu:text-sm">
        {t('create.faq')}
      </Link>
    </aside>
  );
}

/** Where a person asks the team for help (SPEC 2, /support/create): the form, and beside it matching answers. */
export function SupportCreateScreen({
  draft,
  isSending,
  error,
  isRestored,
  listHref,
  faqHref,
  attachments,
  onDraftChange,
  onDiscard,
  onSend,
}: SupportCreateScreenProps) {
  const { t } = useTranslation('support');
  return (
    <div className="mu:mx-auto mu:w-full mu:max-w-5xl mu:px-5 mu:py-8 mu:md:px-8 mu:md:py-12">
      <PageHeader
        title={t('create.title')}
        lead={t('create.lead')}
        back={
          <Breadcrumbs
            label={t('way')}
            above={[{ label: t('list.title'), href: listHref }]}
            current={t('list.create')}
          />
        }
        className="mu:mb-8"
      />
      <div className="mu:grid mu:grid-cols-1 mu:gap-x-14 mu:gap-y-10 mu:lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <div className="mu:flex mu:min-w-0 mu:flex-col mu:gap-6">
          {isRestored && (
            <Banner
              ref={focusOutward}
              tone="info"
              title={t('create.restored')}
              action={
                <Button size="sm" onPress={onDiscard}>
                  {t('create.discard')}
                </Button>
              }
            >
              {t('create.restoredText')}
            </Banner>
          )}
          <TicketForm
            draft={draft}
            isPending={isSending}
            error={error}
            attachments={attachments}
            onDraftChange={onDraftChange}
            onSend={onSend}
          />
        </div>
        <Answers subject={draft.subject} faqHref={faqHref} />
      </div>
    </div>
  );
}
