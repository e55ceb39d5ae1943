import { describe, expect, it } from 'vitest';
import { english } from '@infra/server/foundation/languages/en/index.ts';
import { inWords, takesOff } from '@infra/server/http/desk/coupon-words.ts';
import { formAt, nextOf, readPath } from '@infra/server/http/desk/desk-paths.ts';
import { ageText, localTime } from '@infra/server/http/desk/kitchen/local-words.ts';
import { titleOf } from '@infra/server/http/desk/menu-list.ts';
import { SHOWN, valuesAfter } from '@infra/server/http/desk/product-values.ts';
import { productRefusal } from '@infra/server/http/desk/product-words.ts';

const MINUTE = 60_000;
const NOON = Date.UTC(2025, 2, 10, 12);

describe('ORDER-6o times in the words of a seller', () => {
  it.each([
    [-5 * MINUTE, 'now'],
    [MINUTE - 1, 'now'],
    [MINUTE, '1 minute ago'],
    [90 * MINUTE, '90 minutes ago'],
    [91 * MINUTE, '2 hours ago'],
    [150 * MINUTE, '3 hours ago'],
  ])('%i milliseconds ago is "%s"', (ago, words) => {
    expect(ageText(NOON - ago, NOON, 'en')).toBe(words);
  });

  it('are those of the shop, in the digits of the site', () => {
    expect(localTime(NOON, 'America/New_York', 'en').replaceAll(/\s/g, ' ')).toBe('Mar 10, 2025, 8:00 AM');
    expect(/[٠-٩]/.test(localTime(NOON, 'UTC', 'ar') + ageText(NOON - 5 * MINUTE, NOON, 'ar'))).toBe(false);
  });
});

describe('OPS-6 the title of a product', () => {
  it.each([
    [{ de: 'Suppe', en: 'Soup', fr: 'Soupe' }, 'Suppe'],
    [{ fr: 'Soupe', de: '', en: 'Soup' }, 'Soup'],
    [{ ar: '', fr: 'Soupe', en: '' }, 'Soupe'],
    [{ de: '' }, '7'],
  ])('of %j is %s to a German reader', (title, expected) => {
    expect(titleOf({ title, id: 7 }, 'de')).toBe(expected);
  });
});

describe('ROUTE-12 addresses of the desk', () => {
  it('name a section, what it is about, and the form that is sent there', () => {
    expect(readPath('/desk')).toEqual({ key: '', rest: [] });
    expect(readPath('/desk//menu/7/caf%C3%A9/')).toEqual({ key: 'menu', rest: ['7', 'café'] });
    expect(readPath('/desk/menu/%E0%A4')).toEqual({ key: 'menu', rest: [''] });
    expect([formAt('/desk/menu/7/stock'), formAt('/desk/hours')]).toEqual(['menu/7', 'hours']);
  });

  it.each(['/desk', '/desk/orders', '/desk/orders?page=2', '/desk?x=1'])('lead on to %s after signing in', (path) => {
    expect(nextOf(path)).toBe(path);
  });

  it.each([
    '/',
    '//evil.test',
    '/desk//evil.test',
    '/deskx',
    '/desk/sign-in',
    '/desk/sign-out?x',
    '/desk/a b',
    '/desk\\x',
  ])('never lead to %s', (path) => {
    expect(nextOf(path)).toBe('/desk');
  });
});

const refusal = (status: number, ...fields: readonly string[]) => ({
  status,
  code: 'ERROR',
  message: 'as the API says',
  params: Object.fromEntries(fields.map((field) => [field, ['refused']])),
});

describe('L14 refusals in the words of the desk', () => {
  const { wrong } = english.menu;
  it.each([
    ['title.en', wrong.name],
    ['description.de', wrong.longText],
    ['category_id', wrong.category],
    ['stocks.7.price', wrong.price],
    ['stocks.7.quantity', wrong.pieces],
    ['min_qty', wrong.min],
    ['max_qty', wrong.max],
    ['interval', wrong.interval],
    ['boxes', wrong.boxes],
    ['tax', wrong.tax],
    ['kcal', wrong.nutrient],
    ['diets', wrong.diets],
    ['may_contain', wrong.declared],
    ['img', wrong.picture],
    ['what_comes_next', wrong.form],
  ])('say of %s what a product takes', (field, words) => {
    expect(productRefusal(refusal(400, field) as never, english.menu)).toMatchObject({
      message: wrong.form,
      params: { [field]: [words] },
    });
  });

  it('mark no field of a product that somebody else has changed, and keep all other refusals', () => {
    expect(productRefusal(refusal(409, 'price') as never, english.menu)).toMatchObject({
      message: wrong.changed,
      params: {},
    });
    expect(productRefusal(refusal(503, 'price') as never, english.menu)).toEqual(refusal(503, 'price'));
  });

  it('say of a coupon what each field takes, or who was first', () => {
    const typed = { text: (name: string) => (name === 'type' ? 'fix' : '') } as never;
    const conflict = { field: 'name', words: 'The code is taken.' };
    expect(inWords(refusal(400, 'price', 'qty') as never, typed, conflict).params).toEqual({
      price: [expect.stringMatching(/^An amount is more than 0/)],
      qty: [expect.stringMatching(/^Uses left are a whole number from 1 to [\d,]+\.$/)],
    });
    expect(inWords(refusal(409) as never, typed, conflict)).toMatchObject({
      message: 'The code is taken.',
      params: { name: ['The code is taken.'] },
    });
    expect(inWords(refusal(500, 'price') as never, typed, conflict)).toEqual(refusal(500, 'price'));
  });

  it('name what a coupon takes off', () => {
    const told = (['percent', 'fix'] as const).flatMap((type) =>
      (['total_price', 'delivery_fee'] as const).map((target) => takesOff({ type, price: 5, for: target })),
    );
    expect(told).toEqual([
      '5 % of the order',
      '5 % of the delivery fee',
      '5 off the order, in the base currency',
      '5 off the delivery fee, in the base currency',
    ]);
  });
});

describe('L14 the form of a product after a refusal', () => {
  const after = (status: number, sent: Readonly<Record<string, string>>, form = 'menu/7') => {
    const typed = { texts: Object.entries(sent), text: (name: string) => sent[name] ?? '' };
    const current = { tax: '7', boxes: '1' };
    return valuesAfter({ form, typed, refusal: refusal(status) } as never, 'menu/7', current);
  };
  const TAX = { [`${SHOWN}tax`]: '5', [`${SHOWN}boxes`]: '1' };

  it('shows what was typed, in the form that was sent alone', () => {
    expect(after(400, { tax: '6', boxes: '1' })).toEqual({ values: { tax: '6', boxes: '1' }, contested: [] });
    expect(after(400, { tax: '6', boxes: '1' }, 'menu/8').values).toEqual({ tax: '7', boxes: '1' });
  });

  it.each([
    ['touched by both', { tax: '6', boxes: '1', ...TAX }, { tax: '6', boxes: '1' }, ['tax']],
    ['touched by the other', { tax: '5', boxes: '1', ...TAX }, { tax: '7', boxes: '1' }, []],
    ['touched by the seller', { tax: '7', boxes: '2', ...TAX }, { tax: '7', boxes: '2' }, []],
  ])('beside another’s change names what was %s', (_case, sent, values, contested) => {
    expect(after(409, sent)).toEqual({ values, contested });
  });
});
