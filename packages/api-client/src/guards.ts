/** Small runtime checks for outside data. Their shapes are tied to the contract's types: a missing field does not compile. */
export type Guard<T> = (value: unknown) => value is T;

type Shape<T> = {
  [Key in keyof T]-?: Record<never, never> extends Pick<T, Key> ? Guard<T[Key] | undefined> : Guard<T[Key]>;
};

export const isString: Guard<string> = (value): value is string => typeof value === 'string';
export const isBoolean: Guard<boolean> = (value): value is boolean => typeof value === 'boolean';
export const isInteger: Guard<number> = (value): value is number => Number.isInteger(value);

export function nullable<T>(guard: Guard<T>): Guard<T | null> {
  return (value): value is T | null => value === null || guard(value);
}

export function optional<T>(guard: Guard<T>): Guard<T | undefined> {
  return (value): value is T | undefined => value === undefined || guard(value);
}

export function arrayOf<T>(guard: Guard<T>): Guard<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every((item) => guard(item));
}

export function oneOf<const T extends string>(...choices: T[]): Guard<T> {
  const known: ReadonlySet<unknown> = new Set(choices);
  return (value): value is T => known.has(value);
}

export function either<A, B>(first: Guard<A>, second: Guard<B>): Guard<A | B> {
  return (value): value is A | B => first(value) || second(value);
}

/** An object with at least the fields of the shape; additional fields (of a newer server) are allowed. */
export function objectOf<T extends object>(shape: Shape<T>): Guard<T> {
  const fields: [string, Guard<unknown>][] = Object.entries(shape);
  return (value): value is T =>
    typeof value === 'object' && value !== null && fields.every(([name, guard]) => guard(Reflect.get(value, name)));
}
