import { useRef, useState } from 'react';

/**
 * A part that loads when first needed. `request` fetches it, and retries after a failure; always show `isFailed`, or presses would have no effect for
 * ever. A part that differs by `key`, such as the language, is fetched for each.
 */
export function useLazy<Value>(load: () => Promise<Value>, key = '') {
  const [state, setState] = useState<{ key: string; value?: Value; isFailed: boolean }>();
  const latest = useRef<Promise<Value>>(undefined);
  const current = state?.key === key ? state : undefined;
  return {
    value: current?.value,
    isFailed: current?.isFailed ?? false,
    request: (): void => {
      if (current && !current.isFailed) return;
      setState(undefined);
      const loading = load();
      latest.current = loading;
      // One that was overtaken says nothing any more.
      const settle = (next: typeof state): void => {
        if (latest.current === loading) setState(next);
      };
      loading.then(
        (value) => settle({ key, value, isFailed: false }),
        () => settle({ key, isFailed: true }),
      );
    },
  };
}
