import { Badge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import {
  PaymentPanel,
  PaymentSlip,
  PaymentState,
  walletLinks,
  WalletNews,
  type WalletNewsState,
} from './payment-panel.tsx';

/** A payment as your server says it; `leftMs` counts down by the server’s clock. The machine of @mutuals/machines/payment keeps all of this. */
export interface Payment {
  readonly phase: 'awaiting' | 'seen' | 'confirming' | 'confirmed' | 'expired' | 'failed';
  /** A decimal string. */
  readonly amount: string;
  readonly address: string;
  readonly leftMs: number;
  readonly totalMs: number;
}

/** A payment of BNB on BNB Chain. */
export function PayInBnb({
  payment,
  wallet,
  onOpenWallet,
  onCancelWallet,
  onNotSent,
}: {
  payment: Payment;
  wallet: WalletNewsState;
  onOpenWallet: () => void;
  onCancelWallet: () => void;
  onNotSent: () => void;
}) {
  const { phase, amount, address, leftMs, totalMs } = payment;
  return (
    <PaymentPanel title="Membership, one month" badge={<Badge>{phase}</Badge>} stage={phase} announcement={phase}>
      {phase === 'awaiting' ? (
        <PaymentSlip
          amount={amount}
          symbol="BNB"
          address={address}
          network="BNB Chain"
          coin="BNB"
          leftMs={leftMs}
          totalMs={totalMs}
          links={walletLinks({ chainId: 56, tokenAddress: null, paymentAddress: address }, amount)}
          news={<WalletNews wallet={wallet} onCancel={onCancelWallet} onNotSent={onNotSent} />}
          actions={
            <Button variant="primary" isPending={wallet.status === 'opening'} onPress={onOpenWallet}>
              Open wallet
            </Button>
          }
        />
      ) : (
        <PaymentState phase={phase} />
      )}
    </PaymentPanel>
  );
}
