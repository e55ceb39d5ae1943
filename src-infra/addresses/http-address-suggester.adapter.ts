import type { $Fetch } from 'ofetch';
import { latLngText, type AddressSuggester, type AddressSuggestion } from '@domain/addresses/index.ts';
import { ok } from '@domain/kernel/result.ts';
import { toPoint } from '../catalog/point-wire.ts';
import { readAnswer } from '../drivers/http/remote-failure.ts';
import { asRecord, asText, dataOf, listOf } from '../drivers/http/wire.ts';

/** The marketplace's own gazetteer, used when the server announces `address_suggest`. */
export const createHttpAddressSuggester = ({ api }: { readonly api: $Fetch }): AddressSuggester => ({
  suggest: ({ text, near }) =>
    readAnswer(
      api<unknown>('rest/maps/suggest', { query: { search: text, ...(near && { latlng: latLngText(near) }) } }),
      (body) => ok(listOf(dataOf(body), toSuggestion).filter((suggestion) => suggestion !== undefined)),
    ),
});

const KINDS = ['house', 'street', 'place', 'building'] as const;

/** Drops a suggestion without a readable location. */
const toSuggestion = (item: unknown): AddressSuggestion | undefined => {
  const dto = asRecord(item);
  const location = toPoint(dto['location']);
  const text = asText(dto['address']);
  if (!location || text === '') return undefined;
  return {
    id: asText(dto['id']),
    kind: KINDS.find((kind) => kind === dto['kind']) ?? 'place',
    title: asText(dto['title']) || text,
    district: asText(dto['district']),
    text,
    location,
  };
};
