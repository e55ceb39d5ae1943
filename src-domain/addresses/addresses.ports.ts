import type { Answer } from '../kernel/answer.ts';
import type { GeoPoint } from '../catalog/index.ts';
import type { AddressId } from '../kernel/ids.ts';
import type { LiveValue } from '../kernel/live-value.ts';
import type { Result } from '../kernel/result.ts';
import type { DeliveryAddress, NewAddress, SavedAddress } from './address.ts';

/** ADDRESS-4: the customer's saved addresses, at most 100. */
export interface Addresses {
  /** All of them, at most a hundred. */
  list(): Answer<readonly SavedAddress[]>;
  /** Saves one more; the first of all becomes active. */
  add(address: NewAddress): Answer<SavedAddress>;
  /** Changes what an address says, not whether it is active. */
  update(id: AddressId, address: NewAddress): Answer<SavedAddress>;
  /** When it was the active one, the newest of the others becomes it. */
  remove(id: AddressId): Answer<void>;
  /** Makes it the only active one. */
  activate(id: AddressId): Answer<SavedAddress>;
}

/** The one address this device orders for, a guest's too; kept in a cookie so that the server renders for it. */
export type ChosenAddress = LiveValue<DeliveryAddress | undefined>;

/** Why a device does not tell where it is. */
export type PositionFailure = { readonly kind: 'denied' | 'unavailable' | 'timeout' };

/** Where the device is. */
export interface DevicePosition {
  /** Asks the device, which may ask its owner. */
  locate(): Promise<Result<GeoPoint, PositionFailure>>;
}
