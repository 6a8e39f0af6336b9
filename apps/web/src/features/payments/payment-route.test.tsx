import type { ApiClient, Payment, PaymentStatusEvent } from '@mutuals/api-client';
import { queryOf } from '@mutuals/api-client/queries';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import type { RenderResult } from 'vitest-browser-react';
import { useServices } from '../../services.ts';
import { draftKey, forgetGuest, forgetPersons, guestKey } from '../../lib/person-storage.ts';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { controlledRealtime } from '../../testing/controlled-realtime.ts';
import { network, payment, plan, pricing, user } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component as ChooseRoute } from './choose-route.tsx';
import { Component } from './payment-route.tsx';

const realtime = controlledRealtime();
vi.mock('../realtime/ably-client.ts', () => ({ ablyClient: () => realtime.open }));
const wallet = { id: 'cat', name: 'Cat', icon: null, provider: { request: async () => null } };
const transaction = { from: '0xme', to: '0xshop', value: '0x1', chainId: '0x38' };
const sendTransaction = vi.fn<() => Promise<string>>();
const signText = vi.fn<() => Promise<{ address: string; signature: string }>>();
vi.mock('./wallet/index.ts', () => ({
  discoverWallets: async () => [wallet],
  prepareTransfer: async () => transaction,
  sendTransaction: () => sendTransaction(),
  signText: () => signText(),
}));
beforeEach(() => {
  // Transfers in doubt outlive a page (PA14), and are no matter of the next test.
  sessionStorage.clear();
  localStorage.clear();
  sendTransaction.mockReset();
  signText.mockReset();
  realtime.renewToken.mockClear();
});
afterEach(() => void vi.useRealTimers());

const { _id: id } = payment();
const NOW = '2026-11-20T12:00:00.000Z';
const txHash = `0x${'5c'.repeat(32)}`;

/** The payment's page. */
async function open(
  getPayment: ApiClient['getPayment'],
  answers: Partial<ApiClient> = {},
  fill?: (client: QueryClient) => void,
) {
  const api = apiOf({ getPayment, getNetworkConfig: async () => network, getPricing: async () => pricing, ...answers });
  return renderMember(<Component />, api, {
    pattern: '/:place/:id?',
    path: `/payment/${id}`,
    texts: ['payments', 'premium'],
    ...(fill && { fill }),
  });
}

type OpenedWith = Parameters<typeof open> extends [unknown, ...infer Rest] ? Rest : never;

/** The same, once it shows a payment to pay and the connection is live: what it shows from then on it was told. */
async function openConnected(getPayment: Mock<ApiClient['getPayment']>, ...around: OpenedWith) {
  const shown = await open(getPayment, ...around);
  await expect.element(shown.screen.getByText('Awaiting payment')).toBeVisible();
  await realtime.connected();
  return shown;
}

/** What a realtime channel says of it. */
const tell = (status: Payment['status'], channel = `payment:${id}`) =>
  realtime.emit(channel, 'payment-status', {
    paymentId: id,
    status,
    detail: null,
    txHash,
    amount: '0.05',
    tier: 'premium',
    message: null,
    updatedAt: '2026-11-20T09:04:00.000Z',
  } satisfies PaymentStatusEvent);

it('says that there is no such payment, and leads to one’s own', async () => {
  const { screen } = await open(async () => {
    throw problemOf('getPayment', 404, 'payment_not_found');
  });
  await expect.element(screen.getByRole('heading', { name: 'Payment not found' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'My payments' }).last())
    .toHaveAttribute('href', '/my-payments');
});

it('shows a confirmation that is told live, and leads to the plan after 5 seconds (SPEC 4)', async () => {
  const getPayment = vi.fn<ApiClient['getPayment']>(async () => payment());
  const { screen, router } = await openConnected(getPayment);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  getPayment.mockResolvedValue(payment({ status: 'confirmed', confirmedAt: NOW, transactionSignature: txHash }));
  await tell('confirmed');
  await expect.element(screen.getByText('Your plan opens in a moment.')).toBeVisible();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(router.state.location.pathname).toBe(`/payment/${id}`);
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(() => router.state.location).toMatchObject({ pathname: '/premium', search: '?payment=success' });
});

