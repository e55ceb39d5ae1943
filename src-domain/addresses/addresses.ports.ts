import type { Answer } from '../kernel/answer.ts';
import type { GeoPoint } from '../catalog/index.ts';
import type { AddressId } from '../kernel/ids.ts';
import type { LiveValue } from '../kernel/live-value.ts';
import type { Result } from '../kernel/result.ts';
import type { DeliveryAddress, NewAddress, SavedAddress } from './address.ts';

/** ADDRESS-4: the customer's saved addresses, at most 100. */
export interface Addresses {
  list(): Answer<readonly SavedAddress[]>;
  add(address: NewAddress): Answer<SavedAddress>;
  update(id: AddressId, address: NewAddress): Answer<SavedAddress>;
  remove(id: AddressId): Answer<void>;
  activate(id: AddressId): Answer<SavedAddress>;
}

/** The one address this device orders for, a guest's too; kept in a cookie so that the server renders for it. */
export type ChosenAddress = LiveValue<DeliveryAddress | undefined>;

export type PositionFailure = { readonly kind: 'denied' | 'unavailable' | 'timeout' };

/** Where the device is. */
export interface DevicePosition {
  locate(): Promise<Result<GeoPoint, PositionFailure>>;
}
