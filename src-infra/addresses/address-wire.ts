import type { DeliveryAddress, GeocodedPlace, SavedAddress } from '@domain/addresses/index.ts';
import { addressId } from '@domain/kernel/ids.ts';
import { toPoint } from '../catalog/point-wire.ts';
import { asBoolean, asInteger, asRecord, asText, type Wire } from '../drivers/http/wire.ts';

const toParts = (dto: Wire): Omit<DeliveryAddress, 'location'> => ({
  text: asText(dto['address']),
  floor: asText(dto['floor']),
  house: asText(dto['house']),
  entrance: asText(dto['entrance']),
  comment: asText(dto['comment']),
});

export const toSavedAddress = (item: unknown): SavedAddress => {
  const dto = asRecord(item);
  return {
    id: addressId(asInteger(dto['id'])),
    title: asText(dto['title']),
    isActive: asBoolean(dto['active']),
    location: toPoint(dto['location']),
    ...toParts(asRecord(dto['address'])),
  };
};

/** The maps service and the marketplace's own geocoder answer in the same form. */
export const toGeocodedPlace = (item: unknown): GeocodedPlace => ({
  formattedAddress: asText(asRecord(item)['formatted_address']),
});

/** An address as stored in the cookie; `undefined` without a readable location. */
export const readDeliveryAddress = (json: unknown): DeliveryAddress | undefined => {
  const dto = asRecord(json);
  const location = toPoint(dto['location']);
  return location && asText(dto['address']) !== '' ? { ...toParts(dto), location } : undefined;
};

export const writeDeliveryAddress = ({ text, location, ...parts }: DeliveryAddress): string =>
  JSON.stringify({ address: text, location: [location.latitude, location.longitude], ...parts });
