/** The decimals of BNB, and of this product's tokens (D18). */
export const DECIMALS = 18;

/**
 * A decimal string such as "0.05" in a coin's smallest unit (for BNB: wei). Amounts are never floats. Undefined for what is no amount, or has more
 * decimals than the coin.
 */
export function toUnits(amount: string, decimals: number): bigint | undefined {
  const [, whole = '', digits = ''] = /^(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  const fraction = digits.replace(/0+$/u, '');
  if (whole === '' || fraction.length > decimals) return undefined;
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

/** The amount with at least this many decimals: "0.05" with 6 is "0.050000". It never drops any. */
export function padded(amount: string, decimals: number): string {
  const [whole = '', fraction = ''] = amount.split('.');
  return `${whole}.${fraction.replace(/0+$/u, '').padEnd(decimals, '0')}`;
}
