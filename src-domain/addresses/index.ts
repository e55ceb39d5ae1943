export { addressLine, deliveryAddressOf, type DeliveryAddress, type NewAddress, type SavedAddress } from './address.ts';
export { checkDraft, emptyDraft, guessAddress, type AddressDraft, type AddressFault } from './address-draft.ts';
export type { Addresses, ChosenAddress, DevicePosition, PositionFailure } from './addresses.ports.ts';
export { isPlace, isSameAddress, latLngText, parseLatLng } from './lat-lng.ts';
