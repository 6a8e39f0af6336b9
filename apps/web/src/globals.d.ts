/** The year in which the public pages were drawn (vite.config.ts). */
declare const DRAWN_IN: number;
