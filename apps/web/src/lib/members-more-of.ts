import type { MoreOf } from '@mutuals/ui/patterns/person-menu';
import { createContext } from 'react';

/** The "More" menus of a page that guests read as well; null for them. */
export const MembersMoreOf = createContext<MoreOf | null>(null);
