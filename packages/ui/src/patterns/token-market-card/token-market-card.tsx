import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { Card } from '../../primitives/card/card.tsx';
import { ExternalLinkIcon } from '../../primitives/icons/icons.ts';
import { Link } from '../../primitives/link/link.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { Change } from '../stat-card/change.tsx';
import { changeOf, dexName, inMillions, inThousands, priceText, type TokenMarket } from './market.format.ts';

export type { TokenMarket } from './market.format.ts';

export type TokenMarketState =
  | { readonly status: 'loading' }
  /** No pair, or no answer: said quietly, never an error (SPEC 8). */
  | { readonly status: 'unavailable' }
  | { readonly status: 'ready'; readonly market: TokenMarket };

export interface TokenMarketCardProps
  extends Omit<HTMLAttributes<HTMLElement>, 'children'>, RefAttributes<HTMLElement> {
  state: TokenMarketState;
  /** The level of its title as a heading in its page. */
  headingLevel?: 2 | 3;
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-border py-2.5">
      <dt className="text-sm text-text-muted">{name}</dt>
      <dd className="figures">{children}</dd>
    </div>
  );
}

function Ready({ market, headingLevel }: { market: TokenMarket; headingLevel: 2 | 3 }) {
  const { t } = useTranslation('profiles');
  const { locale } = useLocale();
  const Heading = `h${headingLevel}` as const;
  const price = priceText(market.priceUsd, locale);
  const change = market.priceChange24h === null ? null : changeOf(market.priceChange24h, locale);
  const unknown = <span className="text-text-subtle">{t('market.unknown')}</span>;
  return (
    <>
      <Heading className="text-sm font-medium text-text-muted wrap-anywhere">
        {t('market.title', { symbol: market.symbol })}
      </Heading>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="sr-only">{t('market.price')}: </span>
        <span className="figures text-2xl font-semibold tracking-tight">
          {price.isBelow ? t('market.below', { price: price.text }) : price.text}
        </span>
        {change && (
          <span className="flex items-baseline gap-1.5 text-sm text-text-muted">
            <Change direction={change.direction}>{change.text}</Change> {t('market.change')}
          </span>
        )}
      </p>
      <dl className="mt-4">
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
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-border pt-3 text-sm text-text-subtle">
        <span>{t('market.source')}</span>
        {market.url.startsWith('https://') && (
          <Link
            href={market.url}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex items-center gap-1.5"
          >
            {t('market.trade', { dex: dexName(market.dexId) })}
            <ExternalLinkIcon aria-hidden="true" className="size-3.5" />
            <span className="sr-only">{t('details.opens')}</span>
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
      <Skeleton className="h-4 w-24" />
      <Skeleton className="mt-3 h-6 w-40" />
      <div className="mt-4 flex flex-col">
        {['w-20', 'w-24', 'w-16'].map((width) => (
          <div key={width} className="flex h-11 items-center justify-between border-t border-border">
            <Skeleton className="h-4 w-24" />
            <Skeleton className={`h-4 ${width}`} />
          </div>
        ))}
      </div>
      <div className="border-t border-border pt-3">
        <Skeleton className="h-4 w-52" />
      </div>
    </Loading>
  );
}

/** What a project's token costs and how it trades. Figures as SPEC 9 has them; when there are none it says so and nothing breaks. */
export function TokenMarketCard({ state, headingLevel = 2, className, ...props }: TokenMarketCardProps) {
  const { t } = useTranslation('profiles');
  const Heading = `h${headingLevel}` as const;
  return (
    <Card as="section" {...props} {...(className === undefined ? {} : { className })}>
      {state.status === 'loading' && <Waiting />}
      {state.status === 'ready' && <Ready market={state.market} headingLevel={headingLevel} />}
      {state.status === 'unavailable' && (
        <>
          <Heading className="font-medium">{t('market.unavailable')}</Heading>
          <p className="mt-1 text-sm text-text-muted">{t('market.unavailableText')}</p>
        </>
      )}
    </Card>
  );
}
