import type { Clock } from '@domain/kernel/clock.port.ts';
import { createAddressRepository } from '../../features/addresses/addresses.repository.ts';
import { createAddresses, type AddressBook } from '../../features/addresses/index.ts';
import type { Store } from '../../store/index.ts';

/** The address books of users. */
export const wireAddresses = ({ store, clock }: { readonly store: Store; readonly clock: Clock }): AddressBook =>
  createAddresses({ addresses: createAddressRepository(store), transactions: store.transactions, clock });
