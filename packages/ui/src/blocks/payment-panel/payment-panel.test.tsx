import { paymentView } from '@mutuals/machines/payment';
import { type PaymentScene, snapshotIn } from '@mutuals/machines/payment/fixtures';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Provider } from '../../provider/provider.tsx';
import { PaymentState, type PaymentStateProps } from './payment-panel.tsx';
import { PayInBnb, type Payment } from './payment-panel.registry.tsx';

const payment: Payment = {
  status: 'pending',
  detail: null,
  seenAmount: '0',
  expectedAmount: '0.05',
  receivedAmount: '0',
  remainingAmount: '0.05',
  paymentAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
  expiresAt: '2026-11-23T10:15:00.000Z',
  serverTime: '2026-11-23T10:02:00.000Z',
  droppedAt: null,
  unsettled: [],
};

const shown = (content: ReactNode) => renderToString(<Provider locale="en">{content}</Provider>);

/** The example over a real snapshot of the payment machine. */
function example(scene: PaymentScene, leftMs = 720_000): string {
  const changed = (of: PaymentScene) => (of === 'underpaid' ? { receivedAmount: '0.03', remainingAmount: '0.02' } : {});
  const view = paymentView(snapshotIn(scene, { payment, changed }));
  if (view.status !== 'ready') throw new Error(`nothing to show in ${scene}`);
  return shown(<PayInBnb view={view} leftMs={leftMs} totalMs={900_000} send={() => {}} />);
}

describe('the example', () => {
  it('offers the wallet and links into wallets while something is to be paid', () => {
    expect(example('awaiting')).toContain('Open wallet');
    expect(example('awaiting')).toContain('Open in MetaMask');
  });

  it.each(['ready.action.left', 'ready.action.sent'] as const)('has no way to pay while it is unclear: %s', (scene) => {
    expect(example(scene)).not.toContain('Open wallet');
    expect(example(scene)).not.toContain('Open in');
  });

  it('asks for the rest once a part has arrived', () => {
    expect(example('underpaid')).toContain('Still to send');
    expect(example('underpaid')).toContain('aria-valuenow="0.03"');
  });

  it('has no slip once the time is over, before the server says so', () => {
    expect(example('awaiting', 0)).not.toContain('Send exactly');
    expect(example('awaiting', 0)).toContain('Payment expired');
    expect(example('underpaid', 0)).toContain('Received, to be settled');
  });
});

it('a picture breathes only while the network works', () => {
  const phases: ReadonlyArray<PaymentStateProps['phase']> = ['seen', 'confirming', 'confirmed', 'expired', 'failed'];
  const breathing = phases.filter((phase) => shown(<PaymentState phase={phase} picture="A" />).includes('breathe'));
  expect(breathing).toEqual(['seen', 'confirming']);
});
