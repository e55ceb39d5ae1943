export type { AddressOf } from './address-of.ts';
export { createAddressBook, type AddressBook, type AddressDraft } from './address-book.ts';