it('is told of by the channel of its payer as well: the token may be older than the payment (D4)', async () => {
  const getPayment = vi.fn<ApiClient['getPayment']>(async () => payment());
  const { screen } = await openConnected(getPayment);
  getPayment.mockResolvedValue(payment({ status: 'confirmed', confirmedAt: NOW, transactionSignature: txHash }));
  await tell('confirmed', `user:${user._id}`);
  await expect.element(screen.getByText('Your plan opens in a moment.')).toBeVisible();
});

/** Presses the button as the answer changes: the page also asks by itself, and the button goes with a payment's end. */
function checkNow(screen: RenderResult, getPayment: Mock<ApiClient['getPayment']>, change: Partial<Payment>) {
  const button = screen.getByRole('button', { name: 'Check status' }).element();
  getPayment.mockResolvedValue(payment(change));
  if (button instanceof HTMLElement) button.click();
}

it.each(['confirmed', 'overpaid'] as const)(
  'who they are, their plan and their payments are read again once it is %s',
  async (phase) => {
    const getPayment = vi.fn<ApiClient['getPayment']>(async () => payment());
    const getMe = vi.fn<ApiClient['getMe']>(async () => user);
    const { queryKey } = queryOf(apiOf(), 'getMySubscription');
    let client: QueryClient | undefined;
    const { screen } = await openConnected(getPayment, { getMe }, (filled) => {
      client = filled;
      filled.setQueryData(queryKey, plan);
    });
    const before = getMe.mock.calls.length;
    const detail = phase === 'overpaid' ? 'overpaid' : null;
    const paid = { status: 'confirmed', detail, confirmedAt: NOW, transactionSignature: txHash } as const;
    checkNow(screen, getPayment, paid);
    await expect.element(screen.getByText('Payment confirmed!').first()).toBeInTheDocument();
    await expect.poll(() => getMe.mock.calls.length).toBeGreaterThan(before);
    expect(client?.getQueryState(queryKey)?.isInvalidated).toBe(true);
  },
);

/** Reads one's own payments beside the page. */
function Payments() {
  const { api } = useServices();
  const { data } = useQuery(queryOf(api, 'listMyPayments', { query: { page: 1 } }));
  return <p>{data?.meta.total} in all</p>;
}

it('one’s own payments are read again once it is another one', async () => {
  const getPayment = vi.fn<ApiClient['getPayment']>(async () => payment());
  const meta = { page: 1, limit: 20, total: 7, totalPages: 1, nextCursor: null };
  const listMyPayments = vi.fn<ApiClient['listMyPayments']>(async () => ({ data: [], meta }));
  const { screen } = await renderMember(
    <>
      <Payments />
      <Component />
    </>,
    apiOf({ getPayment, listMyPayments, getNetworkConfig: async () => network, getPricing: async () => pricing }),
    { pattern: '/:place/:id?', path: `/payment/${id}`, texts: ['payments', 'premium'] },
  );
  await expect.element(screen.getByText('7 in all')).toBeVisible();
  await expect.element(screen.getByText('Awaiting payment')).toBeVisible();
  expect(listMyPayments).toHaveBeenCalledOnce();
  checkNow(screen, getPayment, { status: 'expired' });
  await expect.poll(() => listMyPayments).toHaveBeenCalledTimes(2);
});

it('who they are is not read again for a payment that expires', async () => {
  const getPayment = vi.fn<ApiClient['getPayment']>(async () => payment());
  const getMe = vi.fn<ApiClient['getMe']>(async () => user);
  const { screen } = await openConnected(getPayment, { getMe });
  const before = getMe.mock.calls.length;
  checkNow(screen, getPayment, { status: 'expired' });
  await expect.element(screen.getByText('Payment expired', { exact: true }).first()).toBeInTheDocument();
  expect(getMe.mock.calls.length).toBe(before);
});

