// Reads JSON of outside services: any field may be missing or of another type.

/** A nested field of a value that may be no object. */
export const field = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (found, name) => (typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined),
    value,
  );

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
