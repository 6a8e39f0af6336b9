import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { type Deletion, DeleteDialog } from '../../patterns/delete-dialog/delete-dialog.tsx';
import { agoShort } from '../../lib/when.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { DeleteIcon } from '../../primitives/icons/icons.ts';
import type { EarlierTalk } from './assistant.types.ts';

export interface EarlierTalksProps {
  /** The talks that can be continued, the last used first. */
  talks: readonly EarlierTalk[] | 'loading' | 'failed';
  /** The time at which they are shown, in milliseconds. */
  now: number;
  onContinue: (id: string) => void;
  onDeleteTalk: (id: string) => void;
  deletion?: Deletion | undefined;
}

/** Unfinished talks with the assistant (D42): kept for 7 days, to continue on any device. */
export function EarlierTalks({ talks, now, onContinue, onDeleteTalk, deletion }: EarlierTalksProps) {
  const { t } = useTranslation(['onboarding', 'profiles', 'common']);
  const { locale } = useLocale();
  const [askedId, setAskedId] = useState<string | null>(null);
  if (talks === 'failed') return <Banner>{t('talks.failed')}</Banner>;
  if (talks === 'loading' || talks.length === 0) return null;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const asked = talks.find(({ _id }) => _id === askedId);
  return (
    <section aria-labelledby="earlier-talks">
      <h2 id="earlier-talks" className="mu:text-lg mu:font-semibold">
        {t('talks.title')}
      </h2>
      <p className="mu:mt-1 mu:text-sm mu:text-text-muted">{t('talks.text')}</p>
      <ul className="mu:mt-4 mu:border-t mu:border-border">
        {talks.map(({ _id, name, profileType, progress, updatedAt }) => (
          <li key={_id} className="mu:flex mu:items-center mu:gap-3 mu:border-b mu:border-border mu:py-3">
            <div className="mu:min-w-0 mu:flex-1">
              <p className="mu:truncate mu:font-medium">{name === null ? t('talks.unnamed') : <bdi>{name}</bdi>}</p>
              <p className="mu:figures mu:text-sm mu:text-text-muted">
                {[
                  t(`common:profileType.${profileType}`),
                  t('talks.known', { percent: percent.format(progress / 100) }),
                  agoShort(updatedAt, now, locale),
                ].join(' · ')}
              </p>
            </div>
            <Button
              size="sm"
              aria-label={name === null ? t('talks.resumeUnnamed') : t('talks.resumeNamed', { name })}
              onPress={() => onContinue(_id)}
            >
              {t('talks.resume')}
            </Button>
            <IconButton
              size="sm"
              variant="danger"
              label={name === null ? t('talks.deleteUnnamed') : t('talks.delete', { name })}
              onPress={() => setAskedId(_id)}
            >
              <DeleteIcon aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <DeleteDialog
        askedId={asked?._id ?? null}
        title={t('talks.deleteTitle')}
        confirmLabel={t('talks.deleteConfirm')}
        cancelLabel={t('talks.deleteCancel')}
        failedTitle={t('talks.deleteFailed')}
        deletion={deletion}
        onDelete={onDeleteTalk}
        onClose={() => setAskedId(null)}
      >
        {t('talks.deleteText')}
      </DeleteDialog>
    </section>
  );
}
