import type { $Fetch } from 'ofetch';
import { latLngText, type ReverseGeocoder } from '@domain/addresses/index.ts';
import { ok } from '@domain/kernel/result.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { dataOf, listOf } from '../drivers/http/wire.ts';
import { toGeocodedPlace } from './saved-address-wire.ts';

/** The marketplace's own geocoder, used when the server announces `geocode`. */
export const createHttpReverseGeocoder = ({ api }: { readonly api: $Fetch }): ReverseGeocoder => ({
  find: (at) =>
    readAnswer(api<unknown>('rest/maps/geocode', { query: { latlng: latLngText(at) } }), (body) =>
      ok(listOf(dataOf(body), toGeocodedPlace)),
    ),
});
