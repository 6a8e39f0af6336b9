// The face of the payments, for other features.
export { checkoutHref } from './address.ts';
