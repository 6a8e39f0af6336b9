import { useTranslation } from 'react-i18next';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import type { PaymentWallet } from './payment.types.ts';
import { WalletList } from './wallet-list.tsx';

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
      <WalletList wallets={wallets} onChoose={onChoose} />
    </Dialog>
  );
}
