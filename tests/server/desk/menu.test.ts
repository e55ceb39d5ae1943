import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '@infra/server/foundation/languages/index.ts';
import { makePicture } from '../support/uploading.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { openBrowser, type Browser } from './browser.ts';

let test: TestMarketplace;
let seller: Browser;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  seller = await signedIn('seller-green-spoon@tiffin.test');
});
afterAll(() => test.marketplace.close());

const signedIn = async (email: string, locale?: string): Promise<Browser> => {
  const browser = openBrowser(test);
  if (locale !== undefined) browser.cookies.set('locale', locale);
  expect((await browser.post('/desk/sign-in', { email, password: 'lunchbox' })).status).toBe(303);
  return browser;
};
const { menu: words } = LANGUAGES.en;
const valueOf = (text: string, name: string): string =>
  new RegExp(`name="${name.replaceAll('.', '\\.')}"[^>]*?value="([^"]*)"`).exec(text)?.[1] ?? '';
const idOf = async (title: string): Promise<number> => {
  const rows = await test.store.database
    .selectFrom('products')
    .select(['id', 'texts'])
    .where('shop_id', '=', 1)
    .execute();
  return rows.find(({ texts }) => texts['en']?.title === title)?.id ?? 0;
};
/** The fields of the form of a product as its page shows them, with changes. */
const formOf = (text: string, changes: Readonly<Record<string, string>> = {}): URLSearchParams => {
  const form = new URLSearchParams();
  const main = text.slice(text.indexOf('class="stack"'));
  for (const [tag] of main.matchAll(/<(?:input|textarea|select)\b[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(tag)?.[1];
    if (name === undefined || name === 'img' || name === 'name') continue;
    const isBox = tag.includes('type="checkbox"');
    if (isBox && !/\schecked/.test(tag)) continue;
    const value = tag.startsWith('<select')
      ? (/<option value="([^"]*)" selected/.exec(main.slice(main.indexOf(tag)))?.[1] ?? '')
      : tag.startsWith('<textarea')
        ? (new RegExp(`name="${name}"[^>]*>([^<]*)</textarea>`).exec(main)?.[1] ?? '')
        : (/value="([^"]*)"/.exec(tag)?.[1] ?? '');
    form.append(name, value);
  }
  for (const [name, value] of Object.entries(changes)) form.set(name, value);
  return form;
};

