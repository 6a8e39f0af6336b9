import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useSeen } from './use-seen.ts';

/** Another tab comes in front of this one, or this one comes back. */
function setHidden(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}
afterEach(() => vi.restoreAllMocks());

describe('what is seen', () => {
  it('is reported at once while the page is in front', async () => {
    const report = vi.fn<(seq: number) => void>();
    const { result } = await renderHook(() => useSeen('a', report));
    result.current(3);
    expect(report.mock.calls).toEqual([[3]]);
  });

  it('waits in a hidden tab until the page is looked at, and is then reported once, the newest alone', async () => {
    const report = vi.fn<(seq: number) => void>();
    const { result } = await renderHook(() => useSeen('a', report));
    setHidden(true);
    result.current(4);
    result.current(5);
    setHidden(true);
    expect(report).not.toHaveBeenCalled();
    setHidden(false);
    expect(report.mock.calls).toEqual([[5]]);
    setHidden(true);
    setHidden(false);
    expect(report).toHaveBeenCalledOnce();
  });

  it('is not reported for another conversation that is opened meanwhile', async () => {
    const report = vi.fn<(seq: number) => void>();
    const { result, rerender } = await renderHook((conversation: string | undefined) =>
      useSeen(conversation ?? 'a', report),
    );
    setHidden(true);
    result.current(9);
    await rerender('b');
    setHidden(false);
    expect(report).not.toHaveBeenCalled();
  });

  it('is not reported any more once the thread is left', async () => {
    const report = vi.fn<(seq: number) => void>();
    const { result, unmount } = await renderHook(() => useSeen('a', report));
    setHidden(true);
    result.current(6);
    await unmount();
    setHidden(false);
    expect(report).not.toHaveBeenCalled();
  });
});
