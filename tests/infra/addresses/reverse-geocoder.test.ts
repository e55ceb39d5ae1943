import { describe, expect, it } from 'vitest';
import { placeName, type ReverseGeocoder } from '@domain/addresses/index.ts';
import { createHttpReverseGeocoder } from '@infra/addresses/http-reverse-geocoder.adapter.ts';
import { createMapsServiceReverseGeocoder } from '@infra/addresses/maps-service-reverse-geocoder.adapter.ts';
import { fakeApi } from '../orders/fake-api.ts';

type Served = { readonly status?: number; readonly body: unknown; readonly seen?: (request: Request) => void };
const place = { latitude: 41.49, longitude: -71.312 };
const results = [
  { formatted_address: '12 Harbor Street, Port Alder', place_id: 'x' },
  { formatted_address: 'Port Alder' },
];

const served =
  ({ status = 200, body, seen }: Served): typeof globalThis.fetch =>
  async (input, init) => {
    seen?.(new Request(input, init));
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    });
  };
const mapsService = (answer: Served): ReverseGeocoder =>
  createMapsServiceReverseGeocoder({ fetch: served(answer), url: 'https://maps.test/geocode/json', key: 'k 1' });

/** What every map service returns, whoever runs it. */
const describeReverseGeocoder = (
  name: string,
  over: {
    readonly some: () => ReverseGeocoder;
    readonly none: () => ReverseGeocoder;
    readonly failing: () => ReverseGeocoder;
  },
) => {
  describe(`ADDRESS-2 ${name}`, () => {
    it('returns the addresses at a location, best first', async () => {
      const answer = await over.some().find(place);
      expect(answer).toEqual({
        ok: true,
        value: [{ formattedAddress: '12 Harbor Street, Port Alder' }, { formattedAddress: 'Port Alder' }],
      });
      expect(placeName(answer)).toEqual({ ok: true, value: '12 Harbor Street, Port Alder' });
    });

    it('returns an empty list when nothing is known', async () => {
      expect(await over.none().find(place)).toEqual({ ok: true, value: [] });
    });

    it('returns errors as values, so the form shows “not found”', async () => {
      const answer = await over.failing().find(place);
      expect([answer.ok, placeName(answer)]).toEqual([false, { ok: false, error: { kind: 'not-found' } }]);
    });
  });
};

describeReverseGeocoder('the maps service', {
  some: () => mapsService({ body: { status: 'OK', results } }),
  none: () => mapsService({ body: { status: 'ZERO_RESULTS', results: [] } }),
  failing: () => mapsService({ status: 500, body: 'no' }),
});
describeReverseGeocoder('the marketplace’s own map', {
  some: () => createHttpReverseGeocoder(fakeApi(() => ({ body: { data: results } }))),
  none: () => createHttpReverseGeocoder(fakeApi(() => ({ body: { data: [] } }))),
  failing: () => createHttpReverseGeocoder(fakeApi(() => ({ status: 500 }))),
});

describe('ADDRESS-2 the request to a map service', () => {
  it('contains latlng and key, and nothing about the customer', async () => {
    const seen: Request[] = [];
    await mapsService({ body: { status: 'OK', results }, seen: (request) => seen.push(request) }).find(place);
    const [request] = seen;
    expect(request?.url).toBe('https://maps.test/geocode/json?latlng=41.49%2C-71.312&key=k+1');
    expect([request?.headers.get('authorization'), request?.credentials, request?.method]).toEqual([
      null,
      'omit',
      'GET',
    ]);
  });

  it('to the marketplace contains latlng only', async () => {
    const { api, calls } = fakeApi(() => ({ body: { data: [] } }));
    await createHttpReverseGeocoder({ api }).find(place);
    expect(calls.map(({ method, path, query }) => [method, path, query])).toEqual([
      ['GET', 'rest/maps/geocode', { lang: 'en', latlng: '41.49,-71.312' }],
    ]);
  });

  it.each([
    [
      'a refused key',
      { body: { status: 'REQUEST_DENIED', error_message: 'Wrong key', results: [] } },
      { kind: 'rejected', status: 200, code: 'REQUEST_DENIED', message: 'Wrong key', params: {}, data: undefined },
    ],
    ['no JSON', { body: '<html>' }, { kind: 'malformed' }],
  ])('distinguishes %s from an empty result', async (_name, answer, failure) => {
    expect(await mapsService(answer).find(place)).toEqual({ ok: false, error: failure });
  });

  it('maps timeouts and broken connections to failures', async () => {
    const over = (thrown: Error) =>
      createMapsServiceReverseGeocoder({
        fetch: () => Promise.reject(thrown),
        url: 'https://maps.test',
        key: 'k',
      }).find(place);
    expect(await over(new TypeError('Failed to fetch'))).toEqual({ ok: false, error: { kind: 'unreachable' } });
    expect(await over(new DOMException('late', 'TimeoutError'))).toEqual({ ok: false, error: { kind: 'timeout' } });
  });
});
