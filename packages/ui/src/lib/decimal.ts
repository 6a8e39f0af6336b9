/** The places of a BSC token's smallest unit (D18). */
const PLACES = 18;

/** A decimal string such as "0.05" in its smallest units. Amounts are never floats. */
function units(amount: string): bigint {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d{1,18}))?$/.exec(amount) ?? [];
  if (whole === '') throw new RangeError(`not an amount: ${amount}`);
  const size = BigInt(whole + fraction.padEnd(PLACES, '0'));
  return sign === '-' ? -size : size;
}

/** `one − other`, exactly, without needless zeros. */
export function minus(one: string, other: string): string {
  const difference = units(one) - units(other);
  const digits = String(difference < 0n ? -difference : difference).padStart(PLACES + 1, '0');
  const fraction = digits.slice(-PLACES).replace(/0+$/u, '');
  return `${difference < 0n ? '-' : ''}${digits.slice(0, -PLACES)}${fraction === '' ? '' : `.${fraction}`}`;
}

/** The amount with at least so many decimals: "0.05" with 6 is "0.050000". Never fewer than it has, so nothing of it is lost. */
export function padded(amount: string, decimals: number): string {
  const [whole = '', fraction = ''] = amount.split('.');
  return `${whole}.${fraction.replace(/0+$/u, '').padEnd(decimals, '0')}`;
}
