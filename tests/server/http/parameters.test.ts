import * as fc from 'fast-check';
import { createCoerce } from '@infra/server/http/contract/coerce.ts';
import type { JsonSchema } from '@infra/server/http/contract/json-schema.ts';
import { cleanValue } from '@infra/server/http/request/clean.ts';
import { readNested } from '@infra/server/http/request/nested.ts';
import { describe, expect, it } from 'vitest';

const coerce = createCoerce((schema) => schema);
const nested = (query: string): unknown => JSON.parse(JSON.stringify(readNested([...new URLSearchParams(query)])));

describe('API-1 brackets', () => {
  it.each([
    ['ids[0]=1&ids[1]=2', { ids: ['1', '2'] }],
    ['ids[]=1&ids[]=2', { ids: ['1', '2'] }],
    ['ids[7]=b&ids[3]=a', { ids: ['a', 'b'] }],
    ['address[latitude]=52.3&address[longitude]=4', { address: { latitude: '52.3', longitude: '4' } }],
    ['products[0][stock_id]=7&products[0][quantity]=2', { products: [{ stock_id: '7', quantity: '2' }] }],
    ['a=1&a=2', { a: '2' }],
    ['a=1&a[b]=2', { a: { b: '2' } }],
    ['a[=1', { 'a[': '1' }],
    ['ids[999999999]=1', { ids: ['1'] }],
  ])('%s', (query, expected) => {
    expect(nested(query)).toEqual(expected);
  });

  it('never reach a prototype', () => {
    nested('__proto__[polluted]=1&constructor[prototype][polluted]=1');
    expect('polluted' in {}).toBe(false);
  });

  it('never throw, and the last value of a plain name wins', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (entries) => {
        const read = readNested(entries);
        const plain = entries
          .map(([name]) => name)
          .filter((name) => /^[^[\]]+$/.test(name) && !entries.some(([other]) => other.startsWith(`${name}[`)));
        expect(plain.map((name) => read[name])).toEqual(
          plain.map((name) => entries.findLast(([other]) => other === name)?.[1]),
        );
      }),
    );
  });
});

describe('API-1 coercion', () => {
  const integer: JsonSchema = { type: 'integer' };
  const boolean: JsonSchema = { type: 'boolean' };

  it.each([
    [integer, '12', 12],
    [integer, ' 12 ', 12],
    [integer, 'twelve', 'twelve'],
    [integer, '1e400', '1e400'],
    [{ type: 'number' }, '1.50', 1.5],
    [boolean, '1', true],
    [boolean, 0, false],
    [boolean, 'true', true],
    [boolean, 'yes', 'yes'],
    [{ type: 'string' }, 31_612_345, '31612345'],
    [{ type: 'array', items: integer }, '1,2', [1, 2]],
    [{ type: 'array', items: integer }, 3, [3]],
    [
      {
        anyOf: [
          { type: 'array', items: { type: 'number' } },
          { type: 'object', properties: { a: integer } },
        ],
      },
      { a: '1' },
      { a: 1 },
    ],
  ] as const)('%j of %j', (schema, value, expected) => {
    expect(coerce(schema, value)).toEqual(expected);
  });

  it('drops absent and unknown values', () => {
    const schema: JsonSchema = {
      type: 'object',
      properties: { page: integer, name: { type: 'string' }, note: { type: ['string', 'null'] } },
    };
    expect(coerce(schema, { page: '', name: null, note: null, other: 1 })).toEqual({ note: null });
  });
});

describe('API-1 cleaning', () => {
  it('removes characters that the database cannot store', () => {
    expect(cleanValue({ a: ['x\0y', '\uD800', '😀'] }, 4)?.value).toEqual({ a: ['xy', '', '😀'] });
  });

  it('rejects values nested too deeply, at any level', () => {
    const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), (levels) => {
        expect(cleanValue(deep(levels), 32) === undefined).toBe(levels > 32);
      }),
    );
  });
});
