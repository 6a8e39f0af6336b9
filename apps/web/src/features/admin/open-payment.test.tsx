import type { ApiClient, CallAnswer } from '@mutuals/api-client';
import { operationKey } from '@mutuals/api-client/queries';
import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { payment, user } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { OpenPayment } from './open-payment.tsx';

type TeamPayment = CallAnswer<'getTeamPayment'>;

const txHash = `0x${'5c'.repeat(32)}`;
const transfer: TeamPayment['payment']['transfers'][number] = {
  _id: 'transfer-1',
  asset: 'bnb',
  symbol: 'BNB',
  amount: '0.05',
  txHash,
  fromAddress: null,
  blockNumber: 70_123_456,
  blockTime: '2026-11-20T18:55:12.000Z',
  countedAs: 'late',
  settledAs: null,
};

/** A payment that came late, worth so much; its payer asked for a month. */
function latePayment(unsettledWorth: TeamPayment['payment']['unsettledWorth']): TeamPayment {
  return {
    payment: payment({
      status: 'expired',
      detail: 'late',
      transfers: [transfer],
      unsettled: [{ asset: 'bnb', symbol: 'BNB', amount: '0.05' }],
      unsettledWorth,
      claim: { wish: 'period', refundAddress: null, claimedAt: '2026-11-20T19:00:00.000Z' },
    }),
    userId: user._id,
    userName: 'Ada',
    privyId: 'did:privy:ada',
    addressIndex: 7,
    claimSignature: null,
    unsettledTransferIds: [transfer._id],
    settlements: [],
    foreignTransfers: [],
  };
}

const list = operationKey('listPayments');
let client: QueryClient | undefined;

async function renderPayment(
  of: TeamPayment,
  settlePayment: ApiClient['settlePayment'],
  getTeamPayment: ApiClient['getTeamPayment'] = async () => of,
) {
  const { screen } = await renderMember(
    <OpenPayment id={of.payment._id} network={{ blockExplorerUrl: null }} onClose={() => {}} />,
    apiOf({ getTeamPayment, settlePayment }),
    {
      pattern: '/admin/:tab',
      path: '/admin/payments',
      texts: ['admin', 'payments', 'premium', 'errors'],
      fill(filled) {
        client = filled;
        filled.setQueryData(list, {});
      },
    },
  );
  return screen;
}

beforeEach(() => sessionStorage.clear());

it('nothing is chosen for the team where a month can be given, though its payer asked for one', async () => {
  const of = latePayment({ usd: '30.00', isAboutPrice: true });
  const settlePayment = vi.fn<ApiClient['settlePayment']>(async () => of);
  const screen = await renderPayment(of, settlePayment);
  const month = screen.getByRole('radio', { name: /^A month of Premium/ });
  await expect.element(month).not.toBeChecked();
  await expect.element(screen.getByRole('radio', { name: /^It was sent back/ })).not.toBeChecked();
  await screen.getByRole('textbox', { name: 'Note' }).fill('Came late.');
  await userEvent.click(screen.getByRole('button', { name: 'Settle' }));
  await expect.element(screen.getByText('Choose what becomes of it.')).toBeVisible();
  expect(settlePayment).not.toHaveBeenCalled();
  await month.click({ force: true });
  await userEvent.click(screen.getByRole('button', { name: 'Credit the month' }));
  await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Credit the month' }));
  await expect
    .poll(() => settlePayment.mock.calls.map(([{ body }]) => body))
    .toEqual([{ outcome: 'credited', transferIds: [transfer._id], note: 'Came late.' }]);
});

it('what is worth too little for a month is settled as a refund alone, and what is odd about it is shown at once', async () => {
  const of = latePayment({ usd: '6.00', isAboutPrice: false });
  const settlePayment = vi.fn<ApiClient['settlePayment']>(async () => ({
    ...of,
    unsettledTransferIds: [],
    settlements: [
      {
        outcome: 'refunded',
        transferIds: [transfer._id],
        txHash,
        warnings: ['transaction_not_found'],
        note: 'Sent back.',
        settledBy: 'Noor',
        settledAt: '2026-11-21T09:00:00.000Z',
      },
    ],
  }));
  const screen = await renderPayment(of, settlePayment);
  await expect.element(screen.getByText(/^Worth about \$6\.00 of the \$30\.00/)).toBeVisible();
  await expect.element(screen.getByRole('radio')).not.toBeInTheDocument();
  await screen.getByRole('textbox', { name: 'Transaction of the refund' }).fill(txHash);
  await screen.getByRole('textbox', { name: 'Note' }).fill('Sent back.');
  await userEvent.click(screen.getByRole('button', { name: 'Note the refund' }));
  await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Note the refund' }));
  await expect
    .poll(() => settlePayment.mock.calls.map(([{ body }]) => body))
    .toEqual([{ outcome: 'refunded', transferIds: [transfer._id], txHash, note: 'Sent back.' }]);
  await expect.element(screen.getByText('The transaction is in no block.')).toBeVisible();
  await expect.poll(() => client?.getQueryState(list)?.isInvalidated).toBe(true);
  // The server has it: nothing of it waits in the tab.
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('a settlement that is refused keeps its words, and shows the payment as it is by now', async () => {
  const of = latePayment({ usd: '6.00', isAboutPrice: false });
  const settled = { ...of, unsettledTransferIds: [] };
  const getTeamPayment = vi.fn<ApiClient['getTeamPayment']>(async () => settled).mockResolvedValueOnce(of);
  const settlePayment = () => Promise.reject(problemOf('settlePayment', 409, 'nothing_to_settle'));
  const screen = await renderPayment(of, settlePayment, getTeamPayment);
  const note = screen.getByRole('textbox', { name: 'Note' });
  await screen.getByRole('textbox', { name: 'Transaction of the refund' }).fill(txHash);
  await note.fill('Sent back.');
  await userEvent.click(screen.getByRole('button', { name: 'Note the refund' }));
  await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Note the refund' }));
  await expect.poll(() => getTeamPayment).toHaveBeenCalledTimes(2);
  await expect.element(note).not.toBeInTheDocument();
  expect(Object.values(sessionStorage).join()).toContain('Sent back.');
});
