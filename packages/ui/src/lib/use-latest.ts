import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function, always the same one, that returns what was drawn last: for handlers alone. */
export function useLatest<Value>(value: Value): () => Value {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return useCallback(() => latest.current, []);
}
