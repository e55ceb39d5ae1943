export type { SuggestAddresses } from './suggest-addresses.ts';
export type { ReverseGeocode } from './reverse-geocode.ts';
export { createAddresses, type AddressBook, type AddressDraft } from './address-book.ts';
export type { AddressRow } from './addresses.ports.ts';
