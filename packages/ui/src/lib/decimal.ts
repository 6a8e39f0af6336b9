/** The decimals of a BSC token's smallest unit (D18). */
const PLACES = 18;

/** A decimal string such as "0.05" in full wei. Amounts are never floats. Throws for an invalid amount. */
export function toWei(amount: string): string {
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d{1,18}))?$/.exec(amount) ?? [];
  if (whole === '') throw new RangeError(`not an amount: ${amount}`);
  return String(BigInt(whole + fraction.padEnd(PLACES, '0')));
}

/** The amount with at least this many decimals: "0.05" with 6 is "0.050000". It never drops any. */
export function padded(amount: string, decimals: number): string {
  const [whole = '', fraction = ''] = amount.split('.');
  return `${whole}.${fraction.replace(/0+$/u, '').padEnd(decimals, '0')}`;
}
