import { err, ok, type Result } from '../kernel/result.ts';
import type { AddressId } from '../kernel/ids.ts';
import type { SavedAddress } from './address.ts';

/** ADDRESS-4a: addresses a customer may save. */
export const ADDRESSES_MAX = 100;

/** What the rules of the list look at; client and server keep more beside it, each its own. */
export type ListedAddress = Pick<SavedAddress, 'id' | 'isActive'>;

/** The customer's addresses, newest last; while there is any, exactly one is active. */
export type AddressList<Address extends ListedAddress = SavedAddress> = readonly Address[];

/** Why an address is not saved. */
export type AddressRefusal = { readonly kind: 'too-many' };

/** ADDRESS-4b: the list with one active address; one that is not there changes nothing. */
export const withActive = <Address extends ListedAddress>(
  addresses: AddressList<Address>,
  id: AddressId,
): AddressList<Address> =>
  addresses.some((address) => address.id === id)
    ? addresses.map((address) =>
        address.isActive === (address.id === id) ? address : { ...address, isActive: address.id === id },
      )
    : addresses;

/**
 * ADDRESS-4a, ADDRESS-4b: the list with one more at its end; the first of all becomes active, and one that says so. A
 * known one is replaced in its place.
 */
export const withAddress = <Address extends ListedAddress>(
  addresses: AddressList<Address>,
  added: Address,
): Result<AddressList<Address>, AddressRefusal> => {
  const isKnown = addresses.some(({ id }) => id === added.id);
  if (!isKnown && addresses.length >= ADDRESSES_MAX) return err({ kind: 'too-many' });
  const joined = isKnown
    ? addresses.map((address) => (address.id === added.id ? added : address))
    : [...addresses, added];
  return ok(added.isActive ? withActive(joined, added.id) : withSomeActive(joined));
};

/** ADDRESS-4c: the list without an address; when it was the active one, the newest of the others is. */
export const withoutAddress = <Address extends ListedAddress>(
  addresses: AddressList<Address>,
  id: AddressId,
): AddressList<Address> => withSomeActive(addresses.filter((address) => address.id !== id));

/** Whatever a server has sent: exactly one is active while there is any, the first that says so, else the newest. */
export const withSomeActive = <Address extends ListedAddress>(
  addresses: AddressList<Address>,
): AddressList<Address> => {
  const active = addresses.find(({ isActive }) => isActive) ?? addresses.at(-1);
  return active ? withActive(addresses, active.id) : addresses;
};