it('shows an end that is told live, with the error and a new payment (SPEC 4, 8)', async () => {
  const getPayment = vi.fn<ApiClient['getPayment']>(async () => payment());
  const { screen } = await openConnected(getPayment);
  getPayment.mockResolvedValue(payment({ status: 'expired' }));
  await tell('expired');
  await expect.element(screen.getByText('Payment expired. Please try again.').first()).toBeVisible();
  await expect
    .element(screen.getByText('This payment request has expired. Please create a new payment.'))
    .toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Create a new payment' }))
    .toHaveAttribute('href', '/payment/checkout/PREMIUM');
});

it('asks again when the realtime connection comes back: what was told meanwhile was missed', async () => {
  const getPayment = vi.fn<ApiClient['getPayment']>(async () => payment());
  const { screen } = await openConnected(getPayment);
  realtime.interrupt();
  getPayment.mockResolvedValue(payment({ seenAmount: '0.05', seenTransaction: txHash }));
  realtime.reconnect();
  await expect.element(screen.getByText('Seen, becoming final').first()).toBeVisible();
});

it('goes on where the device’s clock had jumped, and the server says that there is time left (D19)', async () => {
  const now = vi.spyOn(Date, 'now');
  const getPayment = vi.fn<ApiClient['getPayment']>(async () => payment());
  const { screen } = await openConnected(getPayment);
  const answer = Promise.withResolvers<Payment>();
  getPayment.mockReturnValueOnce(answer.promise);
  now.mockReturnValue(Date.parse(payment().expiresAt) + 1);
  await expect.element(screen.getByText('Payment expired', { exact: true }).first()).toBeInTheDocument();
  now.mockRestore();
  answer.resolve(payment());
  await expect.element(screen.getByText('Awaiting payment')).toBeVisible();
  await expect.element(screen.getByText('Payment expired. Please try again.')).not.toBeInTheDocument();
});

