import { afterEach, expect, it, vi } from 'vitest';
import { supportOf } from './browser.ts';

const { PushManager } = window;

/** Safari on this device, in a tab. */
function withoutPushes(userAgent: string, touchPoints: number): void {
  Reflect.deleteProperty(window, 'PushManager');
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(touchPoints);
}

afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(window, { PushManager });
});

it.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Safari/605.1.15', 5, 'needsInstall'],
  [
    'an iPad, which says that it is a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15',
    5,
    'needsInstall',
  ],
  [
    'a Mac, where installing changes nothing',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15',
    0,
    'missing',
  ],
])('knows what stands in the way on %s', (_, userAgent, touchPoints, support) => {
  withoutPushes(userAgent, touchPoints);
  expect(supportOf(true)).toBe(support);
});

it('has nothing to offer where the installation pushes nothing', () => {
  withoutPushes('Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Safari/605.1.15', 5);
  expect(supportOf(false)).toBe('missing');
});
