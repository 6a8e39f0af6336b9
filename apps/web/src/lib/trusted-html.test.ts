import { expect, it, vi } from 'vitest';
import { allowEmptyHtml } from './trusted-html.ts';

it('lets an element be emptied, and nothing else become HTML', () => {
  const createPolicy = vi.fn<NonNullable<Window['trustedTypes']>['createPolicy']>();
  allowEmptyHtml({ trustedTypes: { createPolicy } });
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  expect(rules?.createHTML?.('')).toBe('');
  expect(rules?.createHTML?.('<img src=x onerror=alert(1)>')).toBeNull();
});
