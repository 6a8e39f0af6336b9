import { type ReactNode, useDeferredValue } from 'react';

/**
 * Draws its children after what was pressed has shown something: the press draws the rest of the page, a frame comes, then these are drawn, and whatever is
 * pressed meanwhile goes first. With a `key` where they are of another subject, which shows at once.
 */
export const Deferred = ({ children }: { children: ReactNode }): ReactNode => useDeferredValue(children);
