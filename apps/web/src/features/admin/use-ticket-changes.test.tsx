import type { ApiClient } from '@mutuals/api-client';
import { queryOf } from '@mutuals/api-client/queries';
import type { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { apiOf } from '../../testing/api-of.ts';
import { ticket } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { useTicketChanges } from './use-ticket-changes.ts';

const answer = { ...ticket, messages: [] };
const desk = queryOf(apiOf(), 'getTicketDesk').queryKey;
const moved = (id: string) => ({ id, status: 'resolved' }) as const;
const given = (id: string) => ({ id, assignedTo: 'user-noor' });

async function open() {
  let changes: ReturnType<typeof useTicketChanges> | undefined;
  let client: QueryClient | undefined;
  function Probe(): string {
    changes = useTicketChanges();
    return 'Opened';
  }
  const call = () => vi.fn<ApiClient['setTicketStatus']>(async () => answer);
  const calls = { setTicketStatus: call(), undoTicketMove: call() };
  const give = () => vi.fn<ApiClient['assignTicket']>(async () => answer);
  const gives = { assignTicket: give(), undoTicketAssignment: give() };
  const { screen } = await renderMember(<Probe />, apiOf({ ...calls, ...gives }), {
    texts: ['admin', 'errors'],
    fill(filled) {
      client = filled;
      filled.setQueryData(desk, { team: [], medianFirstAnswerSeconds: null });
    },
  });
  await expect.element(screen.getByText('Opened')).toBeVisible();
  if (!changes) throw new Error('Nothing is rendered.');
  const undo = () => screen.getByRole('button', { name: 'Undo' }).click();
  return {
    ...calls,
    ...gives,
    run: changes.run,
    undo,
    screen,
    isStale: () => client?.getQueryState(desk)?.isInvalidated,
  };
}

describe('tickets of the team', () => {
  it('get another status, and the one before by an undo', async () => {
    const { run, screen, undo, setTicketStatus, undoTicketMove, isStale } = await open();
    await run([moved('one')]);
    await expect.element(screen.getByText('Ticket status updated')).toBeVisible();
    const call = { path: { id: 'one' }, body: { status: 'resolved' } };
    expect(setTicketStatus.mock.calls).toEqual([[call]]);
    expect(isStale()).toBe(true);
    await undo();
    await expect.poll(() => undoTicketMove.mock.calls).toEqual([[call]]);
  });

  it('are given to somebody, and taken back by an undo', async () => {
    const { run, screen, undo, assignTicket, undoTicketAssignment } = await open();
    await run([given('one')]);
    await expect.element(screen.getByText('Ticket assigned successfully')).toBeVisible();
    const call = { path: { id: 'one' }, body: { assignedTo: 'user-noor' } };
    expect(assignTicket.mock.calls).toEqual([[call]]);
    await undo();
    await expect.element(screen.getByText('1 assignment taken back')).toBeVisible();
    expect(undoTicketAssignment.mock.calls).toEqual([[call]]);
  });

  it('are counted where they are many', async () => {
    const { run, screen } = await open();
    await run([given('one'), given('two')]);
    await expect.element(screen.getByText('2 tickets assigned')).toBeVisible();
    await run([moved('one'), moved('two')]);
    await expect.element(screen.getByText('2 tickets updated')).toBeVisible();
  });

  it('that were moved together are told as moved again when they are put back', async () => {
    const { run, screen, undo, undoTicketMove } = await open();
    await run([moved('one'), moved('two')]);
    await undo();
    await expect.poll(() => undoTicketMove.mock.calls.length).toBe(2);
    await expect.element(screen.getByText('2 tickets updated')).toBeVisible();
    expect(screen.getByText(/taken back/).elements()).toEqual([]);
  });
});
