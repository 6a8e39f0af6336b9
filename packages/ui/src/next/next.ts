import { WORDS } from '../lib/left-out.ts';

/** Webpack's configuration and what Next tells beside it, as far as they are used here. */
interface Webpack {
  readonly module: { readonly rules: unknown[] };
}
interface Build {
  readonly isServer: boolean;
}

/** A Next configuration, by its shape: the kit does not bring Next along. */
export interface NextOptions {
  readonly turbopack?: { readonly rules?: Readonly<Record<string, unknown>> | undefined } | undefined;
  readonly webpack?: { step(config: Webpack, build: Build): unknown }['step'] | null | undefined;
}

/**
 * Leaves out of a Next app's browser files the languages that it does not speak, React Aria's and the kit's, with Turbopack and
 * with webpack. English stays; on the server, whose reader is not known, all do.
 * @param languages those of the app, such as `en`, `fr-CA`, each with all of its regions
 * @param config the app's own
 */
export function withKitLanguages<Config extends NextOptions>(languages: readonly string[], config: Config): Config {
  const loader = { loader: '@mutuals/ui/next/loader', options: { languages: [...languages] } };
  const condition = { all: ['browser', 'foreign', { path: WORDS }] };
  const rule = { condition, loaders: [loader] };
  const own = config.turbopack?.rules;
  // A list holds rules that apply one by one.
  const beside = (files: string) => [...[own?.[files] ?? []].flat(), rule];
  return {
    ...config,
    turbopack: { ...config.turbopack, rules: { ...own, '*.mjs': beside('*.mjs'), '*.js': beside('*.js') } },
    webpack: (given: Webpack, build: Build) => {
      if (!build.isServer) given.module.rules.push({ test: WORDS, use: [loader] });
      return config.webpack ? config.webpack(given, build) : given;
    },
  };
}
