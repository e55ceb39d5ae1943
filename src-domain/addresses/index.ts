export { addressLine, type DeliveryAddress, type NewAddress, type SavedAddress } from './address.ts';
export type { Addresses, ChosenAddress, DevicePosition, PositionFailure } from './addresses.ports.ts';
export { isPlace, isSameAddress, latLngText, parseLatLng } from './lat-lng.ts';
