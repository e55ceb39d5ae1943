import { latLngText, type ReverseGeocoder } from '@domain/addresses/index.ts';
import { ok } from '@domain/kernel/result.ts';
import { listOf } from '../drivers/http/wire.ts';
import { toGeocodedPlace } from './saved-address-wire.ts';
import { askMapsService, type MapsService } from './ask-maps-service.ts';

/** ADDRESS-2: Asks the maps service of the specification for the addresses at a location. */
export const createMapsServiceReverseGeocoder = (service: MapsService): ReverseGeocoder => ({
  find: async (at) => {
    const results = await askMapsService(service, { latlng: latLngText(at) });
    return results.ok ? ok(listOf(results.value, toGeocodedPlace)) : results;
  },
});
