import { useTranslation } from 'react-i18next';
import { Address, type AddressProps } from '../../blocks/address/address-line.tsx';

export type AddressTextProps = Omit<AddressProps, 'copyLabel' | 'copiedLabel' | 'failedLabel'>;

/** An Address in this product's words (D69). */
export function AddressText(props: AddressTextProps) {
  const { t } = useTranslation('guards');
  return (
    <Address
      {...props}
      copyLabel={t('address.copy')}
      copiedLabel={t('address.copied')}
      failedLabel={t('address.failed')}
    />
  );
}
