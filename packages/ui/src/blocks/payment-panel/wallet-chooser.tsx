import { useTexts } from '../../lib/texts/texts.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { WalletIcon } from '../../primitives/icons/icons.ts';
import type { WalletChooserTexts } from './payment-panel.texts.ts';

/** A wallet of this browser, as it announces itself (EIP-6963). */
export interface WalletOption {
  readonly id: string;
  readonly name: string;
  /** A data: address of its picture, or null. */
  readonly icon: string | null;
}

export interface WalletListProps {
  wallets: readonly WalletOption[];
  onChoose: (walletId: string) => void;
}

/** This browser's wallets, one of which is to be chosen. */
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

export interface WalletChooserProps extends WalletListProps {
  onCancel: () => void;
  texts?: WalletChooserTexts | undefined;
}

/** Asks which of several wallets is to pay. */
export function WalletChooser({ onCancel, texts, ...list }: WalletChooserProps) {
  const words = useTexts('walletChooser', texts);
  return (
    <Dialog
      isOpen
      size="sm"
      title={words.title}
      closeLabel={words.close}
      onOpenChange={(isOpen) => !isOpen && onCancel()}
    >
      <WalletList {...list} />
    </Dialog>
  );
}
