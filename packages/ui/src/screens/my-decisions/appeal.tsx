import { type FormEvent, useEffect, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { TextArea } from '../../primitives/text-area/text-area.tsx';

/** Where an appeal is. */
export interface AppealState {
  readonly status: 'reading' | 'open' | 'failed' | 'sending' | 'sent' | 'appealed' | 'over';
  readonly message: string;
  readonly canSend: boolean;
}

export interface AppealProps {
  view: AppealState;
  /** Until when the decision can be appealed, as ISO 8601. */
  until: string;
  /** Why it was not sent. */
  error?: string | undefined;
  onBegin: () => void;
  onType: (message: string) => void;
  onSend: () => void;
}

const TEXT_MOST = 2000;

/** An appeal against one decision (D67): begun by a press, in words, sent once. */
export function Appeal({ view, until, error, onBegin, onType, onSend }: AppealProps) {
  const { t } = useTranslation('reports');
  const { locale } = useLocale();
  const { status, message, canSend } = view;
  // The words take the focus of the button that they replace; those that were kept take nobody's.
  const isBegun = useRef(false);
  const words = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (status === 'open' && isBegun.current) {
      isBegun.current = false;
      words.current?.focus();
    }
  }, [status]);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(until));
  if (status === 'reading')
    return (
      <Button
        className="mu:self-start"
        onPress={() => {
          isBegun.current = true;
          onBegin();
        }}
      >
        {t('decisions.appeal')}
      </Button>
    );
  if (status === 'sent') return <Banner tone="success" title={t('decisions.sent')} />;
  if (status === 'appealed') return <Banner title={t('decisions.appealed')} />;
  if (status === 'over')
    return (
      <Banner tone="danger" title={t('decisions.failed')}>
        {error}
      </Banner>
    );
  function send(event: FormEvent): void {
    event.preventDefault();
    onSend();
  }
  return (
    <form onSubmit={send} className="mu:flex mu:flex-col mu:gap-4">
      <TextArea
        label={t('decisions.appealWords')}
        description={t('decisions.appealHint', { date })}
        limit={TEXT_MOST}
        rows={4}
        inputRef={words}
        isReadOnly={status === 'sending'}
        value={message}
        onChange={onType}
      />
      {status === 'failed' && (
        <Banner tone="danger" title={t('decisions.failed')}>
          {error}
        </Banner>
      )}
      <Button
        type="submit"
        variant="primary"
        isPending={status === 'sending'}
        isDisabled={!canSend}
        className="mu:self-start"
      >
        {t('decisions.send')}
      </Button>
    </form>
  );
}
