import type { DeliveryAddress } from '@domain/addresses/index.ts';
import { toPoint } from '../catalog/point-wire.ts';
import { asRecord, asText, type Wire } from '../drivers/http/wire.ts';

/** The parts of an address that are text. */
export const toParts = (dto: Wire): Omit<DeliveryAddress, 'location'> => ({
  text: asText(dto['address']),
  floor: asText(dto['floor']),
  house: asText(dto['house']),
  entrance: asText(dto['entrance']),
  comment: asText(dto['comment']),
});

/** An address as stored in the cookie; `undefined` without a readable location. */
export const readDeliveryAddress = (json: unknown): DeliveryAddress | undefined => {
  const dto = asRecord(json);
  const location = toPoint(dto['location']);
  return location && asText(dto['address']) !== '' ? { ...toParts(dto), location } : undefined;
};

export const writeDeliveryAddress = ({ text, location, ...parts }: DeliveryAddress): string =>
  JSON.stringify({ address: text, location: [location.latitude, location.longitude], ...parts });
