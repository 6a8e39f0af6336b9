import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { Card } from '../../primitives/card/card.tsx';
import { ExternalLinkIcon } from '../../primitives/icons/icons.ts';
import { Link } from '../../primitives/link/link.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { Change } from './change.tsx';
import { ageText, changeOf, inMillions, inThousands, priceText, siteName, type TokenMarket } from './market.format.ts';

export type { TokenMarket } from './market.format.ts';

export type TokenMarketState =
  | { readonly status: 'loading' }
  /** No pair, or no answer: shown quietly, never as an error (SPEC 8). */
  | { readonly status: 'unavailable' }
  | { readonly status: 'ready'; readonly market: TokenMarket };

export interface TokenMarketCardProps
  extends Omit<HTMLAttributes<HTMLElement>, 'children'>, RefAttributes<HTMLElement> {
  state: TokenMarketState;
  /** The heading level of its title in its page. */
  headingLevel?: 2 | 3;
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="mu:flex mu:items-baseline mu:justify-between mu:gap-4 mu:border-t mu:border-border mu:py-2.5">
      <dt className="mu:text-sm mu:text-text-muted">{name}</dt>
      <dd className="mu:figures">{children}</dd>
    </div>
  );
}

function Ready({ market, headingLevel }: { market: TokenMarket; headingLevel: 2 | 3 }) {
  const { t } = useTranslation('profiles');
  const { locale } = useLocale();
  const Heading = `h${headingLevel}` as const;
  const price = priceText(market.priceUsd, locale);
  const change = market.priceChange24h === null ? null : changeOf(market.priceChange24h, locale);
  const age = ageText(market.ageSeconds, locale);
  const unknown = <span className="mu:text-text-subtle">{t('market.unknown')}</span>;
  return (
    <>
      <Heading className="mu:text-sm mu:font-medium mu:text-text-muted mu:wrap-anywhere">
        {t('market.title', { symbol: market.symbol })}
      </Heading>
      <p className="mu:mt-2 mu:flex mu:flex-wrap mu:items-baseline mu:gap-x-3 mu:gap-y-1">
        <span className="mu:sr-only">{t('market.price')}: </span>
        <span className="mu:figures mu:text-2xl mu:font-semibold mu:tracking-tight">
          {price.isBelow ? t('market.below', { price: price.text }) : price.text}
        </span>
        {change && (
          <span className="mu:flex mu:items-baseline mu:gap-1.5 mu:text-sm mu:text-text-muted">
            <Change direction={change.direction}>{change.text}</Change> {t('market.change')}
          </span>
        )}
      </p>
      <dl className="mu:mt-4">
        <Figure name={t('market.marketCap')}>
          {market.marketCap === null ? unknown : t('market.millions', { amount: inMillions(market.marketCap, locale) })}
        </Figure>
        <Figure name={t('market.volume')}>
          {market.volume24h === null
            ? unknown
            : t('market.thousands', { amount: inThousands(market.volume24h, locale) })}
        </Figure>
        <Figure name={t('market.liquidity')}>
          {market.liquidityUsd === null
            ? unknown
            : t('market.thousands', { amount: inThousands(market.liquidityUsd, locale) })}
        </Figure>
      </dl>
      <div className="mu:flex mu:flex-wrap mu:items-center mu:justify-between mu:gap-x-4 mu:gap-y-1 mu:border-t mu:border-border mu:pt-3 mu:text-sm mu:text-text-subtle">
        <span>{age === null ? t('market.source') : t('market.age', { age })}</span>
        {market.url.startsWith('https://') && (
          <Link
            href={market.url}
            target="_blank"
            rel="noopener noreferrer"
            className="mu:inline-flex mu:items-center mu:gap-1.5"
          >
            {t('market.trade', { dex: siteName(market) })}
            <ExternalLinkIcon aria-hidden="true" className="mu:size-3.5" />
            <span className="mu:sr-only">{t('details.opens')}</span>
          </Link>
        )}
      </div>
    </>
  );
}

function Waiting() {
  const { t } = useTranslation('profiles');
  return (
    <Loading label={t('market.loading')}>
      <Skeleton className="mu:h-4 mu:w-24" />
      <Skeleton className="mu:mt-3 mu:h-6 mu:w-40" />
      <div className="mu:mt-4 mu:flex mu:flex-col">
        {['mu:w-20', 'mu:w-24', 'mu:w-16'].map((width) => (
          <div key={width} className="mu:flex mu:h-11 mu:items-center mu:justify-between mu:border-t mu:border-border">
            <Skeleton className="mu:h-4 mu:w-24" />
            <Skeleton className={`mu:h-4 ${width}`} />
          </div>
        ))}
      </div>
      <div className="mu:border-t mu:border-border mu:pt-3">
        <Skeleton className="mu:h-4 mu:w-52" />
      </div>
    </Loading>
  );
}

/** The price and trading figures of a project's token, formatted as in SPEC 9; without figures it says so and nothing breaks. */
export function TokenMarketCard({ state, headingLevel = 2, className, ...props }: TokenMarketCardProps) {
  const { t } = useTranslation('profiles');
  const Heading = `h${headingLevel}` as const;
  return (
    <Card as="section" {...props} {...(className === undefined ? {} : { className })}>
      {state.status === 'loading' && <Waiting />}
      {state.status === 'ready' && <Ready market={state.market} headingLevel={headingLevel} />}
      {state.status === 'unavailable' && (
        <>
          <Heading className="mu:font-medium">{t('market.unavailable')}</Heading>
          <p className="mu:mt-1 mu:text-sm mu:text-text-muted">{t('market.unavailableText')}</p>
        </>
      )}
    </Card>
  );
}
