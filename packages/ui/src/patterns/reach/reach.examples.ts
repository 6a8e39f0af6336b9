import type { ReachState } from './reach.tsx';

const on = { inProduct: true, push: true, mail: true };
/** Nothing was chosen yet. */
export const calm: ReachState = {
  kinds: {
    match: on,
    message: on,
    like: { ...on, push: false },
    ticket: on,
    payment: on,
    decision: on,
  },
  digest: 'weekly',
  quietHours: null,
  showsWords: false,
  mutedConversations: [],
};
