/** Wei of a coin with 18 decimals, as all that is taken have (D18). */
const WEI_IN_COIN = 10n ** 18n;
const DECIMALS = 18;

/** Decimal text as whole wei; throws where it has more than 18 decimals or is no amount. */
export function toWei(decimal: string): bigint {
  const parts = /^(\d+)(?:\.(\d{1,18}))?$/.exec(decimal);
  if (parts === null) throw new RangeError(`${decimal} is no amount of wei`);
  return BigInt(parts[1] ?? '0') * WEI_IN_COIN + BigInt((parts[2] ?? '').padEnd(DECIMALS, '0'));
}

/** Whole wei as decimal text, exact, without zeros at its end. */
export function fromWei(wei: bigint): string {
  const fraction = (wei % WEI_IN_COIN).toString().padStart(DECIMALS, '0').replace(/0+$/, '');
  const whole = (wei / WEI_IN_COIN).toString();
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

/** Rounded up to 6 decimals: what people are asked for in BNB (D9). */
export function roundedUp(wei: bigint): bigint {
  const step = WEI_IN_COIN / 10n ** 6n;
  return ((wei + step - 1n) / step) * step;
}
