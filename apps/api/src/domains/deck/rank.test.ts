import { array, assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { dealtAnew, inDeckOrder, mixedInOrder, type Place, type Ranked } from './rank.rules.ts';

/** Places of a deck by their points, those of boosted profiles first. */
const placesOf = (boosted: readonly number[], others: readonly number[]): Place[] =>
  [
    ...boosted.map((score) => ({ score, isBoosted: true })),
    ...others.map((score) => ({ score, isBoosted: false })),
  ].map((place, index) => ({ ...place, id: `p${index + 1}`, position: index + 1 }));
const idsOf = (places: readonly Place[]): string[] => places.map(({ id }) => id);
/** As a reading puts them, class by class. */
const read = (places: readonly Place[]): string[] =>
  [true, false].flatMap((isBoosted) =>
    idsOf(
      places
        .filter((place) => place.isBoosted === isBoosted)
        .sort((one, other) => inDeckOrder({ ...one, ...SAME }, { ...other, ...SAME })),
    ),
  );
const SAME = { createdAt: new Date(0), lastActiveOn: null };

it('a model puts the top in its order; whom it does not name comes behind, as before', () => {
  const top = placesOf([], [50, 40, 40, 30]);
  expect(idsOf(dealtAnew(top, ['p4', 'p2', 'nobody'], []))).toEqual(['p4', 'p2', 'p1', 'p3']);
});

it('boosted profiles stay among themselves, whatever a model says (D12)', () => {
  const top = placesOf([10, 5], [50, 40]);
  expect(read(dealtAnew(top, ['p4', 'p3', 'p2', 'p1'], []))).toEqual(['p2', 'p1', 'p4', 'p3']);
});

it('the top stays just above the entry that follows it', () => {
  const [place] = dealtAnew(placesOf([], [40]), ['p1'], [{ position: 2, id: 'z', isBoosted: false, score: 40 }]);
  expect(place?.score).toBeCloseTo(40.001, 6);
});

it('the top stays above the entry that follows it, where their points are equal', () => {
  const [last, below] = [
    { position: 1, id: 'a', isBoosted: false, score: 40 },
    { position: 2, id: 'z', isBoosted: false, score: 40 },
  ];
  const dealt = dealtAnew([last], ['a'], [below]);
  expect(read([...dealt, below])).toEqual(['a', 'z']);
});

it('each profile keeps to its class, and a reading finds exactly the order that was dealt', () => {
  const points = array(integer({ min: 0, max: 60 }), { maxLength: 8 });
  assert(
    property(points, points, array(integer({ min: 1, max: 20 })), (boosted, others, wished) => {
      const down = (scores: readonly number[]) => [...scores].sort((one, other) => other - one);
      const top = placesOf(down(boosted), down(others));
      const dealt = dealtAnew(
        top,
        wished.map((number) => `p${number}`),
        [],
      );
      expect(read(dealt)).toEqual(idsOf(dealt));
      expect(dealt.map(({ position }) => position)).toEqual(top.map(({ position }) => position));
      const classOf = new Map(top.map(({ id, isBoosted }) => [id, isBoosted]));
      expect(dealt.every(({ id, isBoosted }) => classOf.get(id) === isBoosted)).toBe(true);
      expect([...idsOf(dealt)].sort()).toEqual([...idsOf(top)].sort());
    }),
  );
});

const ranked = (id: string, score: number, of: Partial<Ranked> = {}): Ranked => ({
  id,
  score,
  isBoosted: false,
  ...SAME,
  ...of,
});

it('a class is in the order of its places, then the newest first, then by id', () => {
  const newest = { createdAt: new Date(2) };
  const profiles = [ranked('a', 5), ranked('c', 5), ranked('b', 5), ranked('d', 5, newest), ranked('e', 6)];
  expect(profiles.toSorted(inDeckOrder).map(({ id }) => id)).toEqual(['e', 'd', 'c', 'b', 'a']);
  expect(
    profiles
      .toReversed()
      .sort(inDeckOrder)
      .map(({ id }) => id),
  ).toEqual(['e', 'd', 'c', 'b', 'a']);
});

it('both classes are mixed in their own order: a boosted one first, whatever its place (D12)', () => {
  const plus = { isBoosted: true };
  const profiles = [ranked('a', 50), ranked('b', 60), ranked('p', 1, plus), ranked('q', 2, plus)];
  const order = mixedInOrder(profiles, { seen: 0, seenBoosted: 0 });
  expect(order.map(({ id }) => id)).toEqual(['q', 'b', 'a', 'p']);
});
