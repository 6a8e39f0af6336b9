const MOST = 99;

/** A count in words: neither people nor the server count further than "99+". */
export const shownCount = (count: number): string => (count > MOST ? `${MOST}+` : String(count));
