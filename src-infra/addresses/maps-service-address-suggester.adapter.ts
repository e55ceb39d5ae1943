import {
  latLngText,
  placeBeside,
  SUGGESTIONS_MAX,
  type AddressSuggester,
  type AddressSuggestion,
  type SuggestionKind,
} from '@domain/addresses/index.ts';
import type { GeoPoint } from '@domain/catalog/index.ts';
import { ok } from '@domain/kernel/result.ts';
import { toPoint } from '../catalog/point-wire.ts';
import { asRecord, asText, listOf } from '../drivers/http/wire.ts';
import { askMapsService, type MapsService } from './ask-maps-service.ts';

/** Prefers results within this distance of the customer, in meters. */
const NEAR_METRES = 20_000;

/**
 * ADDRESS-6: Asks the maps service of the specification for the places that a text names. `language` is the customer's
 * at the time of the call.
 */
export const createMapsServiceAddressSuggester = (service: MapsService, language: () => string): AddressSuggester => ({
  suggest: async ({ text, near }) => {
    const results = await askMapsService(service, {
      address: text,
      language: language(),
      ...(near && { bounds: boundsAround(near) }),
    });
    if (!results.ok) return results;
    const suggestions = listOf(results.value, toSuggestion).filter((suggestion) => suggestion !== undefined);
    return ok(suggestions.slice(0, SUGGESTIONS_MAX));
  },
});

const boundsAround = (near: GeoPoint): string => {
  const southWest = placeBeside(near, { north: -NEAR_METRES, east: -NEAR_METRES });
  const northEast = placeBeside(near, { north: NEAR_METRES, east: NEAR_METRES });
  return `${latLngText(southWest)}|${latLngText(northEast)}`;
};

const KIND_OF_TYPE: Readonly<Record<string, SuggestionKind>> = {
  street_address: 'house',
  subpremise: 'house',
  route: 'street',
  premise: 'building',
};

const toSuggestion = (item: unknown): AddressSuggestion | undefined => {
  const { place_id: id, formatted_address: formatted, geometry, types } = asRecord(item);
  const { lat, lng } = asRecord(asRecord(geometry)['location']);
  const location = toPoint([lat, lng]);
  const text = asText(formatted).trim();
  if (!location || text === '') return undefined;
  const [title = text, ...rest] = text.split(/[,،] */);
  const kind = listOf(types, asText)
    .map((type) => KIND_OF_TYPE[type])
    .find((known) => known !== undefined);
  return { id: asText(id) || text, kind: kind ?? 'place', title, district: rest.join(', '), text, location };
};
