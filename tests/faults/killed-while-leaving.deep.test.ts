// `kill -9` of the job runner between any two steps of an export, and of erasing an account, with another runner beside it.
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  commits,
  deletionsOf,
  detaches,
  finishesExport,
  type Leaving,
  marksErased,
  openLeaving,
  type Point,
  readsOf,
  storesPart,
} from './leaving.ts';

let leaving: Leaving;
beforeAll(async () => {
  leaving = await openLeaving();
});
afterAll(() => leaving.close());

const addsJob = /add_jobs/;
const storesOutcome = /_private_jobs/;

describe('an export that is killed is made by another: one file, the whole (D70)', () => {
  it.each<[string, Point]>([
    ['before it is looked up', { steps: [/from "data_exports" where "id"/] }],
    ...readsOf.map(([table, point]): [string, Point] => [`before ${table} is read`, point]),
    ['before its first part is stored', { steps: [storesPart] }],
    ['as its first part is stored', { steps: [storesPart], passes: true }],
    ['before its second part is stored', { steps: [storesPart, storesPart] }],
    ['as its second part is stored', { steps: [storesPart, storesPart], passes: true }],
    ['before it is finished', { steps: [finishesExport] }],
    ['before the parts of others are deleted', { steps: [finishesExport, /delete from data_export_parts/] }],
    ['before COMMIT', { steps: [finishesExport, commits] }],
    ['at COMMIT, which the database gets', { steps: [finishesExport, commits], passes: true }],
    ['before the queue knows', { steps: [finishesExport, commits, storesOutcome] }],
  ])('%s', (_when, point) => leaving.killExport(point));

  it.each<[string, Point]>([
    ['before its first part', { steps: [/declare exported/] }],
    ['between two parts', { steps: [storesPart] }],
    ['after its last part', { steps: [storesPart, storesPart, storesPart] }],
  ])('and one that hangs %s, and goes on when another has made it, changes nothing', (_when, point) =>
    leaving.hangExport(point),
  );
});

describe('a deletion that is killed is finished by another: nothing is left (D68)', () => {
  it.each<[string, Point]>([
    ['before those due are found', { steps: [/from "users" where "deletion_due_at" <=/] }],
    ['before the job of an account is added', { steps: [/from "users" where "deletion_due_at" <=/, addsJob] }],
    ['before the person is taken from the account', { steps: [detaches] }],
    ['before COMMIT', { steps: [detaches, commits] }],
    ['at COMMIT, which the database gets', { steps: [detaches, commits], passes: true }],
    ['before what they were to decide goes back', { steps: [detaches, /update "tickets"/] }],
    ['before what a model wrote is forgotten', { steps: [detaches, /update decks/] }],
    ['before what the team was told is deleted', { steps: [detaches, /delete from notifications/] }],
    ...deletionsOf.map(([rows, point]): [string, Point] => [`before ${rows} is deleted`, point]),
    ['before profiles are erased', { steps: [detaches, /update profiles set erased_at/] }],
    ['as profiles are erased', { steps: [detaches, /update profiles set erased_at/], passes: true }],
    ['before conversations are fitted', { steps: [detaches, /update conversation_members/] }],
    ['before lonely matches are deleted', { steps: [detaches, /delete from matches/] }],
    ['before its next part is added', { steps: [detaches, addsJob] }],
    ['before it is done', { steps: [marksErased] }],
    ['as it is done', { steps: [marksErased], passes: true }],
    ['before the purges are added', { steps: [marksErased, addsJob] }],
    ['before the second purge is added', { steps: [marksErased, addsJob, addsJob] }],
  ])('%s', (_when, point) => leaving.killDeletion(point));

  it('and one that hangs in the middle, and goes on when another has erased all, changes nothing', () =>
    leaving.hangDeletion(deletionsOf[0]![1]));
});
