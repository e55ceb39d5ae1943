export { ADDRESSES_MAX, withActive, withAddress, withoutAddress, withSomeActive, type AddressList } from './address-book.ts';
export { addressLine, deliveryAddressOf, isPlaced, type Unplaced, type DeliveryAddress, type NewAddress, type SavedAddress } from './address.ts';
export { checkDraft, emptyDraft, guessAddress, withProposal, type AddressDraft, type AddressFault, type KnownAddresses } from './address-draft.ts';
export type { Addresses, ChosenAddress, DevicePosition, PositionFailure } from './addresses.ports.ts';
export { isPlace, isSameAddress, latLngText, parseLatLng, placeBeside, tidyPlace } from './lat-lng.ts';
export { placeName, type GeocodedPlace, type ReverseGeocoder } from './reverse-geocoder.port.ts';
