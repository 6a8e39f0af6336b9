// What outside services send, read with care: anything may be missing, or be something else.

/** A field of something that may be no object. */
export const field = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (found, name) => (typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined),
    value,
  );

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
