/** The words of a TokenMarketCard. */
export interface TokenMarketTexts {
  /** "TIDE market". */
  readonly title: (symbol: string) => string;
  readonly price: string;
  /** After the change: "in 24 hours". */
  readonly change: string;
  readonly marketCap: string;
  readonly volume: string;
  readonly liquidity: string;
  /** "$12.35M", of a number that is written already. */
  readonly millions: (amount: string) => string;
  readonly thousands: (amount: string) => string;
  /** A price too small for its figures: "below $0.000001". */
  readonly below: (price: string) => string;
  readonly unknown: string;
  /** "Open on PancakeSwap". */
  readonly trade: (site: string) => string;
  /** Read after it: "opens in a new tab". */
  readonly opens: string;
  /** Where the figures come from. */
  readonly source: string;
  /** In its place once they are old: "Figures from 12 minutes ago." */
  readonly age: (age: string) => string;
  readonly loading: string;
  readonly unavailable: string;
  readonly unavailableText: string;
}
