import { Button } from '../../primitives/button/button.tsx';
import { WalletIcon } from '../../primitives/icons/icons.ts';
import type { PaymentWallet } from './payment.types.ts';

export interface WalletListProps {
  wallets: readonly PaymentWallet[];
  onChoose: (walletId: string) => void;
}

/** This browser's wallets, one of which is to be chosen (EIP-6963). */
export function WalletList({ wallets, onChoose }: WalletListProps) {
  return (
    <ul className="mu:flex mu:flex-col mu:gap-2">
      {wallets.map(({ id, name, icon }) => (
        <li key={id}>
          <Button
            width="full"
            size="lg"
            onPress={() => onChoose(id)}
            className="mu:justify-start"
            icon={
              icon === null ? (
                <WalletIcon aria-hidden="true" className="mu:size-6" />
              ) : (
                <img src={icon} alt="" className="mu:size-6 mu:rounded-small" />
              )
            }
          >
            {name}
          </Button>
        </li>
      ))}
    </ul>
  );
}
