import type { ChosenAddress, DeliveryAddress } from '@domain/addresses/index.ts';
import { createStoredValue, jsonCodec, type TextShelf } from '../drivers/browser/stored-value.ts';
import { readDeliveryAddress, writeDeliveryAddress } from './address-wire.ts';

export const createStoredChosenAddress = ({ shelf }: { readonly shelf: TextShelf }): ChosenAddress =>
  createStoredValue<DeliveryAddress | undefined>(
    shelf,
    { read: jsonCodec(readDeliveryAddress).read, write: (address) => address && writeDeliveryAddress(address) },
    undefined,
  );
