// Every list is bounded: those that a client sends, so the server can refuse more, and those that the server answers, so no screen gets more.
import { expect, it } from 'vitest';
import { contract, isOfType, operations, responseOf, schemaOf, within, type Entry, type Schema } from './contract.ts';

type Media = Record<string, { schema: Schema }>;

const unbounded = (schema: Schema, way: string): string[] =>
  [...within(schema, way)]
    .filter(([, part]) => isOfType(part, 'array') && part.maxItems === undefined)
    .map(([at]) => at);

const unboundedIn = (content: Media | undefined, way: string): string[] =>
  Object.values(content ?? {}).flatMap(({ schema }) => unbounded(schema, way));

const answersOf = ({ written }: Entry) =>
  Object.entries(written.responses).map(([status, response]) => [status, responseOf(response).content] as const);

it.each(operations)('$id bounds every list that it accepts', ({ written, parameters }) => {
  expect(unboundedIn(written.requestBody?.content, 'body')).toEqual([]);
  expect(parameters.flatMap(({ name, schema }) => unbounded(schema, name))).toEqual([]);
});

it.each(operations)('$id bounds every list that it returns', (operation) => {
  expect(answersOf(operation).flatMap(([status, content]) => unboundedIn(content, status))).toEqual([]);
});

it.each(operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'limit')))(
  '$id returns no more than the largest `limit`',
  (operation) => {
    const largest = operation.parameters.find(({ name }) => name === 'limit')?.schema.maximum;
    const lists = answersOf(operation)
      .filter(([status]) => status === '200')
      .flatMap(([, content]) => Object.values(content ?? {}))
      .flatMap(({ schema }) => Object.values(schemaOf(schema).properties ?? {}))
      .map(schemaOf)
      .filter((part) => isOfType(part, 'array'));
    expect(lists.map(({ maxItems }) => maxItems)).toEqual([largest]);
  },
);

it.each(contract['x-realtime'])('$event bounds every list that it sends', ({ data, event }) => {
  expect(unbounded(data, event)).toEqual([]);
});
