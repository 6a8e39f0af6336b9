/** The year in which the public pages were prerendered (vite.config.ts). */
declare const PRERENDER_YEAR: number;

interface Navigator {
  /** What Chromium alone tells of the network. */
  readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
}
