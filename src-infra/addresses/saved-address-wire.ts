import type { GeocodedPlace, SavedAddress } from '@domain/addresses/index.ts';
import { addressId } from '@domain/kernel/ids.ts';
import { toPoint } from '../catalog/point-wire.ts';
import { asBoolean, asInteger, asRecord, asText } from '../drivers/http/wire.ts';
import { toParts } from './address-wire.ts';

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
