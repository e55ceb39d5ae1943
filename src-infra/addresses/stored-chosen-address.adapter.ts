import type { ChosenAddress, DeliveryAddress } from '@domain/addresses/index.ts';
import { createStoredValue, jsonCodec, type TextStore } from '../drivers/browser/stored-value.ts';
import { readDeliveryAddress, writeDeliveryAddress } from './address-wire.ts';

export const createStoredChosenAddress = ({ store }: { readonly store: TextStore }): ChosenAddress =>
  createStoredValue<DeliveryAddress | undefined>(
    store,
    { read: jsonCodec(readDeliveryAddress).read, write: (address) => address && writeDeliveryAddress(address) },
    undefined,
  );
