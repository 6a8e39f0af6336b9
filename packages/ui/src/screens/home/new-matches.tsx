import { useLocale } from 'react-aria-components/I18nProvider';
import { Link as AriaLink } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import { DiamondPortrait } from '../../patterns/diamond-portrait/diamond-portrait.tsx';
import { agoShort } from '../../lib/when.ts';
import type { Beginning, NewMatch } from './home.types.ts';
import { NothingYet, Panel } from './panel.tsx';

/** Matches of any own profile without a message yet. */
export function NewMatches({ newMatches: { total, items }, now }: { newMatches: Beginning<NewMatch>; now: number }) {
  const { t } = useTranslation('home');
  const { locale } = useLocale();
  return (
    <Panel title={t('matches')} count={total}>
      {items.length === 0 ? (
        <NothingYet step={2}>{t('noMatches')}</NothingYet>
      ) : (
        <ul className="mu:mt-3 mu:grid mu:grid-cols-3 mu:gap-3 mu:sm:grid-cols-4 mu:lg:grid-cols-3">
          {items.map(({ _id, href, ownName, partner, createdAt }) => (
            <li key={_id}>
              <AriaLink
                href={href}
                className="mu:group mu:flex mu:flex-col mu:items-center mu:rounded-card mu:p-2 mu:pb-3 mu:text-center mu:focus-ring mu:hover:bg-fill-hover mu:pressed:bg-fill-pressed"
              >
                <DiamondPortrait
                  name={partner.name}
                  src={partner.avatar}
                  seed={partner._id}
                  kind={partner.profileType}
                  className="mu:w-20"
                />
                <span dir="auto" className="mu:mt-1 mu:w-full mu:truncate mu:text-sm mu:font-medium">
                  {partner.name}
                </span>
                {ownName !== null && (
                  <span className="mu:w-full mu:truncate mu:text-sm mu:text-text-muted">
                    {t('forOwn', { name: ownName })}
                  </span>
                )}
                <time dateTime={createdAt} className="mu:text-sm mu:text-text-subtle mu:group-pressed:text-text-muted">
                  {agoShort(createdAt, now, locale)}
                </time>
              </AriaLink>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
