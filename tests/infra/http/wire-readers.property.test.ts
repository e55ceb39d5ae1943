import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBanner, toDeliveryTime, toShopCard } from '@infra/catalog/catalog-wire.ts';
import { toPoint } from '@infra/catalog/point-wire.ts';
import { toDietary } from '@infra/catalog/dietary-wire.ts';
import { toProductCard } from '@infra/catalog/product-wire.ts';
import { readAnswer } from '@infra/drivers/http/remote-failure.ts';
import { optionalInstant } from '@infra/drivers/http/wire-time.ts';
import { ALLERGENS } from '@domain/dietary/index.ts';
import { err, ok } from '@domain/kernel/result.ts';
import { money } from '@domain/pricing/index.ts';
import { runs } from '../../domain/runs.ts';

const RUNS = runs(200);

describe('API-1 answers', () => {
  it('are malformed if the domain rejects a value, while bugs still throw', async () => {
    await expect(readAnswer(Promise.resolve('body'), (body) => ok(body))).resolves.toEqual(ok('body'));
    await expect(readAnswer(Promise.resolve(0), () => ok(money(0.5, 2)))).resolves.toEqual(err({ kind: 'malformed' }));
    await expect(readAnswer(Promise.resolve(0), () => JSON.parse('{') as never)).rejects.toThrow(SyntaxError);
    await expect(readAnswer(Promise.reject(new TypeError('cut off')), ok)).resolves.toEqual(
      err({ kind: 'unreachable' }),
    );
  });
});

describe('API-1 times from the server', () => {
  const two = (value: number): string => String(value).padStart(2, '0');

  it('are read if calendar and clock have them, else undefined', () => {
    const partArb = fc.tuple(
      fc.integer({ min: 1970, max: 2100 }),
      fc.nat({ max: 14 }),
      fc.nat({ max: 33 }),
      fc.nat({ max: 26 }),
      fc.nat({ max: 62 }),
      fc.nat({ max: 62 }),
    );
    fc.assert(
      fc.property(partArb, ([year, month, day, hour, minute, second]) => {
        const text = `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}Z`;
        const at = new Date(text);
        const isReal = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text.slice(0, 19));
        expect(optionalInstant(text)).toBe(isReal ? at.getTime() : undefined);
        expect(optionalInstant(text.replace('T', ' '))).toBe(isReal ? at.getTime() : undefined);
      }),
      RUNS,
    );
  });
});

describe('API-1 locations and delivery times from the server', () => {
  it('are valid locations on Earth, or undefined', () => {
    fc.assert(
      fc.property(fc.double({ min: -400, max: 400 }), fc.double({ min: -400, max: 400 }), (latitude, longitude) => {
        const isReal = latitude >= -90 && latitude <= 90 && longitude >= -180 && longitude <= 180;
        const expected = isReal ? { latitude, longitude } : undefined;
        expect(
          [
            toPoint({ latitude, longitude }),
            toPoint([latitude, longitude]),
            toPoint({ latitude: String(latitude), longitude: String(longitude) }),
          ].map((point) => JSON.stringify(point)),
        ).toEqual(Array.from({ length: 3 }, () => JSON.stringify(expected)));
      }),
      RUNS,
    );
  });

  it('are a possible delivery time, or undefined', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10, max: 700_000 }),
        fc.integer({ min: -10, max: 700_000 }),
        fc.constantFrom('minute', 'hour', 'day'),
        (from, to, type) => {
          const unit = { minute: 1, hour: 60, day: 1440 }[type] ?? 0;
          expect(toDeliveryTime({ from, to, type })).toEqual(
            from >= 0 && from <= to && to * unit <= 525_600 ? { from: from * unit, to: to * unit } : undefined,
          );
        },
      ),
      RUNS,
    );
  });
});

describe('API-1 discounts from the server', () => {
  it('are ignored once over, also if the server omits `active`', () => {
    const offer = (more: object) =>
      toShopCard(
        { discount: [{ type: 'percent', price: 10, ...more }] },
        { scale: () => 2, toImage: () => undefined, timeZone: () => 'UTC', language: () => 'en' },
      ).offer;
    expect([{ active: true }, { active: 1 }].map((more) => offer(more)?.kind)).toEqual(['percent', 'percent']);
    expect([{ active: false }, { active: 0 }, {}].map(offer)).toEqual([undefined, undefined, undefined]);
  });
});

describe('LOCALE-9b the language of a text', () => {
  it('is told exactly where it is another than the requested one', () => {
    const reading = (language: string) => ({
      scale: () => 2 as const,
      toImage: () => undefined,
      timeZone: () => 'UTC',
      language: () => language,
    });
    const languageArb = fc.constantFrom('de', 'en', 'ar');
    fc.assert(
      fc.property(languageArb, fc.option(languageArb), (requested, locale) => {
        const dto = { translation: { title: 'Tee', ...(locale !== null && { locale }) } };
        const told = locale === null || locale === requested ? undefined : locale;
        const context = reading(requested);
        for (const read of [toShopCard, toProductCard, toBanner]) expect(read(dto, context).language).toBe(told);
      }),
      RUNS,
    );
  });
});

describe('API-1 allergens from the server', () => {
  it('make the whole declaration unknown, never safe, if one is unknown', () => {
    const codesArb = fc.array(
      fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom<unknown>(...ALLERGENS) },
        { weight: 1, arbitrary: fc.constantFrom<unknown>('kiwi', '', null, 7) },
      ),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(codesArb, codesArb, fc.boolean(), (allergens, trace, isDeclared) => {
        const read = toDietary({
          dietary_declared: isDeclared,
          allergens,
          may_contain: trace,
          diets: ['vegan', 'lunar'],
        });
        const isKnown = [...allergens, ...trace].every((code) => ALLERGENS.some((known) => known === code));
        expect(read).toEqual(
          isDeclared && isKnown ? { contains: allergens, mayContain: trace, diets: ['vegan'] } : undefined,
        );
      }),
      RUNS,
    );
  });
});
