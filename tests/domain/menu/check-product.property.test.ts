import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_QUANTITY_LIMIT } from '@domain/catalog/index.ts';
import { ALLERGENS, DIETS, isSuitable } from '@domain/dietary/index.ts';
import { categoryId, stockId } from '@domain/kernel/ids.ts';
import {
  checkProduct,
  NUTRIENTS,
  PIECES_MAX,
  typedPrice,
  type ProductDraft,
  type ProductField,
} from '@domain/menu/index.ts';
import { compareDecimals, decimal, majorOf, money } from '@domain/pricing/index.ts';
import { decimalArb, percentArb, scaleArb } from '@domain/testing/index.ts';
import { runs } from '../runs.ts';

const CATEGORIES = [1, 2, 3].map(categoryId);
const PLACE = { scale: 2, language: 'en', categories: new Set(CATEGORIES), isExtra: false } as const;
const titleArb = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== '');
const optionalArb = (numbers: fc.Arbitrary<string>): fc.Arbitrary<string> => fc.oneof(fc.constant(''), numbers);
const stockArb = fc.record({
  price: decimalArb(0, 900, 2).filter((price) => price !== '0'),
  quantity: fc.integer({ min: 0, max: PIECES_MAX }).map(String),
});
/** Products that a shop can sell. */
const draftArb: fc.Arbitrary<ProductDraft> = fc
  .record({
    texts: fc.record({
      en: fc.record({ title: titleArb, description: fc.string({ maxLength: 80 }) }),
      de: fc.constantFrom({ title: '', description: '' }, { title: ' Suppe ', description: 'Warm' }),
    }),
    category: fc.constantFrom(...CATEGORIES),
    stocks: fc
      .array(stockArb, { minLength: 1, maxLength: 3 })
      .map((stocks) => stocks.map((stock, index) => ({ ...stock, id: index === 0 ? undefined : stockId(index) }))),
    limits: fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 0, max: 50 })),
    isLimited: fc.boolean(),
    interval: optionalArb(decimalArb(1, 50, 3)),
    boxes: optionalArb(fc.integer({ min: 0, max: 5 }).map(String)),
    tax: optionalArb(percentArb),
    kcal: optionalArb(decimalArb(0, 900, 0)),
    carbs: optionalArb(decimalArb(0, 90, 1)),
    protein: optionalArb(decimalArb(0, 90, 2)),
    fats: optionalArb(decimalArb(0, 90, 2)),
    declared: fc.option(
      fc.record({ allergens: fc.subarray(['nuts', 'sesame']), mayContain: fc.subarray(['nuts', 'milk']) }),
      { nil: undefined },
    ),
    diets: fc.subarray([...DIETS]).filter((diets) => !diets.includes('gluten_free')),
  })
  .map(({ limits: [min, more], isLimited, declared, diets, ...draft }) => ({
    ...draft,
    min: String(min),
    max: isLimited ? String(min + more) : '',
    isDeclared: declared !== undefined,
    allergens: declared?.allergens ?? [],
    mayContain: declared?.mayContain ?? [],
    diets: declared ? diets : [],
  }));

/** One wrong value of a field, and the fault that it is. */
const WRONG: readonly (readonly [ProductField, Partial<ProductDraft>])[] = [
  ['title', { texts: {} }],
  ['title', { texts: { en: { title: 'x'.repeat(192), description: '' } } }],
  ['description', { texts: { en: { title: 'Soup', description: 'x'.repeat(5001) } } }],
  ['category', { category: undefined }],
  ['category', { category: categoryId(9) }],
  ...['', '0', '0,00', '-1', '9.999', 'free', '1000000001'].map(
    (price) => ['price', { stocks: [{ id: undefined, price, quantity: '1' }] }] as const,
  ),
  ...['', '-1', '1.5', 'ten', '1000001', '+3'].map(
    (quantity) => ['quantity', { stocks: [{ id: undefined, price: '1', quantity }] }] as const,
  ),
  ...['0', '-1', '1.5', '1000001'].map((min) => ['min', { min, max: '' }] as const),
  ...['0', '2', 'all'].map((max) => ['max', { min: '3', max }] as const),
  ...['0', '-1', '0.0001', '10001'].map((interval) => ['interval', { interval }] as const),
  ...['-1', '6', '1.5', 'x'].map((boxes) => ['boxes', { boxes }] as const),
  ...['-1', '100.01', '7.125', 'x'].map((tax) => ['tax', { tax }] as const),
  ...NUTRIENTS.flatMap((field) => ['-1', '1.234', 'many'].map((text) => [field, { [field]: text }] as const)),
  ['declared', { isDeclared: false, allergens: ['milk'], mayContain: [], diets: [] }],
  ['allergens', { isDeclared: true, allergens: ['stones'], mayContain: [], diets: [] }],
  ['mayContain', { isDeclared: true, allergens: [], mayContain: ['stones'], diets: [] }],
  ['diets', { isDeclared: true, allergens: [], mayContain: [], diets: ['raw'] }],
  ['diets', { isDeclared: true, allergens: ['eggs'], mayContain: [], diets: ['vegan'] }],
];

