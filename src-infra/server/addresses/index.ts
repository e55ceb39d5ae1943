export { createAddressBook, type AddressBook, type AddressDraft } from './address-book.ts';
