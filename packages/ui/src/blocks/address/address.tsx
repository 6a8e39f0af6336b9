export { Address, type AddressProps } from './address-line.tsx';
export { AddressCheck, type AddressCheckProps, AddressCompare, type AddressCompareProps } from './address-compare.tsx';
