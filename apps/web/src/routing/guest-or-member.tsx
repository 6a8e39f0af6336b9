import type { ComponentType } from 'react';
import { useIdentity } from '../features/identity/index.ts';

/** An address that has another page for who is signed in: `/` is the landing page for visitors, and home for members (SPEC section 2). */
export function createGuestOrMember(Guest: ComponentType, Member: ComponentType) {
  return function GuestOrMember() {
    const { person } = useIdentity();
    return person === null ? <Guest /> : <Member />;
  };
}
