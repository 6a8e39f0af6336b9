/** Every coin that is taken has 18 decimals (D18). */
const WEI_IN_COIN = 10n ** 18n;
const DECIMALS = 18;

/** Decimal text to wei. Throws if it is no amount or has more than 18 decimals. */
export function toWei(decimal: string): bigint {
  const parts = /^(\d+)(?:\.(\d{1,18}))?$/.exec(decimal);
  if (parts === null) throw new RangeError(`${decimal} is not an amount of wei`);
  return BigInt(parts[1] ?? '0') * WEI_IN_COIN + BigInt((parts[2] ?? '').padEnd(DECIMALS, '0'));
}

/** Wei to decimal text: exact, without trailing zeros. */
export function fromWei(wei: bigint): string {
  const fraction = (wei % WEI_IN_COIN).toString().padStart(DECIMALS, '0').replace(/0+$/, '');
  const whole = (wei / WEI_IN_COIN).toString();
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

/** Rounds up to 6 decimals, as amounts to pay in BNB are (D9). */
export function roundedUp(wei: bigint): bigint {
  const step = WEI_IN_COIN / 10n ** 6n;
  return ((wei + step - 1n) / step) * step;
}