describe('OPS-6f a product that a seller types', () => {
  it('OPS-6h contains exactly what the form says', () => {
    fc.assert(
      fc.property(draftArb, (draft) => {
        const checked = checkProduct(draft, PLACE);
        if (!checked.ok) throw new Error(JSON.stringify(checked.error));
        const { texts, category, stocks, min, max, interval, boxes, tax, nutrition } = checked.value;
        expect(texts['en']?.title).toBe(draft.texts['en']?.title.trim());
        expect(Object.keys(texts).includes('de')).toBe(draft.texts['de']?.title !== '');
        expect(category).toBe(draft.category);
        expect(stocks.map(({ price, quantity }) => [majorOf(price), String(quantity)])).toEqual(
          draft.stocks.map(({ price, quantity }) => [price, quantity]),
        );
        expect([String(min), max === NO_QUANTITY_LIMIT ? '' : String(max)]).toEqual([draft.min, draft.max]);
        expect([interval, tax]).toEqual([draft.interval || '1', draft.tax || '0']);
        expect(boxes).toBe(Number(draft.boxes));
        for (const field of NUTRIENTS) expect(nutrition[field] ?? '').toBe(draft[field]);
      }),
      runs(200, 5_000),
    );
  });

  it('ORDER-12f takes an add-on for one without boxes', () => {
    fc.assert(
      fc.property(draftArb, (draft) => {
        const checked = checkProduct({ ...draft, boxes: '3' }, { ...PLACE, isExtra: true });
        expect(checked.ok && checked.value.boxes).toBe(0);
      }),
      runs(10),
    );
  });

  it('OPS-6f reports each wrong field and nothing else', () => {
    fc.assert(
      fc.property(draftArb, fc.constantFrom(...WRONG), (draft, [field, wrong]) => {
        const checked = checkProduct({ ...draft, ...wrong }, PLACE);
        expect(checked.ok ? [] : checked.error.map((fault) => fault.field)).toEqual([field]);
      }),
      runs(300, 5_000),
    );
  });

  it('OPS-6f reports all faults at once, in the order of the form, with variant and language', () => {
    const checked = checkProduct(
      {
        texts: { de: { title: '', description: 'Warm' } },
        category: undefined,
        stocks: [
          { id: stockId(4), price: '1', quantity: 'x' },
          { id: stockId(5), price: '', quantity: '2' },
        ],
        min: '0',
        max: '',
        interval: '',
        boxes: '',
        tax: '101',
        kcal: 'much',
        carbs: '',
        protein: '',
        fats: '',
        isDeclared: false,
        allergens: ['milk'],
        mayContain: [],
        diets: [],
      },
      PLACE,
    );
    expect(checked).toEqual({
      ok: false,
      error: [
        { field: 'title', locale: 'en', kind: 'required' },
        { field: 'title', locale: 'de', kind: 'required' },
        { field: 'category', kind: 'required' },
        { field: 'quantity', stock: 4, kind: 'invalid' },
        { field: 'price', stock: 5, kind: 'required' },
        { field: 'min', kind: 'too-small' },
        { field: 'tax', kind: 'too-large' },
        { field: 'kcal', kind: 'invalid' },
        { field: 'declared', kind: 'required' },
      ],
    });
  });

  it('OPS-6f needs no category as an add-on', () => {
    fc.assert(
      fc.property(draftArb, (draft) => {
        const checked = checkProduct({ ...draft, category: undefined }, { ...PLACE, isExtra: true });
        expect(checked.ok && checked.value.category).toBeUndefined();
      }),
      runs(20, 200),
    );
  });
});

