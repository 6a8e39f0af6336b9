import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/button.tsx';
import { useDialogKeys } from '../admin/use-dialog-keys.ts';
import type { ReportedText } from './moderation.types.ts';

export interface EvidenceProps {
  texts: readonly ReportedText[];
  pictures: readonly { readonly url: string; readonly description: string | null }[];
  /** What people say of it, and the messages that they picked. */
  children?: ReactNode;
}

/** What was reported, with what shows it, blurred until somebody of the team wants to see it. */
export function Evidence({ texts, pictures, children }: EvidenceProps) {
  const { t } = useTranslation('moderation');
  const [isShown, setShown] = useState(false);
  useDialogKeys({ s: () => setShown(!isShown) });
  return (
    <section className="mu:flex mu:flex-col mu:gap-3">
      <div className="mu:flex mu:flex-wrap mu:items-center mu:justify-between mu:gap-3">
        <h3 className="mu:text-sm mu:font-medium">{t('subject.asReported')}</h3>
        <Button size="sm" variant="quiet" aria-pressed={isShown} onPress={() => setShown(!isShown)}>
          {t(isShown ? 'subject.hide' : 'subject.show')}
        </Button>
      </div>
      <div aria-hidden={!isShown} className={isShown ? '' : 'mu:pointer-events-none mu:blur-sm mu:select-none'}>
        <dl className="mu:grid mu:gap-x-6 mu:gap-y-2 mu:text-sm mu:sm:grid-cols-[minmax(7rem,auto)_1fr]">
          {texts.map(({ field, text }) => (
            <div key={field} className="mu:contents">
              <dt className="mu:text-text-muted">{t(`subject.field.${field}`)}</dt>
              <dd dir="auto" className="mu:min-w-0 mu:whitespace-pre-line mu:wrap-anywhere">
                {text}
              </dd>
            </div>
          ))}
        </dl>
        {pictures.length > 0 && (
          <ul className="mu:mt-3 mu:flex mu:flex-wrap mu:gap-3">
            {pictures.map(({ url, description }, index) => (
              <li key={url} className="mu:flex mu:flex-col mu:gap-1 mu:text-xs mu:text-text-muted">
                <img
                  src={url}
                  alt={description ?? ''}
                  className="mu:size-32 mu:rounded-control mu:bg-fill mu:object-cover"
                />
                {t('decide.pictureNumber', { number: index + 1 })}
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </section>
  );
}
