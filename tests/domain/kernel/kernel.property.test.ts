import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, type CanonicalValue } from '@domain/kernel/canonical-json.ts';
import { instant } from '@domain/kernel/clock.port.ts';
import { hasMore } from '@domain/kernel/page.ts';
import { isNotFound, isOutcomeUnknown, type RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { sha256Hex } from '@domain/kernel/sha256.ts';
import { utf8Bytes } from '@domain/kernel/utf8.ts';
import { isUuid, isUuidV4 } from '@domain/kernel/uuid.ts';
import { characterArb, hostileTextArb, uuidArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const textArb = fc.oneof(fc.string({ unit: characterArb, maxLength: 200 }), hostileTextArb);

describe('PRICE-7 the hash of a quote', () => {
  it('is SHA-256 of the UTF-8 bytes, as Node computes both', () => {
    fc.assert(
      fc.property(textArb, (text) => {
        expect(Buffer.from(utf8Bytes(text))).toEqual(Buffer.from(new TextEncoder().encode(text)));
        expect(sha256Hex(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
      }),
      runs(25, 10_000),
    );
  });

  it('encodes the first and the last code point of every UTF-8 length', () => {
    for (const code of [
      0, 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xd800, 0xdbff, 0xdc00, 0xdfff, 0xe000, 0xffff, 0x10000, 0x10ffff,
    ]) {
      expect([code, ...utf8Bytes(String.fromCodePoint(code))]).toEqual([
        code,
        ...new TextEncoder().encode(String.fromCodePoint(code)),
      ]);
    }
  });

  it('handles every length around a block of 64 bytes', () => {
    for (let length = 0; length <= 130; length++)
      expect(sha256Hex('x'.repeat(length))).toBe(createHash('sha256').update('x'.repeat(length)).digest('hex'));
  });
});

/** JSON values with whole numbers only. */
const canonicalArb: fc.Arbitrary<CanonicalValue> = fc.letrec<{ value: CanonicalValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.string({ maxLength: 8 }),
    fc.maxSafeInteger(),
    fc.boolean(),
    fc.constant(null),
    fc.constant('Cafe\u0301'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string({ maxLength: 5 }), tie('value'), { maxKeys: 4 }),
  ),
})).value;

const shuffled = (value: CanonicalValue): CanonicalValue => {
  if (Array.isArray(value)) return value.map((item: CanonicalValue) => shuffled(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, member]) => [name, shuffled(member)]),
  );
};

describe('PRICE-7 canonical JSON', () => {
  it('does not depend on the order of names', () => {
    fc.assert(
      fc.property(canonicalArb, (value) => {
        expect(canonicalJson(shuffled(value))).toBe(canonicalJson(value));
      }),
      runs(25, 10_000),
    );
  });

  it('can be read back, with its text in NFC', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.maxSafeInteger(), fc.constant(null))),
        (list) => {
          const text = canonicalJson(list);
          expect(JSON.parse(text)).toEqual(
            list.map((item) => (typeof item === 'string' ? item.normalize('NFC') : item)),
          );
        },
      ),
      runs(25, 10_000),
    );
  });

  it('sorts names by UTF-16 units, writes zero one way and throws for fractions', () => {
    // U+FB33 is written in NFC as two letters that sort before the surrogates of an emoji.
    expect([canonicalJson([true, false, null, -0]), canonicalJson({ b: 1, c: 2, a: [] })]).toEqual([
      '[true,false,null,0]',
      '{"a":[],"b":1,"c":2}',
    ]);
    expect(canonicalJson({ é: 1, z: -0, '😀': 3, '\ufb33': 4, A: null })).toBe(
      '{"A":null,"z":0,"é":1,"\u05d3\u05bc":4,"😀":3}',
    );
    for (const number of [0.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => canonicalJson(number)).toThrow(RangeError);
  });
});

describe('ORDER-4 idempotency keys', () => {
  it('are uuids of version 4, and near misses are rejected', () => {
    fc.assert(
      fc.property(uuidArb, fc.uuid({ version: [1, 3, 5, 7] }), hostileTextArb, (key, other, hostile) => {
        expect([isUuidV4(key), isUuid(key), isUuidV4(key.toUpperCase())]).toEqual([true, true, true]);
        expect([
          isUuidV4(other),
          isUuid(other),
          isUuidV4(`${key}\n`),
          isUuid(`${key}0`),
          isUuid(`0${key}`),
          isUuidV4(`0${key}`),
        ]).toEqual([false, true, false, false, false, false]);
        expect(isUuid(hostile)).toBe(false);
      }),
      runs(50),
    );
  });
});

describe('CORE-1 outcomes', () => {
  it('are a value or a failure, and say which', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect([ok(value), err(value)]).toEqual([
          { ok: true, value },
          { ok: false, error: value },
        ]);
      }),
      runs(10, 1000),
    );
  });
});

describe('CORE-1 moments and pages', () => {
  it('accept a whole number of milliseconds as a moment', () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        if (Number.isSafeInteger(value)) expect(instant(value)).toBe(value);
        else expect(() => instant(value)).toThrow(RangeError);
      }),
      runs(50),
    );
  });

  it('have more pages exactly before the last one', () => {
    fc.assert(
      fc.property(fc.nat({ max: 5 }), fc.nat({ max: 5 }), (page, lastPage) => {
        expect(hasMore({ items: [], page, lastPage, total: 0 })).toBe(page < lastPage);
      }),
      runs(30),
    );
  });
});

describe('CORE-1g L1 failed calls', () => {
  const refusal = (status: number): RemoteFailure => ({
    kind: 'rejected',
    status,
    code: '',
    message: '',
    params: {},
    data: undefined,
  });

  it('leave open what happened unless the server refused to act', () => {
    for (const kind of ['unauthorized', 'timeout', 'unreachable', 'malformed'] as const)
      expect(isOutcomeUnknown({ kind })).toBe(true);
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: 400, max: 599 }), fc.constantFrom(409, 429, 499, 500, 503)), (status) => {
        const mayHaveActed = status === 409 || status === 429 || status > 499;
        expect(isOutcomeUnknown(refusal(status))).toBe(mayHaveActed);
      }),
      runs(100),
    );
  });

  it('say that there is no such thing only by 404', () => {
    for (const kind of ['unauthorized', 'timeout', 'unreachable', 'malformed'] as const)
      expect(isNotFound({ kind })).toBe(false);
    expect(isNotFound(undefined)).toBe(false);
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: 400, max: 599 }), fc.constantFrom(403, 404, 410)), (status) => {
        expect(isNotFound(refusal(status))).toBe(status === 404);
      }),
      runs(100),
    );
  });
});
