import { isPlaced, type Unplaced } from '@domain/addresses/index.ts';
import type { ParcelPlace } from '@domain/parcels/index.ts';

/** An address of the customer's own as one end of a parcel's way; `undefined` where its location is unknown. */
export const placeOf = (address: Unplaced): ParcelPlace | undefined =>
  isPlaced(address)
    ? {
        location: address.location,
        text: address.text,
        house: address.house,
        stage: address.floor,
        room: address.entrance,
      }
    : undefined;
