import { err, ok, type Result } from '../kernel/result.ts';
import type { AddressId } from '../kernel/ids.ts';
import type { SavedAddress } from './address.ts';

/** ADDRESS-4a: The most addresses a customer can save. */
export const ADDRESSES_MAX = 100;

/** The fields that the rules of the list use; client and server each store more. */
export type ListedAddress = Pick<SavedAddress, 'id' | 'isActive'>;

/** The customer's addresses, newest last; unless the list is empty, exactly one is active. */
export type AddressList<Address extends ListedAddress = SavedAddress> = readonly Address[];

/** Why an address is not saved. */
export type AddressRefusal = { readonly kind: 'too-many' };

/** ADDRESS-4b: Returns the list with this address active; an unknown one changes nothing. */
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
 * ADDRESS-4a, ADDRESS-4b: Returns the list with one more address at its end; the first of all becomes active, and one
 * that is marked active. A known one is replaced in place.
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

/** ADDRESS-4c: Returns the list without an address; if that was active, the newest of the others becomes active. */
export const withoutAddress = <Address extends ListedAddress>(
  addresses: AddressList<Address>,
  id: AddressId,
): AddressList<Address> => withSomeActive(addresses.filter((address) => address.id !== id));

/**
 * Returns the list with exactly one active address, whatever the server sent: the first marked one, else the newest.
 */
export const withSomeActive = <Address extends ListedAddress>(
  addresses: AddressList<Address>,
): AddressList<Address> => {
  const active = addresses.find(({ isActive }) => isActive) ?? addresses.at(-1);
  return active ? withActive(addresses, active.id) : addresses;
};
