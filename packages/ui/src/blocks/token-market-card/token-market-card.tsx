import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { type ClassNames, partsOf, type PartProps } from '../../lib/parts.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { Card } from '../../primitives/card/card.tsx';
import { ExternalLinkIcon } from '../../primitives/icons/icons.ts';
import { Link } from '../../primitives/link/link.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { Change } from './change.tsx';
import type { tokenMarketCardParts } from './token-market-card.parts.ts';
import type { TokenMarketTexts } from './token-market-card.texts.ts';
import { ageText, changeOf, inMillions, inThousands, priceText, siteName, type TokenMarket } from './market.format.ts';

export type { TokenMarket } from './market.format.ts';

export type TokenMarketState =
  | { readonly status: 'loading' }
  /** No pair, or no answer: shown quietly, never as an error. */
  | { readonly status: 'unavailable' }
  | { readonly status: 'ready'; readonly market: TokenMarket };

export interface TokenMarketCardProps
  extends Omit<HTMLAttributes<HTMLElement>, 'children'>, RefAttributes<HTMLElement> {
  state: TokenMarketState;
  /** The heading level of its title in its page. */
  headingLevel?: 2 | 3;
  texts?: TokenMarketTexts | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof tokenMarketCardParts> | undefined;
}

interface Drawn {
  readonly words: TokenMarketTexts;
  readonly part: PartProps<keyof (typeof tokenMarketCardParts)['parts']>;
  readonly headingLevel: 2 | 3;
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="mu:flex mu:items-baseline mu:justify-between mu:gap-4 mu:border-t mu:border-border mu:py-2.5">
      <dt className="mu:text-sm mu:text-text-muted">{name}</dt>
      <dd className="mu:figures">{children}</dd>
    </div>
  );
}

function Ready({ market, words, part, headingLevel }: Drawn & { market: TokenMarket }) {
  const { locale } = useLocale();
  const Heading = `h${headingLevel}` as const;
  const price = priceText(market.priceUsd, locale);
  const change = market.priceChange24h === null ? null : changeOf(market.priceChange24h, locale);
  const age = ageText(market.ageSeconds, locale);
  const unknown = <span className="mu:text-text-subtle">{words.unknown}</span>;
  return (
    <>
      <Heading {...part('title', 'mu:text-sm mu:font-medium mu:text-text-muted mu:wrap-anywhere')}>
        {words.title(market.symbol)}
      </Heading>
      <p className="mu:mt-2 mu:flex mu:flex-wrap mu:items-baseline mu:gap-x-3 mu:gap-y-1">
        <span className="mu:sr-only">{words.price}: </span>
        <span {...part('price', 'mu:figures mu:text-2xl mu:font-semibold mu:tracking-tight')}>
          {price.isBelow ? words.below(price.text) : price.text}
        </span>
        {change && (
          <span {...part('change', 'mu:flex mu:items-baseline mu:gap-1.5 mu:text-sm mu:text-text-muted')}>
            <Change direction={change.direction}>{change.text}</Change> {words.change}
          </span>
        )}
      </p>
      <dl {...part('figures', 'mu:mt-4')}>
        <Figure name={words.marketCap}>
          {market.marketCap === null ? unknown : words.millions(inMillions(market.marketCap, locale))}
        </Figure>
        <Figure name={words.volume}>
          {market.volume24h === null ? unknown : words.thousands(inThousands(market.volume24h, locale))}
        </Figure>
        <Figure name={words.liquidity}>
          {market.liquidityUsd === null ? unknown : words.thousands(inThousands(market.liquidityUsd, locale))}
        </Figure>
      </dl>
      <div
        {...part(
          'foot',
          'mu:flex mu:flex-wrap mu:items-center mu:justify-between mu:gap-x-4 mu:gap-y-1 mu:border-t mu:border-border mu:pt-3 mu:text-sm mu:text-text-subtle',
        )}
      >
        <span>{age === null ? words.source : words.age(age)}</span>
        {market.url.startsWith('https://') && (
          <Link
            href={market.url}
            target="_blank"
            rel="noopener noreferrer"
            {...part('link', 'mu:inline-flex mu:items-center mu:gap-1.5')}
          >
            {words.trade(siteName(market))}
            <ExternalLinkIcon aria-hidden="true" className="mu:size-3.5" />
            <span className="mu:sr-only">{words.opens}</span>
          </Link>
        )}
      </div>
    </>
  );
}

function Waiting({ words }: Pick<Drawn, 'words'>) {
  return (
    <Loading label={words.loading}>
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

/** The price and trading figures of a token; without figures it says so and nothing breaks. */
export function TokenMarketCard({
  state,
  headingLevel = 2,
  texts,
  className,
  classNames,
  ...props
}: TokenMarketCardProps) {
  const part = partsOf<typeof tokenMarketCardParts>('token-market-card', classNames);
  const words = useTexts('tokenMarket', texts);
  const Heading = `h${headingLevel}` as const;
  return (
    <Card as="section" data-slot="token-market-card" {...props} {...(className === undefined ? {} : { className })}>
      {state.status === 'loading' && <Waiting words={words} />}
      {state.status === 'ready' && (
        <Ready market={state.market} words={words} part={part} headingLevel={headingLevel} />
      )}
      {state.status === 'unavailable' && (
        <>
          <Heading {...part('title', 'mu:font-medium')}>{words.unavailable}</Heading>
          <p className="mu:mt-1 mu:text-sm mu:text-text-muted">{words.unavailableText}</p>
        </>
      )}
    </Card>
  );
}
