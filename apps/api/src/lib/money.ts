const SCALE = 18;

/** The product of two decimal texts in dollars and cents, rounded to the nearest cent; exact, without floating point (D18). */
export function inDollars(amount: string, dollarsForOne: string): string {
  const product = scaled(amount) * scaled(dollarsForOne);
  const unit = 10n ** BigInt(2 * SCALE - 2);
  const cents = (product + unit / 2n) / unit;
  return `${cents / 100n}.${(cents % 100n).toString().padStart(2, '0')}`;
}

/** What something costs in dollars: at least a cent, since nobody can pay nothing. */
export function priceInDollars(amount: string, dollarsForOne: string): string {
  const dollars = inDollars(amount, dollarsForOne);
  return dollars === '0.00' ? '0.01' : dollars;
}

function scaled(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(SCALE, '0').slice(0, SCALE));
}
