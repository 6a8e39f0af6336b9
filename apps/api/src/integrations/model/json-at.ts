/** The value at a path in a JSON value of any type. */
function at(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (part, name) =>
      typeof part === 'object' && part !== null
        ? Object.entries(part).find(([key]) => key === String(name))?.[1]
        : undefined,
    value,
  );
}

export function recordAt(value: unknown, ...path: (string | number)[]): object | null {
  const found = at(value, path);
  return typeof found === 'object' ? found : null;
}

export function textAt(value: unknown, ...path: (string | number)[]): string | null {
  const found = at(value, path);
  return typeof found === 'string' ? found : null;
}

/** 0 if there is none. */
export function numberAt(value: unknown, ...path: (string | number)[]): number {
  const found = at(value, path);
  return typeof found === 'number' && Number.isFinite(found) ? found : 0;
}
