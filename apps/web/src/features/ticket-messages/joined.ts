import type { Ticket } from '@mutuals/api-client';

export type Messages = Readonly<Ticket['messages']>;

/** Messages with those before them. Where some in between are unknown, the earlier ones are left out, to be loaded again. */
export function joined(earlier: Messages, newest: Messages): Messages {
  const first = newest[0]?.seq ?? 1;
  const below = earlier.filter(({ seq }) => seq < first);
  return below.at(-1)?.seq === first - 1 ? [...below, ...newest] : newest;
}
