export type { DeliveryAddress, NewAddress, SavedAddress } from './address.ts';
export type { Addresses, ChosenAddress, DevicePosition, PositionFailure } from './addresses.ports.ts';
export { isPlace, isSameAddress, latLngText, parseLatLng } from './lat-lng.ts';
