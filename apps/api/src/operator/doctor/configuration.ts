import type { Environment } from '../../environment.ts';
import { SETTINGS } from '../../settings.data.ts';
import { isSecret } from '../redact.ts';

/** A setting and where its value came from. */
export interface SettingSource {
  readonly name: string;
  readonly from: 'environment' | 'default' | 'nowhere';
  /** Null if it is not set; a secret is only said to be set. */
  readonly value: string | null;
}

/** Every setting of the server. An address is told without what may be secret in it. */
export const configurationOf = (env: Environment): SettingSource[] =>
  Object.values(SETTINGS)
    .flat()
    .map(({ name, fallback }) => {
      const value = env[name]?.trim();
      if (value !== undefined && value !== '') return { name, from: 'environment', value: shown(name, value) };
      return fallback === undefined
        ? { name, from: 'nowhere', value: null }
        : { name, from: 'default', value: fallback };
    });

function shown(name: string, value: string): string {
  if (!isSecret(name)) return value;
  const hosts = value.split(',').map((address) => URL.parse(address.trim())?.host ?? '');
  return name.endsWith('_URL') && hosts.every((host) => host !== '') ? `set, at ${hosts.join(' and ')}` : 'set';
}

/** Any value of these is right as it stands in the example. */
const RIGHT_AS_THEY_ARE: readonly string[] = ['NODE_ENV', 'TRUST_PROXY'];

/** Needed settings of an installation for others that nobody filled in. */
export const leftAsExamples = (env: Environment): string[] =>
  env['NODE_ENV'] !== 'production'
    ? []
    : Object.values(SETTINGS)
        .flat()
        .filter(({ name, isNeeded, example }) => isNeeded && example !== undefined && env[name]?.trim() === example)
        .map(({ name }) => name)
        .filter((name) => !RIGHT_AS_THEY_ARE.includes(name));
