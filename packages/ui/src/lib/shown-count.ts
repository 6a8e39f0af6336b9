const MOST = 99;

/** A number of things in words: nobody counts further than "99+", neither people nor the server. */
export const shownCount = (count: number): string => (count > MOST ? `${MOST}+` : String(count));
