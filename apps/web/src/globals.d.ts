/** The year in which the public pages were prerendered (vite.config.ts). */
declare const PRERENDER_YEAR: number;
