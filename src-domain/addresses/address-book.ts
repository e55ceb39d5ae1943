import { err, ok, type Result } from '../kernel/result.ts';
import type { AddressId } from '../kernel/ids.ts';
import type { SavedAddress } from './address.ts';

/** ADDRESS-4a: addresses a customer may save. */
export const ADDRESSES_MAX = 100;

/** The customer's addresses, newest last; while there is any, exactly one is active. */
export type AddressList = readonly SavedAddress[];

/** ADDRESS-4b: the list with one active address; one that is not there changes nothing. */
export const withActive = (addresses: AddressList, id: AddressId): AddressList =>
  addresses.some((address) => address.id === id)
    ? addresses.map((address) =>
        address.isActive === (address.id === id) ? address : { ...address, isActive: address.id === id },
      )
    : addresses;

/**
 * ADDRESS-4a, ADDRESS-4b: the list with one more at its end; the first of all becomes active, and one that says so. A
 * known one is replaced in its place.
 */
export const withAddress = (
  addresses: AddressList,
  added: SavedAddress,
): Result<AddressList, { readonly kind: 'too-many' }> => {
  const isKnown = addresses.some(({ id }) => id === added.id);
  if (!isKnown && addresses.length >= ADDRESSES_MAX) return err({ kind: 'too-many' });
  const joined = isKnown
    ? addresses.map((address) => (address.id === added.id ? added : address))
    : [...addresses, added];
  return ok(added.isActive ? withActive(joined, added.id) : withSomeActive(joined));
};

/** ADDRESS-4c: the list without an address; when it was the active one, the newest of the others is. */
export const withoutAddress = (addresses: AddressList, id: AddressId): AddressList =>
  withSomeActive(addresses.filter((address) => address.id !== id));

/** Whatever a server has sent: exactly one is active while there is any, the first that says so, else the newest. */
export const withSomeActive = (addresses: AddressList): AddressList => {
  const active = addresses.find(({ isActive }) => isActive) ?? addresses.at(-1);
  return active ? withActive(addresses, active.id) : addresses;
};
