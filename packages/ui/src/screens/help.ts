import { createContext } from 'react';

/** Where a person asks the team about a failure, with the reference of what failed: that of the answer, where it brought one. */
export type HelpHref = (requestId: string | undefined) => string;

/** Given around the pages; null where nobody can be asked. */
export const HelpHrefContext = createContext<HelpHref | null>(null);