describe('OPS-6 the menu at the desk', () => {
  it('creates a product with its picture, and shows it in the list', async () => {
    const picture = new File([new Uint8Array(await makePicture('png'))], 'rice.png', { type: 'image/png' });
    const page = await seller.submit('/desk/menu/new', {
      'title.en': 'Saffron rice',
      'description.en': 'With barberries',
      category_id: '3',
      price: '7,35',
      quantity: '12',
      dietary_declared: '1',
      allergens: 'nuts',
      diets: 'vegan',
      active: '1',
      img: picture,
    });
    expect([page.status, page.text.includes('Saffron rice: created.')]).toEqual([200, true]);
    const { text } = await seller.get('/desk/menu?search=saffron');
    expect(text).toContain(`aria-label="${words.price}: Saffron rice"`);
    expect(text).toContain('value="7.35"');
    expect(text).toMatch(/<img src="[^"]*products\/[^"]*" alt=""/);
  });

  it('keeps what was typed, with the reason beside each wrong field', async () => {
    const { status, text } = await seller.post('/desk/menu/new', {
      'title.en': '',
      'description.en': 'Still here',
      price: '0',
      quantity: 'many',
      diets: 'vegan',
    });
    expect(status).toBe(400);
    for (const said of [
      words.wrong.name,
      words.wrong.price,
      words.wrong.pieces,
      words.wrong.category,
      words.wrong.declared,
    ])
      expect(text).toContain(`">${said}</small>`);
    expect(text).toContain('>Still here</textarea>');
    expect(valueOf(text, 'quantity')).toBe('many');
    expect(text).toMatch(/name="price" aria-describedby="([\w-]+)" aria-invalid="true"/);
  });

  it('changes price and pieces in the list, and marks what is sold out in one press', async () => {
    const id = await idOf('Lentil soup');
    const list = await seller.get('/desk/menu?search=lentil');
    const sent = {
      stock_id: valueOf(list.text, 'stock_id'),
      'shown.price': valueOf(list.text, 'shown.price'),
      'shown.quantity': valueOf(list.text, 'shown.quantity'),
    };
    const changed = await seller.submit(`/desk/menu/${id}/stock?search=lentil`, {
      ...sent,
      price: '6.50',
      quantity: '44',
    });
    expect(changed.text).toContain('Lentil soup: saved.');
    expect([valueOf(changed.text, 'price'), valueOf(changed.text, 'quantity')]).toEqual(['6.50', '44']);
    const wrong = await seller.post(`/desk/menu/${id}/stock?search=lentil`, { ...sent, price: '', quantity: '44' });
    expect([wrong.status, wrong.text.includes('aria-invalid="true"'), wrong.text.includes('id="trouble"')]).toEqual([
      400,
      true,
      true,
    ]);
    const stale = await seller.post(`/desk/menu/${id}/stock?search=lentil`, { ...sent, price: '7', quantity: '44' });
    expect([stale.status, stale.text.includes(words.wrong.changedPrice)]).toEqual([409, true]);
    const gone = await seller.submit(`/desk/menu/${id}/supply?search=lentil`, { sold_out: '1' });
    expect(gone.text).toContain(`aria-label="${words.offerAgain}: Lentil soup"`);
    const back = await seller.submit(`/desk/menu/${id}/supply?search=lentil`, { sold_out: '0' });
    expect(valueOf(back.text, 'quantity')).toBe('44');
  });

  it('tells the second of two people what has changed, and loses nothing that they typed', async () => {
    const id = await idOf('Chicken plate');
    const [first, second] = [await seller.get(`/desk/menu/${id}`), await seller.get(`/desk/menu/${id}`)];
    const price = /name="(stocks\.\d+\.price)"/.exec(first.text)?.[1] ?? '';
    await seller.post(
      `/desk/menu/${id}/save`,
      formOf(first.text, { [price]: '13.00', tax: '7', 'title.en': 'Chicken of the house' }),
    );
    const refused = await seller.post(
      `/desk/menu/${id}/save`,
      formOf(second.text, { [price]: '14.00', 'description.en': 'Typed by the second' }),
    );
    expect([refused.status, refused.text.includes(words.wrong.changed.split('.')[0] ?? '')]).toEqual([409, true]);
    // Touched by both: what was typed, and what is there now beside it; touched by the first only: the new state.
    expect([valueOf(refused.text, price), valueOf(refused.text, 'tax')]).toEqual(['14.00', '7']);
    expect(refused.text).toContain('Meanwhile: 13.00');
    expect(valueOf(refused.text, 'title.en')).toBe('Chicken of the house');
    const saved = await seller.submit(
      `/desk/menu/${id}/save`,
      formOf(refused.text, { 'description.en': 'Typed by the second' }),
    );
    expect(saved.text).toContain('Chicken of the house: saved.');
    const { price: kept } = await test.store.database
      .selectFrom('stocks')
      .select('price')
      .where('product_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(kept).toBe(1400);
  });

  it('asks before it deletes', async () => {
    const id = await idOf('Mystery stew');
    const page = await seller.get(`/desk/menu/${id}`);
    expect(page.text).toMatch(/<details>\s*<summary>Delete …<\/summary>/);
    expect((await seller.submit(`/desk/menu/${id}/delete`)).text).toContain('Mystery stew: deleted.');
    expect((await seller.get(`/desk/menu/${id}`)).status).toBe(404);
  });

  it('is reached by operators from the card of a shop, and by nobody for a foreign shop', async () => {
    const operator = await signedIn('desk@tiffin.test');
    expect((await operator.get('/desk/shops')).text).toContain('href="/desk/menu?shop=2"');
    const { text } = await operator.get('/desk/menu?shop=2');
    expect(text).toContain('Night Market');
    expect(text).toContain('Olives');
    expect((await operator.get('/desk/menu')).status).toBe(404);
    const olives = /\/desk\/menu\/(\d+)\?shop=2/.exec(text)?.[1] ?? '';
    expect((await seller.get(`/desk/menu/${olives}?shop=2`)).status).toBe(404);
    expect((await seller.post(`/desk/menu/${olives}/delete?shop=2`)).status).toBe(404);
  });
});

describe('OPS-6 the hours at the desk', () => {
  const week = async () => (await test.api.ok('showShop', { id: '1' })).data.shop_working_days ?? [];

  it('saves one day for all days, and keeps what was typed wrong', async () => {
    const { text } = await seller.get('/desk/hours');
    const sent = formOf(text, { 'tuesday.0.from': '11:30', 'tuesday.0.to': '23:15', copy: 'tuesday' });
    expect((await seller.submit('/desk/hours/week', sent)).text).toContain('Saved.');
    expect([...new Set((await week()).map(({ from, to }) => `${from} ${to}`))]).toEqual(['11-30 23-15']);
    const page = await seller.get('/desk/hours');
    const wrong = formOf(page.text, { 'friday.0.to': '' });
    wrong.delete('copy');
    const refused = await seller.post('/desk/hours/week', wrong);
    expect([refused.status, refused.text.includes('id="friday-0-error"')]).toEqual([400, true]);
    expect(valueOf(refused.text, 'friday.0.from')).toBe('11:30');
  });

  it('adds and removes days off, and changes the delivery terms', async () => {
    const added = await seller.submit('/desk/hours/days-off', { from: '2025-03-17', to: '' });
    expect(added.text).toContain('Monday, March 17, 2025');
    const removed = await seller.submit('/desk/hours/day-off/2025-03-17');
    expect(removed.text).not.toContain('Monday, March 17, 2025');
    const { text } = await seller.get('/desk/hours');
    const terms = {
      revision: /name="revision" value="([^"]*)"/.exec(text.slice(text.indexOf('id="terms"')))?.[1] ?? '',
    };
    const fields = {
      price: '3.20',
      price_per_km: '0.50',
      min_amount: '10',
      delivery_time_from: '20',
      delivery_time_to: '30',
      delivery_time_type: 'minute',
    };
    expect((await seller.submit('/desk/hours/terms', { ...terms, ...fields })).text).toContain('Saved.');
    const again = await seller.post('/desk/hours/terms', { ...terms, ...fields, price: '4' });
    expect([again.status, valueOf(again.text, 'price')]).toEqual([409, '4']);
  });

  it.each(['ar', 'de', 'fr'] as const)('speaks the language of the seller: %s', async (code) => {
    const browser = await signedIn('seller-green-spoon@tiffin.test', code);
    const { menu } = LANGUAGES[code];
    const [list, form, hours] = [
      await browser.get('/desk/menu'),
      await browser.get('/desk/menu/new'),
      await browser.get('/desk/hours'),
    ];
    expect(list.text).toContain(menu.soldOutToday);
    expect(form.text).toContain(menu.allergens.milk);
    expect(hours.text).toContain(menu.hours.copy);
    const wrong = await browser.post('/desk/menu/new', {});
    expect(wrong.text).toContain(menu.wrong.name);
  });
});
