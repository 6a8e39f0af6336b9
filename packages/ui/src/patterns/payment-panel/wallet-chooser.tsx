import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { WalletIcon } from '../../primitives/icons/icons.ts';
import type { PaymentWallet } from './payment.types.ts';

export interface WalletChooserProps {
  wallets: readonly PaymentWallet[];
  onChoose: (walletId: string) => void;
  onCancel: () => void;
}

/** This browser's wallets, if there are several (EIP-6963). */
export function WalletChooser({ wallets, onChoose, onCancel }: WalletChooserProps) {
  const { t } = useTranslation(['payments', 'common']);
  return (
    <Dialog
      isOpen
      size="sm"
      title={t('chooser.title')}
      closeLabel={t('common:close')}
      onOpenChange={(isOpen) => !isOpen && onCancel()}
    >
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
    </Dialog>
  );
}
