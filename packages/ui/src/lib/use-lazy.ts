import { useState } from 'react';

/**
 * A part that loads when first needed. `request` fetches it, and retries after a failure; always show `isFailed`, or presses would have no effect for
 * ever. A part that differs by `key`, such as the language, is fetched for each.
 */
export function useLazy<Value>(load: () => Promise<Value>, key = '') {
  const [state, setState] = useState<{ key: string; value?: Value; isFailed: boolean }>();
  const current = state?.key === key ? state : undefined;
  return {
    value: current?.value,
    isFailed: current?.isFailed ?? false,
    request: (): void => {
      if (current && !current.isFailed) return;
      setState(undefined);
      load().then(
        (value) => setState({ key, value, isFailed: false }),
        () => setState({ key, isFailed: true }),
      );
    },
  };
}