describe('OPS-6g a price that a seller types', () => {
  it('is the typed amount to the minor unit, or refused', () => {
    fc.assert(
      fc.property(scaleArb, fc.integer({ min: 1, max: 10 ** 8 }), fc.boolean(), (scale, minor, isComma) => {
        const major = majorOf(money(minor, scale));
        const typed = isComma ? ` ${major.replace('.', ',')} ` : major;
        expect(typedPrice(typed, scale)).toEqual({ ok: true, value: money(minor, scale) });
        const finer = `${major}${major.includes('.') ? '' : '.'}${scale === 0 ? '' : '0'.repeat(scale)}1`;
        expect(compareDecimals(decimal(finer), decimal(major))).toBe(1);
        expect(typedPrice(finer, scale)).toEqual({ ok: false, error: 'too-many-decimals' });
      }),
      runs(100, 5_000),
    );
  });
});

describe('LOCALE-6f a price', () => {
  it('is refused where it could mean a thousand', () => {
    for (const typed of ['1,000', '1.000', '12,500', '٩٩٩,٠٠٠']) {
      expect(typedPrice(typed, 2)).toEqual({ ok: false, error: 'too-many-decimals' });
      expect(typedPrice(typed, 3).ok).toBe(true);
    }
  });
});

describe('OPS-6i the texts of a product', () => {
  it('has a title in the default language and wherever it has a description', () => {
    const textArb = fc.record({
      title: fc.constantFrom('', '  ', 'Soup'),
      description: fc.constantFrom('', 'Warm'),
    });
    fc.assert(
      fc.property(draftArb, fc.dictionary(fc.constantFrom('en', 'de', 'ar'), textArb), (draft, texts) => {
        const checked = checkProduct({ ...draft, texts }, PLACE);
        const wanted = ['en', ...Object.keys(texts).filter((locale) => texts[locale]?.description !== '')];
        const missing = [...new Set(wanted)].filter((locale) => (texts[locale]?.title ?? '').trim() === '');
        const faults = checked.ok ? [] : checked.error;
        expect(new Set(faults.map(({ locale }) => locale))).toEqual(new Set(missing));
        if (checked.ok) for (const { title } of Object.values(checked.value.texts)) expect(title).not.toBe('');
      }),
      runs(100, 2_000),
    );
  });
});

describe('OPS-6j what a shop declares of a product', () => {
  it('is unknown unless it is declared, and never contradicts itself', () => {
    const choiceArb = fc.record({
      isDeclared: fc.boolean(),
      allergens: fc.subarray([...ALLERGENS]),
      mayContain: fc.subarray([...ALLERGENS]),
      diets: fc.subarray([...DIETS]),
    });
    fc.assert(
      fc.property(draftArb, choiceArb, (draft, choice) => {
        const checked = checkProduct({ ...draft, ...choice }, PLACE);
        if (!checked.ok) {
          expect(checked.error.map(({ field }) => field)).toEqual(
            choice.isDeclared ? ['diets'] : ['declared', ...(checked.error.length > 1 ? ['diets'] : [])],
          );
          return;
        }
        const { dietary } = checked.value;
        expect(dietary !== undefined).toBe(choice.isDeclared);
        for (const allergen of choice.allergens)
          expect(isSuitable([dietary], { without: [allergen], diets: [] })).toBe(false);
        expect(dietary?.mayContain.filter((code) => dietary.contains.includes(code)) ?? []).toEqual([]);
        if (dietary?.diets.includes('vegan')) expect(dietary.contains).not.toContain('milk');
        if (dietary?.diets.includes('vegetarian')) expect(dietary.contains).not.toContain('fish');
        if (dietary?.diets.includes('gluten_free')) expect(dietary.contains).not.toContain('gluten');
      }),
      runs(300, 5_000),
    );
  });
});
