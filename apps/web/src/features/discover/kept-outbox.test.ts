import { ApiProblem } from '@mutuals/api-client';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keptOutbox } from './kept-outbox.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

/** The outbox as a tab opens it. */
function tab() {
  const outbox = keptOutbox(v.object({ id: v.string() }), ({ id }) => id, { userId: 'ada', subject: 'deck.ada' });
  const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
  return {
    taken: ids(outbox.take()),
    keep: (...next: string[]) => outbox.keep(next.map((id) => ({ id }))),
    read: () => ids(outbox.read()),
    send: (id: string, sending: () => Promise<string>) => outbox.sendOnce(id, sending, new AbortController().signal),
  };
}

it('keeps what waits in each of two tabs, until that one has sent it', () => {
  const [one, other] = [tab(), tab()];
  one.keep('x');
  other.keep('y');
  expect(tab().taken).toEqual(['x', 'y']);
  other.keep();
  expect(one.read()).toEqual(['x']);
  one.keep();
  expect(stored.size).toBe(0);
});

it('has a tab that begins take over what waits, and forget it once it is sent', () => {
  tab().keep('x', 'y');
  const next = tab();
  expect(next.taken).toEqual(['x', 'y']);
  next.keep('y');
  expect(next.read()).toEqual(['y']);
});

it('does not wait again for what another tab has sent since', () => {
  tab().keep('x');
  const [one, other] = [tab(), tab()];
  one.keep();
  other.keep('x', 'y');
  expect(other.read()).toEqual(['y']);
});

describe('what waits in two tabs', () => {
  const refused = new ApiProblem({ kind: 'problem', operation: 'likeProfile', status: 409 });

  /** Both tabs try to send all that waits, one after the other as the machine does; the first entry meets `failure` the first time. */
  async function sendInBoth(failure?: unknown) {
    tab().keep('x', 'y');
    const sent: string[] = [];
    const failed: unknown[] = [];
    const tabs = [tab(), tab()];
    await Promise.all(
      tabs.map(async ({ taken, send }) => {
        for (const id of taken) {
          await send(id, async () => {
            sent.push(id);
            if (failure !== undefined && sent.length === 1) throw failure;
            return id;
          }).catch((error: unknown) => failed.push(error));
        }
      }),
    );
    return { sent, failed };
  }

  it('is sent by one of them, once and in order (SW12, SW25)', async () => {
    expect(await sendInBoth()).toEqual({ sent: ['x', 'y'], failed: [] });
    expect(stored.size).toBe(0);
  });

  it('is refused once', async () => {
    expect(await sendInBoth(refused)).toEqual({ sent: ['x', 'y'], failed: [refused] });
  });

  it('is sent by the other one where it did not reach the server', async () => {
    const offline = new ApiProblem({ kind: 'offline', operation: 'likeProfile' });
    expect(await sendInBoth(offline)).toEqual({ sent: ['x', 'x', 'y'], failed: [offline] });
  });

  it('is sent by none after its person signed out in one of them', async () => {
    tab().keep('x');
    const other = tab();
    stored.clear();
    const sending = vi.fn<() => Promise<string>>();
    expect(await other.send('x', sending)).toBeNull();
    expect(sending).not.toHaveBeenCalled();
  });
});