describe('a payment that is dropped', () => {
  const open = payment({ subscriptionTier: 'premium', paymentMethod: 'bnb' });
  const dropped = { ...open, status: 'expired', droppedAt: NOW } satisfies Payment;
  const banner =
    'You still have an open payment for Premium in BNB. Finish it, or drop it and go on with Premium Plus in USDT. That is 60.00 USDT.';

  /** The page of the open payment; what was chosen is in its address. */
  async function openWith(query: string, api: Partial<ApiClient>) {
    return renderMember(
      <Routes>
        <Route path="/payment/:id" element={<Component />} />
        <Route path="*" element={null} />
      </Routes>,
      apiOf({
        getPayment: async () => open,
        getNetworkConfig: async () => network,
        getPricing: async () => pricing,
        ...api,
      }),
      { path: `/payment/${id}${query}`, texts: ['payments', 'premium'] },
    );
  }

  it('ends after a question, with a way to choose again and no error (D15)', async () => {
    const dropPayment = vi.fn<ApiClient['dropPayment']>(async () => dropped);
    const { screen } = await openWith('', { dropPayment });
    await screen.getByRole('button', { name: 'Not this one' }).click();
    expect(dropPayment).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: 'Drop it' }).click();
    await expect.element(screen.getByText('You dropped this payment').first()).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Choose again' })).toHaveAttribute('href', '/premium');
    expect(dropPayment.mock.calls.map(([{ path }]) => path)).toEqual([{ id }]);
    expect(document.body.textContent).not.toContain('Payment expired. Please try again.');
  });

  it('says why it could not be dropped, and begins nothing then', async () => {
    const initPayment = vi.fn<ApiClient['initPayment']>();
    const { screen, router } = await openWith('?tier=PREMIUM_PLUS&method=usdt', {
      initPayment,
      dropPayment: async () => {
        throw problemOf('dropPayment', 409, 'payment_paid');
      },
    });
    await screen.getByRole('button', { name: 'Drop it and go on' }).click();
    await expect.element(screen.getByText('This payment is paid, or its money is on its way.')).toBeVisible();
    expect(initPayment).not.toHaveBeenCalled();
    expect(router.state.location.pathname).toBe(`/payment/${id}`);
  });

  it('begins nothing where it is dropped for its own sake after all', async () => {
    const initPayment = vi.fn<ApiClient['initPayment']>(() => new Promise(() => {}));
    const dropPayment = vi
      .fn<ApiClient['dropPayment']>()
      .mockRejectedValueOnce(problemOf('dropPayment', 503, 'chain_unavailable'))
      .mockResolvedValueOnce(dropped);
    const { screen } = await openWith('?tier=PREMIUM_PLUS&method=usdt', { initPayment, dropPayment });
    await screen.getByRole('button', { name: 'Drop it and go on' }).click();
    await expect.poll(() => dropPayment).toHaveBeenCalledOnce();
    await screen.getByRole('button', { name: 'Not this one' }).click();
    await screen.getByRole('button', { name: 'Drop it', exact: true }).click();
    await expect.element(screen.getByText('You dropped this payment').first()).toBeVisible();
    expect(initPayment).not.toHaveBeenCalled();
  });

  it('makes way for what was chosen, which begins and takes its page’s place (SPEC 5)', async () => {
    const { _id, ...rest } = payment({ subscriptionTier: 'premium_plus', paymentMethod: 'usdt' });
    const began = 'the-chosen-one';
    let isDropped = false;
    const initPayment = vi.fn<ApiClient['initPayment']>(async () => {
      expect(isDropped).toBe(true);
      return { ...rest, transactionId: began };
    });
    const { screen, router } = await openWith('?tier=PREMIUM_PLUS&method=usdt', {
      initPayment,
      getPayment: async ({ path }) => (path.id === began ? { ...rest, _id: began } : open),
      dropPayment: async () => {
        isDropped = true;
        return dropped;
      },
    });
    await expect.element(screen.getByText(banner)).toBeVisible();
    await realtime.connected();
    await screen.getByRole('button', { name: 'Drop it and go on' }).click();
    await expect.poll(() => router.state.location).toMatchObject({ pathname: `/payment/${began}`, search: '' });
    // The token is to name it (D4).
    await expect.poll(() => realtime.renewToken).toHaveBeenCalledOnce();
    expect(initPayment.mock.calls.map(([{ body }]) => body)).toEqual([
      { subscriptionTier: 'PREMIUM_PLUS', paymentMethod: 'usdt' },
    ]);
    await expect.element(screen.getByRole('heading', { name: 'Premium Plus, one month' })).toBeVisible();
    await expect.element(screen.getByText(banner)).not.toBeInTheDocument();
  });

  it('makes way for what was chosen also where the answer to the drop was lost', async () => {
    const { _id, ...rest } = payment({ subscriptionTier: 'premium_plus', paymentMethod: 'usdt' });
    let isDropped = false;
    const { router, screen } = await openWith('?tier=PREMIUM_PLUS&method=usdt', {
      initPayment: async () => ({ ...rest, transactionId: 'the-chosen-one' }),
      getPayment: async () => (isDropped ? dropped : open),
      dropPayment: async () => {
        isDropped = true;
        throw new TypeError('Failed to fetch');
      },
    });
    await screen.getByRole('button', { name: 'Drop it and go on' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/payment/the-chosen-one');
  });

  it('is gone on from once more where what was chosen could not be begun', async () => {
    const initPayment = vi.fn<ApiClient['initPayment']>(async () => {
      throw problemOf('initPayment', 503, 'price_unavailable');
    });
    const dropPayment = vi.fn<ApiClient['dropPayment']>(async () => dropped);
    const { screen } = await openWith('?tier=PREMIUM_PLUS&method=usdt', { initPayment, dropPayment });
    await screen.getByRole('button', { name: 'Drop it and go on' }).click();
    await expect.element(screen.getByText('Premium Plus in USDT could not be begun')).toBeVisible();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => initPayment).toHaveBeenCalledTimes(2);
    expect(dropPayment).toHaveBeenCalledOnce();
  });

  it.each(['', '?tier=PREMIUM&method=bnb', '?tier=GOLD&method=usdt', '?tier=PREMIUM_PLUS&method=doge'])(
    'makes way for nothing where nothing else was chosen: "%s"',
    async (query) => {
      const { screen } = await openWith(query, {});
      await expect.element(screen.getByText('Awaiting payment')).toBeVisible();
      await expect.element(screen.getByText(/You still have an open payment/)).not.toBeInTheDocument();
    },
  );

  it('makes way for the plans where those were wanted, whose page takes its place (SPEC 2)', async () => {
    const { screen, router } = await openWith('?instead=plans', { dropPayment: async () => dropped });
    await screen.getByRole('button', { name: 'Drop it and see the plans' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/premium');
  });

  it('makes way for the same plan in another coin, by a press that says the price', async () => {
    const { screen } = await openWith('', {});
    await expect
      .element(screen.getByRole('link', { name: 'Pay 30.00 USDT instead' }))
      .toHaveAttribute('href', `/payment/${id}?tier=PREMIUM&method=usdt`);
  });

  it('is not offered once the network shows its transfer: then it is to be finished', async () => {
    const { screen } = await openWith('?tier=PREMIUM_PLUS&method=usdt', {
      getPayment: async () => ({ ...open, seenAmount: '0.05', seenTransaction: txHash }),
    });
    await expect.element(screen.getByText(/Finish it first/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Drop it and go on' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Not this one' })).not.toBeInTheDocument();
  });
});

