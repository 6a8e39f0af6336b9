import type { HTMLAttributes, RefAttributes } from 'react';
import { join } from '../../lib/cx.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog, type DialogProps } from '../../primitives/dialog/dialog.tsx';
import { WalletIcon } from '../../primitives/icons/icons.ts';
import type { walletChooserParts, walletListParts } from './payment-panel.parts.ts';
import type { WalletChooserTexts } from './payment-panel.texts.ts';

/** A wallet of this browser, as it announces itself (EIP-6963). */
export interface WalletOption {
  readonly id: string;
  readonly name: string;
  /** A data: address of its picture, or null. */
  readonly icon: string | null;
}

export interface WalletListProps
  extends Omit<HTMLAttributes<HTMLUListElement>, 'children'>, RefAttributes<HTMLUListElement> {
  wallets: readonly WalletOption[];
  onChoose: (walletId: string) => void;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof walletListParts> | undefined;
}

/** This browser's wallets, one of which is to be chosen. */
export function WalletList({ wallets, onChoose, className, classNames, ...props }: WalletListProps) {
  const part = partsOf<typeof walletListParts>('wallet-list', classNames);
  return (
    <ul data-slot="wallet-list" {...props} className={join('mu:ui:flex mu:ui:flex-col mu:ui:gap-2', className)}>
      {wallets.map(({ id, name, icon }) => (
        <li key={id}>
          <Button
            width="full"
            size="lg"
            onPress={() => onChoose(id)}
            {...part('wallet', 'mu:justify-start')}
            icon={
              icon === null ? (
                <WalletIcon aria-hidden="true" {...part('icon', 'mu:size-6')} />
              ) : (
                <img src={icon} alt="" {...part('icon', 'mu:size-6 mu:rounded-small')} />
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

export interface WalletChooserProps
  extends
    Pick<WalletListProps, 'wallets' | 'onChoose'>,
    Omit<
      DialogProps,
      'title' | 'hideTitle' | 'closeLabel' | 'children' | 'footer' | 'role' | 'isOpen' | 'onOpenChange' | 'classNames'
    > {
  onCancel: () => void;
  texts?: WalletChooserTexts | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof walletChooserParts> | undefined;
}

/** Asks which of several wallets is to pay. */
export function WalletChooser({ wallets, onChoose, onCancel, texts, classNames, ...props }: WalletChooserProps) {
  const part = partsOf<typeof walletChooserParts>('wallet-chooser', classNames);
  const words = useTexts('walletChooser', texts);
  return (
    <Dialog
      data-slot="wallet-chooser"
      size="sm"
      {...props}
      isOpen
      title={words.title}
      closeLabel={words.close}
      onOpenChange={(isOpen) => !isOpen && onCancel()}
    >
      <WalletList {...part('list')} wallets={wallets} onChoose={onChoose} />
    </Dialog>
  );
}
