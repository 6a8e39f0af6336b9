import { leavingOut } from '../lib/left-out.ts';

/** A Vite plugin, by its shape: the kit does not bring Vite along. */
export interface KitPlugin {
  readonly name: string;
  readonly enforce: 'pre';
  readonly load: (id: string, options?: { readonly ssr?: boolean }) => string | null;
}

/**
 * Leaves out of an app's build the languages that it does not speak, React Aria's and the kit's. English stays; on a server,
 * whose reader is not known, all do.
 * @param languages those of the app, such as `en`, `fr-CA`, each with all of its regions
 */
export function kitLanguages(languages: readonly string[]): KitPlugin {
  const standIn = leavingOut(languages);
  return {
    name: 'mutuals-languages',
    enforce: 'pre',
    load: (id, options) => (options?.ssr ? null : standIn(id)),
  };
}
