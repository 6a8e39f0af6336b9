import { generatePath, type PathParam } from 'react-router';

/** How one parameter of a query is read and written. What `parse` refuses is read as the default, which addresses leave out. */
interface Param<Value> {
  readonly initial: Value;
  /** @returns undefined for what is not valid: anyone may have written the address */
  parse(text: string): Value | undefined;
  format(value: Value): string;
  /** Its name in the address, where that is not its key. */
  readonly name?: string;
}

type Params = Readonly<Record<string, Param<unknown>>>;

/** The values that a query with these parameters holds. */
type QueryOf<Of extends Params> = { readonly [Key in keyof Of]: Of[Key] extends Param<infer Value> ? Value : never };

type Some<Values> = { readonly [Key in keyof Values]?: Values[Key] | undefined };

/** The codec of a query. */
export interface Query<Values> {
  parse(search: URLSearchParams): Values;
  /** The query that holds these values; what is missing is the default. */
  format(values: Some<Values>): URLSearchParams;
}

type HrefArgs<Pattern extends string, Values> = [PathParam<Pattern>] extends [never]
  ? [values?: Some<Values>]
  : [values: Some<Values> & Record<PathParam<Pattern>, string>];

/** An address: its pattern for the router, the codec of its query, and `href` for links. */
export function address<Pattern extends string, const Of extends Params = Record<never, never>>(
  pattern: Pattern,
  params?: Of,
) {
  const entries = Object.entries<Param<unknown>>(params ?? {});
  const query: Query<QueryOf<Of>> = {
    parse: (search) =>
      Object.fromEntries(
        entries.map(([key, { name = key, initial, parse }]) => [key, parse(search.get(name) ?? '') ?? initial]),
      ) as QueryOf<Of>,
    format(values) {
      const given: Readonly<Record<string, unknown>> = values;
      const search = new URLSearchParams();
      for (const [key, { name = key, initial, format }] of entries) {
        const text = given[key] === undefined ? '' : format(given[key]);
        if (text !== '' && text !== format(initial)) search.set(name, text);
      }
      return search;
    },
  };
  return {
    pattern,
    query,
    href(...[values]: HrefArgs<Pattern, QueryOf<Of>>): string {
      const given = values ?? {};
      const path = generatePath<string>(pattern, { ...given });
      const search = query.format(given);
      return search.size > 0 ? `${path}?${search}` : path;
    },
  };
}

/** One of some values, the default first; null stands for none. */
export const oneOf = <const Value extends string | number | null>(
  initial: Value,
  ...others: readonly Value[]
): Param<Value> => ({
  initial,
  parse: (text) => [initial, ...others].find((value) => String(value) === text),
  format: (value) => String(value ?? ''),
});

/** An id, a code or the like; null where there is none. */
export const word = (pattern = /^[\w:./-]{1,100}$/): Param<string | null> => ({
  initial: null,
  parse: (text) => (pattern.test(text) ? text : undefined),
  format: (text) => text ?? '',
});

/** What somebody typed, without the spaces around it. @param max in characters (code points) */
export const text = (max: number): Param<string> => ({
  initial: '',
  parse: (typed) => [...typed.trim()].slice(0, max).join('').trimEnd(),
  format: (typed) => typed.trim(),
});

export const flag: Param<boolean> = {
  initial: false,
  parse: (text) => text === 'true',
  format: (isSet) => (isSet ? 'true' : ''),
};

/** The items of a comma list, each once. @param max how many */
export const list = (max: number): Param<readonly string[]> => ({
  initial: [],
  parse: (text) => [...new Set(text.split(',').map((item) => item.trim()))].filter((item) => item !== '').slice(0, max),
  format: (items) => items.join(),
});

/** The number of a page of a list, from 1. */
export const page = (max: number): Param<number> => ({
  initial: 1,
  parse: (text) => (/^[1-9]\d*$/.test(text) && Number(text) <= max ? Number(text) : undefined),
  format: String,
});

/** A parameter with another name in the address than its key. */
export const named = <Value>(name: string, param: Param<Value>): Param<Value> => ({ ...param, name });
