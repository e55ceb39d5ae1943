export {
  agreeOn,
  beginAgreement,
  keepAddress,
  movePin,
  nameInWords,
  offerText,
  pinOf,
  takeOffer,
  type AddressAgreement,
  type Offer,
} from './address-agreement.ts';
export {
  ADDRESSES_MAX,
  withActive,
  withAddress,
  withoutAddress,
  withSomeActive,
  type AddressList,
  type AddressRefusal,
  type ListedAddress,
} from './address-book.ts';
export {
  addressAt,
  addressLine,
  deliveryAddressOf,
  isPlaced,
  type Unplaced,
  type DeliveryAddress,
  type NewAddress,
  type SavedAddress,
} from './address.ts';
export {
  checkDraft,
  emptyDraft,
  guessAddress,
  type AddressDraft,
  type AddressFault,
  type KnownAddresses,
} from './address-draft.ts';
export type { Addresses, ChosenAddress, DevicePosition, PositionFailure } from './addresses.ports.ts';
export { isPlace, isSameAddress, latLngText, parseLatLng, placeBeside, tidyPlace } from './lat-lng.ts';
export { placeName, type GeocodedPlace, type ReverseGeocoder } from './reverse-geocoder.port.ts';
export type {
  AddressQuery,
  AddressSuggester,
  AddressSuggestion,
  PlacedText,
  SuggestionKind,
} from './address-suggester.port.ts';
export { streetOf } from './street.ts';
export {
  suggestAddresses,
  SUGGEST_FROM,
  SUGGESTIONS_MAX,
  type Gazetteer,
  type GazetteerEntry,
} from './suggest-addresses.ts';
export { typedParts, type TextPart } from './typed-parts.ts';
