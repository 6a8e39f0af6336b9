import { useState } from 'react';
import { Address, AddressCheck, AddressCompare } from './address.tsx';

/** An address to pay to: whole, checked, and compared with what the wallet shows. */
export function PayTo({ address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }: { address?: string }) {
  const [other, setOther] = useState('');
  return (
    <div>
      <Address address={address} isCopyable />
      <AddressCheck address={address} />
      <AddressCompare address={address} value={other} onChange={setOther} />
    </div>
  );
}
