import * as fc from 'fast-check';
import type { AddressList, GeocodedPlace } from '../addresses/index.ts';
import { addressId } from '../kernel/ids.ts';
import { addressArb } from './orders.arb.ts';

/** Saved addresses as servers may send them: distinct ids, some with several active ones, some with none. */
export const addressListArb: fc.Arbitrary<AddressList> = fc.uniqueArray(addressArb, {
  selector: ({ id }) => id,
  maxLength: 6,
});

/** As many addresses as a customer can save, the first of them active. */
export const fullAddressListArb: fc.Arbitrary<AddressList> = addressArb.map((address) =>
  Array.from({ length: 100 }, (_, index) => ({ ...address, id: addressId(index + 1), isActive: index === 0 })),
);

/** Answers of a map service; some empty, some with blank texts. */
export const geocodedPlacesArb: fc.Arbitrary<readonly GeocodedPlace[]> = fc.array(
  fc
    .constantFrom('Lindenstraat 8, Amsterdam', ' Parkweg 3 ', 'شارع الملك فهد', '', '  ')
    .map((formattedAddress) => ({ formattedAddress })),
  { maxLength: 3 },
);
