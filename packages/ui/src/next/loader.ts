import { leavingOut } from '../lib/left-out.ts';

/** What webpack and Turbopack give a loader, as far as it is used here. */
interface LoaderContext {
  readonly resourcePath: string;
  readonly getOptions: () => { readonly languages: readonly string[] };
}

/** The loader that `withKitLanguages` sets up: an empty module in place of a language that the app does not speak. */
export default function loader(this: LoaderContext, source: string): string {
  return leavingOut(this.getOptions().languages)(this.resourcePath) ?? source;
}
