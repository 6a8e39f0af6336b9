/** A token's market data, from the pair with the most liquidity. */
export interface TokenMarket {
  readonly symbol: string;
  /** A decimal string: token prices exceed a float's precision. */
  readonly priceUsd: string;
  /** Per cent. */
  readonly priceChange24h: number | null;
  /** USD, as are the next two. */
  readonly marketCap: number | null;
  readonly volume24h: number | null;
  readonly liquidityUsd: number | null;
  /** The pair's page, on a market data site or at the exchange. */
  readonly url: string;
  readonly dexId: string;
  /** The age of the figures; above a minute the source does not answer at the moment. */
  readonly ageSeconds: number;
}

const SMALL = 0.01;
const LEAST = 0.000001;

/** 6 decimals below 0.01, else 4. A price that rounds to zero at 6 decimals shows as below the least. */
export function priceText(priceUsd: string, locale: string): { readonly text: string; readonly isBelow: boolean } {
  const price = Number(priceUsd);
  const digits = price < SMALL ? 6 : 4;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const isBelow = price > 0 && price < LEAST;
  return { text: format.format(isBelow ? LEAST : price), isBelow };
}

const scaled = (value: number, unit: number, digits: number, locale: string): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value / unit);

/** Market capitalisation in millions with 2 decimals. */
export const inMillions = (value: number, locale: string): string => scaled(value, 1e6, 2, locale);

/** Volume and liquidity in thousands with 1 decimal. */
export const inThousands = (value: number, locale: string): string => scaled(value, 1e3, 1, locale);

/** A change with its sign, and its direction once rounded. */
export function changeOf(
  percent: number,
  locale: string,
): { readonly direction: 'up' | 'down' | 'flat'; readonly text: string } {
  const rounded = Math.round(percent * 100) / 100;
  const text = new Intl.NumberFormat(locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(rounded / 100);
  return { direction: rounded > 0 ? 'up' : rounded < 0 ? 'down' : 'flat', text };
}

const DEX_NAMES: Readonly<Record<string, string>> = {
  pancakeswap: 'PancakeSwap',
  uniswap: 'Uniswap',
  biswap: 'Biswap',
  thena: 'THENA',
};

/** The exchange's usual name; sources add a version or a chain to its id, as in "pancakeswap-v3-bsc". */
const dexName = (dexId: string): string => DEX_NAMES[/^[a-z]+/.exec(dexId)?.[0] ?? ''] ?? dexId;

const SITES: Readonly<Record<string, string>> = {
  'dexscreener.com': 'DexScreener',
  'www.geckoterminal.com': 'GeckoTerminal',
};

/** The destination of a market link: a data site, else the exchange itself. */
export const siteName = ({ url, dexId }: Pick<TokenMarket, 'url' | 'dexId'>): string =>
  SITES[/^https:\/\/([^/?#]+)/.exec(url)?.[1] ?? ''] ?? dexName(dexId);

const FRESH_SECONDS = 90;

/** How long ago stale figures were read ("12 minutes ago"); null while they are fresh. */
export function ageText(ageSeconds: number, locale: string): string | null {
  if (ageSeconds <= FRESH_SECONDS) return null;
  return new Intl.RelativeTimeFormat(locale).format(-Math.round(ageSeconds / 60), 'minute');
}
