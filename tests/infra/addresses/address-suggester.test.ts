import { describe, expect, it } from 'vitest';
import type { AddressSuggester, AddressSuggestion } from '@domain/addresses/index.ts';
import { createHttpAddressSuggester } from '@infra/addresses/http-address-suggester.adapter.ts';
import { createMapsServiceAddressSuggester } from '@infra/addresses/maps-service-address-suggester.adapter.ts';
import { fakeApi } from '../orders/fake-api.ts';

const near = { latitude: 41.49, longitude: -71.312 };
const expected: readonly AddressSuggestion[] = [
  {
    id: 'a',
    kind: 'house',
    title: '12 Harbor Street',
    district: 'Port Alder',
    text: '12 Harbor Street, Port Alder',
    location: near,
  },
  {
    id: 'b',
    kind: 'street',
    title: 'Harbor Street',
    district: 'Port Alder',
    text: 'Harbor Street, Port Alder',
    location: near,
  },
];

/** A maps service at the end of a wire. */
const mapsService = (status: number, body: unknown, seen: Request[] = []): AddressSuggester =>
  createMapsServiceAddressSuggester(
    {
      fetch: async (input, init) => {
        seen.push(new Request(input, init));
        return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
      },
      url: 'https://maps.test/geocode/json',
      key: 'k 1',
    },
    () => 'de',
  );
const result = (place_id: string, formatted_address: string, types: readonly string[], location: unknown) => ({
  place_id,
  formatted_address,
  types,
  geometry: { location },
});
const at = { lat: 41.49, lng: -71.312 };
const results = [
  result('a', '12 Harbor Street, Port Alder', ['premise_of_old', 'street_address'], at),
  result('lost', 'Nowhere', [], { lat: 'x' }),
  result('b', 'Harbor Street, Port Alder', ['route'], at),
];
const rows = [
  ...expected.map(({ text, location: { latitude, longitude }, ...row }) => ({
    ...row,
    address: text,
    location: { latitude, longitude },
  })),
  { id: 'lost', kind: 'house', title: 'Nowhere', district: '', address: 'Nowhere', location: null },
];

/** What every suggester returns, whoever runs it. */
const describeSuggester = (
  name: string,
  over: {
    readonly some: () => AddressSuggester;
    readonly none: () => AddressSuggester;
    readonly failing: () => AddressSuggester;
  },
) => {
  describe(`ADDRESS-6 ${name}`, () => {
    it('returns text and location of each suggestion, best first, and drops those without a location', async () => {
      expect(await over.some().suggest({ text: '12 har', near })).toEqual({ ok: true, value: expected });
    });

    it('returns an empty list when nothing matches', async () => {
      expect(await over.none().suggest({ text: 'qq', near: undefined })).toEqual({ ok: true, value: [] });
    });

    it('returns errors as values', async () => {
      expect((await over.failing().suggest({ text: 'qq', near })).ok).toBe(false);
    });
  });
};

describeSuggester('the maps service', {
  some: () => mapsService(200, { status: 'OK', results }),
  none: () => mapsService(200, { status: 'ZERO_RESULTS', results: [] }),
  failing: () => mapsService(500, 'no'),
});
describeSuggester('the marketplace’s own gazetteer', {
  some: () => createHttpAddressSuggester(fakeApi(() => ({ body: { data: rows } }))),
  none: () => createHttpAddressSuggester(fakeApi(() => ({ body: { data: [] } }))),
  failing: () => createHttpAddressSuggester(fakeApi(() => ({ status: 500 }))),
});

describe('ADDRESS-6 a suggestion request', () => {
  it('to the maps service contains text, language, bounds and key, and nothing about the customer', async () => {
    const seen: Request[] = [];
    await mapsService(200, { status: 'OK', results }, seen).suggest({ text: '12 har', near });
    const [request] = seen;
    const query = new URL(request?.url ?? '').searchParams;
    expect([...query.keys()]).toEqual(['address', 'language', 'bounds', 'key']);
    expect([query.get('address'), query.get('language'), query.get('key')]).toEqual(['12 har', 'de', 'k 1']);
    expect(query.get('bounds')).toMatch(
      /^41\.31\d*,-71\.5\d*\|41\.66\d*,-71\.0\d*$|^41\.3\d*,-71\.55\d*\|41\.6\d*,-71\.0\d*$/,
    );
    expect([request?.headers.get('authorization'), request?.credentials]).toEqual([null, 'omit']);
  });

  it('to the marketplace contains the text and the location', async () => {
    const { api, calls } = fakeApi(() => ({ body: { data: [] } }));
    await createHttpAddressSuggester({ api }).suggest({ text: '12 har', near });
    await createHttpAddressSuggester({ api }).suggest({ text: 'har', near: undefined });
    expect(calls.map(({ path, query }) => [path, query])).toEqual([
      ['rest/maps/suggest', { lang: 'en', search: '12 har', latlng: '41.49,-71.312' }],
      ['rest/maps/suggest', { lang: 'en', search: 'har' }],
    ]);
  });
});
