// What wallets offer to a page (EIP-1193), read with suspicion: everything that they answer is `unknown` until it was looked at.

export type Eip1193Provider = {
  request(call: { method: string; params?: readonly unknown[] }): Promise<unknown>;
};

/** The form of an EIP-1193 provider, whoever announced it. */
export function isProvider(value: unknown): value is Eip1193Provider {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'request') === 'function';
}
