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
  /** Saves one more; the first one becomes active. */
  add(address: NewAddress): Answer<SavedAddress>;
  /** Changes an address without changing whether it is active. */
  update(id: AddressId, address: NewAddress): Answer<SavedAddress>;
  /** If it was active, the newest of the others becomes active. */
  remove(id: AddressId): Answer<void>;
  /** Makes it the only active one. */
  activate(id: AddressId): Answer<SavedAddress>;
}

/** The address this device orders to, also a guest's; stored in a cookie so that the server can render for it. */
export type ChosenAddress = LiveValue<DeliveryAddress | undefined>;

/** Why the location of the device is unknown. */
export type PositionFailure = { readonly kind: 'denied' | 'unavailable' | 'timeout' };

/** Where the device is. */
export interface DevicePosition {
  /** Reads the location, at most as old as `withinMs` says, else a minute; this may prompt the customer. */
  locate(withinMs?: number): Promise<Result<GeoPoint, PositionFailure>>;
}
