// The sentences of a language, dealt so that few repeat.
import { createBag, type Random } from './random.ts';
import type { Line, Role, RoleLines, Words } from './words/words.ts';

export type Bag = () => Line;

export interface RoleBags {
  readonly opening: Bag;
  readonly detail: Bag;
  readonly wish: Bag;
}

export function roleBags(random: Random, { roles }: Words): Readonly<Record<Role, RoleBags>> {
  const bagsOf = ({ openings, details, wishes }: RoleLines): RoleBags => ({
    opening: createBag(random, openings),
    detail: createBag(random, details),
    wish: createBag(random, wishes),
  });
  return {
    developer: bagsOf(roles.developer),
    artist: bagsOf(roles.artist),
    trader: bagsOf(roles.trader),
    influencer: bagsOf(roles.influencer),
    raider: bagsOf(roles.raider),
  };
}

/** A person's hobbies and other interests, from their language and from what everybody shares. */
export function personalBags(random: Random, { personal, roles }: Words): { line: Bag; interests: () => string[] } {
  const outside = createBag(
    random,
    personal.flatMap(({ words }) => words),
  );
  const shared = createBag(random, [
    ...new Set(
      Object.values(roles)
        .flatMap((role) => [...role.openings, ...role.wishes])
        .flatMap(({ tags }) => tags),
    ),
  ]);
  return { line: createBag(random, personal), interests: () => [outside(), shared(), shared()] };
}
