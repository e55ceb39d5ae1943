import * as fc from 'fast-check';
import type { $Fetch } from 'ofetch';
import { expect, it } from 'vitest';
import type { Result } from '@domain/kernel/result.ts';
import { fakeApi } from '../orders/fake-api.ts';
import { SAMPLE_HOST } from './samples.ts';
import { runs } from '../../domain/runs.ts';

/** A recorded answer and what an adapter asks for to get it. */
export type Reading = {
  readonly name: string;
  readonly body: unknown;
  readonly read: (api: $Fetch) => Promise<Result<unknown, unknown>>;
  /** Without the entity in the answer, there is nothing to show. */
  readonly isOne?: boolean;
};

type Json = Readonly<Record<string, unknown>>;
type Change = (value: unknown, key: string) => unknown;
const GONE = Symbol('gone');

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown): boolean =>
  value === null || value === 0 || value === '' || value === false || (Array.isArray(value) && value.length === 0);

/** The same answer with every value changed, the inner ones first; what becomes GONE leaves its object. */
const everywhere = (change: Change) => {
  const walk = (value: unknown, key: string): unknown => {
    if (Array.isArray(value))
      return change(
        value.map((item) => walk(item, '')).filter((item) => item !== GONE),
        key,
      );
    if (!isObject(value)) return change(value, key);
    return change(
      Object.fromEntries(
        Object.entries(value)
          .map(([name, member]) => [name, walk(member, name)] as const)
          .filter(([, member]) => member !== GONE),
      ),
      key,
    );
  };
  return (body: unknown): unknown => walk(body, '');
};

/** Members only: an item of an array is never left out. */
const members =
  (change: Change): Change =>
  (value, key) =>
    key === '' ? value : change(value, key);

const pairOf = (place: unknown): readonly [unknown, unknown] | undefined =>
  isObject(place) && 'latitude' in place
    ? [place['latitude'], place['longitude']]
    : Array.isArray(place) && place.length === 2
      ? [place[0], place[1]]
      : undefined;
const placeAs =
  (write: (latitude: unknown, longitude: unknown) => unknown): Change =>
  (value, key) => {
    const pair = key === 'location' ? pairOf(value) : undefined;
    return pair ? write(...pair) : value;
  };

const TIME = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})Z$/;
const PICTURES = `${SAMPLE_HOST}/storage/images/`;
const isNumberText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && String(Number(value)) === value;

/** How existing servers say the same (contract 1.3, 1.6, 1.7): an adapter makes the same domain values of each. */
export const QUIRKS: Readonly<Record<string, (body: unknown) => unknown>> = {
  'fields that are empty left out': everywhere(members((value) => (isEmpty(value) ? GONE : value))),
  'null for what is empty': everywhere(members((value) => (isEmpty(value) ? null : value))),
  'numbers as text': everywhere((value) => (typeof value === 'number' ? String(value) : value)),
  'text that is a number as one': everywhere((value) => (isNumberText(value) ? Number(value) : value)),
  'booleans as 1 and 0': everywhere((value) => (typeof value === 'boolean' ? Number(value) : value)),
  'booleans as "1" and "0"': everywhere((value) => (typeof value === 'boolean' ? String(Number(value)) : value)),
  'places as pairs': everywhere(placeAs((latitude, longitude) => [latitude, longitude])),
  'places as objects of text': everywhere(
    placeAs((latitude, longitude) => ({ latitude: String(latitude), longitude: String(longitude) })),
  ),
  'canceled spelt with one l': everywhere((value) => (value === 'cancelled' ? 'canceled' : value)),
  'canceled spelt with two l': everywhere((value) => (value === 'canceled' ? 'cancelled' : value)),
  'times in ISO form': everywhere((value) =>
    typeof value === 'string' ? value.replace(TIME, '$1T$2.000000Z') : value,
  ),
  'pictures without their address': everywhere((value) =>
    typeof value === 'string' && value.startsWith(PICTURES) ? value.slice(PICTURES.length) : value,
  ),
  'fields nobody knows': everywhere((value) => (isObject(value) ? { ...value, x_existing: {} } : value)),
  'a last page without links and meta': (body) =>
    isObject(body) && isObject(body['meta']) && body['meta']['last_page'] === 1 ? { data: body['data'] } : body,
};

/** Answers that hold nothing, in whatever way (contract 1.5). */
export const NOTHINGS: readonly unknown[] = [
  null,
  [],
  {},
  '',
  { data: null },
  { data: [] },
  { data: {} },
  { data: '' },
  { data: [null] },
  { status: true },
];

const HOSTILE = [
  null,
  '',
  'NaN',
  '-',
  true,
  false,
  0,
  -1,
  0.1,
  -7.25,
  1e21,
  Number.MAX_SAFE_INTEGER + 2,
  '1e400',
  '12,5',
  [],
  [[]],
  [null],
  {},
  { translation: null },
  { data: 1 },
];

/** The answer with some of its values replaced by what no server should send. */
export const damagedArb = (body: unknown): fc.Arbitrary<unknown> =>
  fc
    .array(fc.tuple(fc.nat(), fc.oneof(fc.constantFrom<unknown>(...HOSTILE), fc.jsonValue({ maxDepth: 1 }))), {
      minLength: 1,
      maxLength: 3,
    })
    .map((wounds) => {
      let count = 0;
      everywhere((value) => ((count += 1), value))(body);
      const at = new Map(wounds.map(([place, value]) => [place % count, value]));
      let index = -1;
      return everywhere((value) => ((index += 1), at.has(index) ? at.get(index) : value))(body);
    });

const read = async ({ read }: Reading, body: unknown): Promise<Result<unknown, unknown>> =>
  read(fakeApi(() => ({ body })).api);

const isSound = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isFinite(value)
    : typeof value === 'object' && value !== null
      ? Object.values(value).every(isSound)
      : true;

/** API-1: the same domain values for every quirk; a value and no throw, never NaN, for whatever else is sent. */
export const itReadsQuirks = (readings: readonly Reading[]): void => {
  it.each(named(readings))('%s reads the variants that existing servers send', async (_name, reading) => {
    const plain = await read(reading, reading.body);
    expect(plain.ok).toBe(true);
    for (const [quirk, play] of Object.entries(QUIRKS))
      expect({ quirk, read: await read(reading, play(reading.body)) }).toEqual({ quirk, read: plain });
  });

  it.each(named(readings))('%s returns a value whatever the server sends', async (_name, reading) => {
    for (const nothing of NOTHINGS) {
      const outcome = await read(reading, nothing);
      expect(outcome).toSatisfy(isSound);
      if (reading.isOne) expect({ nothing, isThere: outcome.ok }).toEqual({ nothing, isThere: false });
    }
    await fc.assert(
      fc.asyncProperty(damagedArb(reading.body), async (body) => {
        expect(await read(reading, body)).toSatisfy(isSound);
      }),
      runs(20),
    );
  });
};

const named = (readings: readonly Reading[]) => readings.map((reading) => [reading.name, reading] as const);