describe('to who leaves while the wallet is at work, and comes back', () => {
  const opened = 'Look at your wallet';

  /** Both pages of the payment, and another one. */
  async function openPages(path: string) {
    const { _id: transactionId, ...begun } = payment();
    const getPayment = vi.fn<ApiClient['getPayment']>(async () => payment());
    const shown = await renderMember(
      <Routes>
        <Route path="/payment" element={<ChooseRoute />} />
        <Route path="/payment/:id" element={<Component />} />
        <Route path="*" element={null} />
      </Routes>,
      apiOf({
        initPayment: async () => ({ ...begun, transactionId }),
        getPayment,
        getNetworkConfig: async () => network,
        getPricing: async () => pricing,
        getMySubscription: async () => plan,
      }),
      { path, texts: ['payments', 'premium'] },
    );
    return { ...shown, getPayment, openWallet: shown.screen.getByRole('button', { name: 'Open wallet' }) };
  }

  it('does not offer to pay again what was sent, and what the network has yet to show (PA14)', async () => {
    sendTransaction.mockResolvedValueOnce(txHash);
    const { screen, router, openWallet } = await openPages(`/payment/${id}`);
    await openWallet.click();
    const sent = screen.getByText('Sent from your wallet');
    await expect.element(sent).toBeVisible();
    await router.navigate('/my-payments');
    await expect.element(sent).not.toBeInTheDocument();
    await router.navigate(`/payment/${id}`);
    await expect.element(sent).toBeVisible();
    await expect.element(openWallet).not.toBeInTheDocument();
    expect(sendTransaction).toHaveBeenCalledOnce();
  });

  it('shows the wallet that is open, also on the other page of the payment', async () => {
    sendTransaction.mockReturnValueOnce(new Promise(() => {}));
    const { screen, router, openWallet } = await openPages('/payment?tier=PREMIUM&price=30');
    await screen.getByRole('button', { name: 'Continue to payment' }).click();
    await openWallet.click();
    await expect.element(screen.getByText(opened)).toBeVisible();
    await router.navigate(`/payment/${id}`);
    await expect.element(screen.getByRole('list', { name: 'Steps' })).not.toBeInTheDocument();
    await expect.element(screen.getByText(opened)).toBeVisible();
    expect(sendTransaction).toHaveBeenCalledOnce();
  });

  it('asks a wallet that was left once more only for a second wish, and believes it when it sends after all (PA14)', async () => {
    const answer = Promise.withResolvers<string>();
    sendTransaction.mockReturnValueOnce(answer.promise);
    const { screen, openWallet } = await openPages(`/payment/${id}`);
    await openWallet.click();
    await screen.getByRole('button', { name: 'Don’t wait' }).click();
    await expect.element(screen.getByText('The transfer may be on its way')).toBeVisible();
    await expect.element(openWallet).not.toBeInTheDocument();
    answer.resolve(txHash);
    await expect.element(screen.getByText('Sent from your wallet')).toBeVisible();
    expect(sendTransaction).toHaveBeenCalledOnce();
  });

  it('offers neither to pay again nor to drop what may have been sent, before somebody has looked (PA14, PA17)', async () => {
    sendTransaction.mockRejectedValueOnce({ code: 'unclear', message: '' });
    const { screen, openWallet } = await openPages(`/payment/${id}`);
    const drop = screen.getByRole('button', { name: 'Not this one' });
    await expect.element(drop).toBeVisible();
    await openWallet.dblClick();
    await expect.element(screen.getByText('The transfer may be on its way')).toBeVisible();
    await expect.element(openWallet).not.toBeInTheDocument();
    await expect.element(drop).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'It sent nothing' }).dblClick();
    await expect.element(openWallet).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Nothing was sent' }).click();
    await expect.element(drop).toBeVisible();
    expect(sendTransaction).toHaveBeenCalledOnce();
    sendTransaction.mockResolvedValueOnce(txHash);
    await openWallet.click();
    await expect.element(screen.getByText('Sent from your wallet')).toBeVisible();
  });

  it('still offers neither after a reload, and again once somebody has looked (PA14)', async () => {
    sendTransaction.mockRejectedValueOnce({ code: 'unclear', message: '' });
    const before = await openPages(`/payment/${id}`);
    await before.openWallet.click();
    await expect.element(before.screen.getByText('The transfer may be on its way')).toBeVisible();
    await before.screen.unmount();
    const { screen, openWallet } = await openPages(`/payment/${id}`);
    await expect.element(screen.getByText('The transfer may be on its way')).toBeVisible();
    await expect.element(openWallet).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'It sent nothing' }).click();
    await screen.getByRole('button', { name: 'Nothing was sent' }).click();
    await expect.element(openWallet).toBeVisible();
    await screen.unmount();
    await expect.element((await openPages(`/payment/${id}`)).openWallet).toBeVisible();
  });

  it('offers neither where another tab asks a wallet, also one that was closed, until that one has its answer (PA14)', async () => {
    sendTransaction.mockRejectedValueOnce({ code: 'unclear', message: '' });
    const other = await openPages(`/payment/${id}`);
    await other.openWallet.click();
    const inDoubt = other.screen.getByText('The transfer may be on its way');
    await expect.element(inDoubt).toBeVisible();
    await other.screen.unmount();
    sessionStorage.clear();
    const { screen, openWallet, getPayment } = await openPages(`/payment/${id}`);
    await expect.element(screen.getByText('The transfer may be on its way')).toBeVisible();
    await expect.element(openWallet).not.toBeInTheDocument();

    const [key, kept] = Object.entries(localStorage).find(([name]) => name.endsWith(`payment.${id}`)) ?? [''];
    const writeElsewhere = (value: string | null) => {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
      dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }));
    };
    const before = getPayment.mock.calls.length;
    writeElsewhere(null);
    await expect.element(openWallet).toBeVisible();
    expect(getPayment.mock.calls.length).toBe(before + 1);
    writeElsewhere(String(kept));
    await expect.element(openWallet).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Not this one' })).not.toBeInTheDocument();
    expect(sendTransaction).toHaveBeenCalledOnce();

    // What another tab does while the browser holds this page back is told to nobody.
    localStorage.removeItem(key);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.element(openWallet).toBeVisible();
  });

  it('offers neither to who signed out meanwhile (PA14)', async () => {
    sendTransaction.mockRejectedValueOnce({ code: 'unclear', message: '' });
    const before = await openPages(`/payment/${id}`);
    await before.openWallet.click();
    await expect.element(before.screen.getByText('The transfer may be on its way')).toBeVisible();
    await before.screen.unmount();
    forgetPersons();
    forgetGuest();
    expect(Object.entries(localStorage).filter((entry) => entry.join(' ').includes(user._id))).toEqual([]);
    const { screen, openWallet } = await openPages(`/payment/${id}`);
    await expect.element(screen.getByText('The transfer may be on its way')).toBeVisible();
    await expect.element(openWallet).not.toBeInTheDocument();
  });

  it.each([
    ['the tab', sessionStorage],
    ['what signing out forgets', localStorage],
  ])(
    'keeps in mind a transfer in doubt that an older version of the app kept in %s (PA14)',
    async (_where, storage) => {
      const key = draftKey(user._id, `payment.${id}`);
      storage.setItem(key, '{"wasInDoubt":true}');
      const { screen, openWallet } = await openPages(`/payment/${id}`);
      await expect.element(screen.getByText('The transfer may be on its way')).toBeVisible();
      await expect.element(openWallet).not.toBeInTheDocument();
      expect(storage.getItem(key)).toBeNull();
      expect(localStorage.getItem(guestKey(`draft.payment.${id}`))).toBe('{"wasInDoubt":true}');
    },
  );

  it('believes a wallet that sends after the time is up, while no page shows the payment (PA14)', async () => {
    const answer = Promise.withResolvers<string>();
    sendTransaction.mockReturnValueOnce(answer.promise);
    const getPayment = vi.fn<ApiClient['getPayment']>(async () => payment());
    const { screen, router } = await openConnected(getPayment);
    await screen.getByRole('button', { name: 'Open wallet' }).click();
    await expect.element(screen.getByText(opened)).toBeVisible();
    getPayment.mockResolvedValue(payment({ status: 'expired' }));
    await tell('expired');
    await expect.element(screen.getByText('Payment expired', { exact: true }).first()).toBeInTheDocument();
    await router.navigate('/payment/another-one');
    const before = getPayment.mock.calls.filter(([{ path }]) => path.id === id).length;
    answer.resolve(txHash);
    await expect.poll(() => getPayment.mock.calls.filter(([{ path }]) => path.id === id).length).toBe(before + 1);
  });

  it('says why a wallet sent nothing, and can be tried again (PA12)', async () => {
    sendTransaction.mockRejectedValueOnce({ code: 'rejected', message: '' });
    const { screen, openWallet } = await openPages(`/payment/${id}`);
    await openWallet.click();
    await expect.element(screen.getByText('You declined in the wallet. Nothing was sent.')).toBeVisible();
    sendTransaction.mockResolvedValueOnce(txHash);
    await openWallet.click();
    await expect.element(screen.getByText('Sent from your wallet')).toBeVisible();
  });

  it('tells the server nothing of a refund that was signed after its payer left the wallet (PA12)', async () => {
    const signed = Promise.withResolvers<{ address: string; signature: string }>();
    signText.mockReturnValueOnce(signed.promise);
    const claimPayment = vi.fn<ApiClient['claimPayment']>();
    const unsettled = [{ asset: 'bnb', symbol: 'BNB', amount: '0.05' }];
    const unsettledWorth = { usd: '30.00', isAboutPrice: true };
    const late = payment({ status: 'expired', detail: 'late', unsettled, unsettledWorth, claimMessage: 'mine' });
    const { screen } = await renderMember(
      <Component />,
      apiOf({ getPayment: async () => late, getNetworkConfig: async () => network, claimPayment }),
      { pattern: '/:place/:id?', path: `/payment/${id}`, texts: ['payments', 'premium'] },
    );
    await screen.getByRole('radio', { name: /Send it back/ }).click({ force: true });
    await screen.getByRole('button', { name: 'Sign and ask for it back' }).click();
    await screen.getByRole('button', { name: 'Don’t wait' }).click();
    signed.resolve({ address: '0xme', signature: '0x' });
    await screen.getByRole('button', { name: 'Sign and ask for it back' }).click();
    await expect.poll(() => signText).toHaveBeenCalledTimes(2);
    expect(claimPayment).not.toHaveBeenCalled();
  });
});
