import { DECIMALS, padded, toUnits } from '../../lib/decimal.ts';
import type { PaymentNetwork, PaymentView } from './payment.types.ts';

type Method = PaymentView['paymentMethod'];

/** SPEC 9: BNB with 6 decimals at the checkout; dollars with 2. In the format that wallets accept, in every language. */
export const amountText = (amount: string, method: Method): string => padded(amount, method === 'bnb' ? 6 : 2);

export const symbolOf = (method: Method): string => method.toUpperCase();

/** A number and its coin, on one line: "0.050000 BNB". */
const withCoin = (amount: string, symbol: string): string => `${amount}\u00a0${symbol}`;

export const sumText = (amount: string, method: Method): string =>
  withCoin(amountText(amount, method), symbolOf(method));

/** An amount of any coin: an unknown one is named by its contract, shortened. */
export const coinText = (amount: string, symbol: string): string =>
  withCoin(padded(amount, symbol === 'BNB' ? 6 : 2), symbol.startsWith('0x') ? shortHash(symbol) : symbol);

/** Amounts of several coins: "0.050000 BNB and 30.00 USDT". */
export const coinsText = (
  coins: readonly { readonly symbol: string; readonly amount: string }[],
  locale: string,
): string => new Intl.ListFormat(locale).format(coins.map(({ amount, symbol }) => coinText(amount, symbol)));

/** Dollars, given in dollars: "$30.00". */
export const dollarText = (usd: string | number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }).format(
    Number(usd),
  );

/** The server has stated how it ended; until then the last blocks may still confirm it. */
export const isClosed = ({ status }: Pick<PaymentView, 'status'>): boolean =>
  status === 'confirmed' || status === 'failed' || status === 'expired';

/** Its payer dropped it, and nothing confirmed it after all. */
export const isDropped = ({ status, droppedAt }: Pick<PaymentView, 'status' | 'droppedAt'>): boolean =>
  droppedAt !== null && status === 'expired';

/** What the network shows is less than what is still due. */
export const isPartSeen = ({ seenAmount, remainingAmount }: PaymentView): boolean =>
  (toUnits(seenAmount, DECIMALS) ?? 0n) < (toUnits(remainingAmount, DECIMALS) ?? 0n);

/** What arrived beyond the payment's amount, settled or not. */
export const strayTransfers = ({ transfers }: PaymentView): PaymentView['transfers'] =>
  transfers.filter(({ countedAs }) => countedAs !== 'payment');

/** A transaction's page in the explorer; null without one, and for anything but https (D5). */
export function transferHref(
  { blockExplorerUrl }: Pick<PaymentNetwork, 'blockExplorerUrl'>,
  hash: string | null,
): string | null {
  if (hash === null || !blockExplorerUrl?.startsWith('https://')) return null;
  return `${blockExplorerUrl.replace(/\/$/u, '')}/tx/${encodeURIComponent(hash)}`;
}

/** A hash or an address short enough for a line: "0x5c50…2060". */
export const shortHash = (hash: string): string => (hash.length > 16 ? `${hash.slice(0, 6)}…${hash.slice(-4)}` : hash);
