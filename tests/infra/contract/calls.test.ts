import { afterEach, describe, expect, it, vi } from 'vitest';
import { err, ok } from '@domain/kernel/result.ts';
import { createMapsServiceReverseGeocoder } from '@infra/addresses/maps-service-reverse-geocoder.adapter.ts';
import { createTextLoader } from '@app/entry/texts.ts';
import { fakeApi } from '../orders/fake-api.ts';
import { CALLS } from './calls/all-calls.ts';
import { SPECIFIED, type SpecifiedCall } from './calls/specification.data.ts';

/** Lines of calls that do not go to the API: they carry no `lang` and no token, and are shown below, one by one. */
const OUTSIDE: readonly SpecifiedCall[] = [
  'GET {path}/locales/{lng}/{ns}.json',
  'GET the maps service, by latlng and key',
];

const nothing = (): unknown => ({ data: null });
const cases = CALLS.map((row) => [`${row.line} (${JSON.stringify(row.sent)})`, row] as const);
/** A line as the paths it stands for. */
const shapeOf = (line: string): RegExp =>
  new RegExp(`^${line.replace(/[?,].*$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}$`);

afterEach(() => {
  vi.restoreAllMocks();
});

describe('API-1 the calls of the specification', () => {
  it('are each made by an adapter', () => {
    const made = new Set<string>([...CALLS.map(({ line }) => line), ...OUTSIDE]);
    expect(SPECIFIED.filter((line) => !made.has(line))).toEqual([]);
  });

  it.each(cases)('%s', async (_name, { line, ask, sent: { path, query = {}, body }, answer = nothing, after = [] }) => {
    const { api, calls, fetch } = fakeApi((call) => ({ body: answer(call) }));
    await ask({ api, fetch });
    const [method = ''] = line.split(' ');
    const last = calls.at(-1);
    expect({ method: last?.method, path: last?.path, query: last?.query, body: last?.body }).toEqual({
      method,
      path,
      query: { lang: 'en', ...query },
      body,
    });
    expect(calls.slice(0, -1).map((call) => `${call.method} ${call.path}`)).toEqual(after);
    expect(calls.map(({ query: asked, headers }) => [Boolean(asked['lang']), headers.get('authorization')])).toEqual(
      calls.map(() => [true, 'Bearer 1|secret']),
    );
    expect(`${method} /${path}`).toMatch(shapeOf(line));
  });

  it.each(cases)('%s times out after sixteen seconds', async (_name, { ask }) => {
    const patience = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation(() => AbortSignal.abort(new DOMException('', 'TimeoutError')));
    const { api, fetch } = fakeApi(() => new Promise(() => {}));
    expect(await ask({ api, fetch })).toEqual(err({ kind: 'timeout' }));
    expect(patience.mock.calls).toEqual([[16_000]]);
  });
});

describe('API-1 the calls of the specification to other servers', () => {
  it('ask for the texts of a language, file by file', async () => {
    const asked: unknown[] = [];
    const load = createTextLoader({
      fetch: async (input) => (asked.push(input), new Response('{}')),
      delay: async () => {},
    });
    await load('pt-BR');
    expect(asked).toEqual(['/locales/pt-BR/translation.json', '/locales/pt-BR/errors.json']);
  });

  it('ask the maps service with latlng and key', async () => {
    const asked: unknown[] = [];
    const fetch = async (input: RequestInfo | URL): Promise<Response> => (
      asked.push(input),
      Response.json({ status: 'OK', results: [{ formatted_address: 'Quay 1' }, {}] })
    );
    const outcome = await createMapsServiceReverseGeocoder({
      fetch,
      url: 'https://maps.example.test/geocode',
      key: 'k-1',
    }).find({ latitude: 52.37, longitude: 4.89 });
    expect(asked).toEqual(['https://maps.example.test/geocode?latlng=52.37%2C4.89&key=k-1']);
    expect(outcome).toEqual(ok([{ formattedAddress: 'Quay 1' }, { formattedAddress: '' }]));
  });
});
