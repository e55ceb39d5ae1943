import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, GREEN_SPOON, type Customer, type Shopping } from '../support/shopping.ts';
import { openBrowser, type Browser } from './browser.ts';

let test: TestMarketplace;
let shopping: Shopping;
let browser: Browser;
let customer: Customer;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  shopping = await createShopping(test);
  browser = openBrowser(test);
  await browser.post('/desk/sign-in', { email: 'desk@tiffin.test', password: 'lunchbox' });
});
afterAll(() => test.marketplace.close());
beforeEach(async () => {
  customer = await shopping.customer(100_000);
});

const FORM = {
  shop_id: String(GREEN_SPOON),
  name: 'lunch-3',
  type: 'fix',
  for: 'total_price',
  price: '1.05',
  qty: '7',
  expired_at: '2025-03-12',
  listed: '1',
} as const;
const idOf = async (code: string): Promise<number> =>
  (await test.store.database.selectFrom('coupons').select('id').where('name', '=', code).executeTakeFirstOrThrow()).id;
const check = async (coupon: string): Promise<number> =>
  (await test.api.call('checkCoupon', { shop_id: GREEN_SPOON, coupon }, { token: customer.token })).status;
/** The fields of a coupon as its page shows them. */
const shown = { 'shown.type': 'fix', 'shown.for': 'total_price', 'shown.price': '1.05', 'shown.qty': '7' } as const;

describe('ORDER-1j a coupon created at the desk', () => {
  it('is created for a shop that is searched for, listed at checkout, and takes off what was typed', async () => {
    const found = await browser.get('/desk/coupons/new?shop=green');
    expect(found.text).toContain(`<option value="${GREEN_SPOON}" selected>Green Spoon (${GREEN_SPOON})</option>`);
    expect(found.text).toContain('An amount in USD');
    expect((await browser.get('/desk/coupons/new?shop=nothing-like-it')).text).toContain('No shop fits.');
    const page = await browser.submit('/desk/coupons/new?shop=green', FORM);
    expect(page.text).toContain('role="status">Coupon LUNCH-3 of Green Spoon: created.');
    expect(page.text).toContain('<bdi>LUNCH-3</bdi>');
    const { data } = await test.api.ok('listCoupons', { shop_id: GREEN_SPOON }, { token: customer.token });
    expect(data.map(({ name, price, qty }) => [name, price, qty])).toEqual([['LUNCH-3', 1.05, 7]]);
    expect((await shopping.order(customer, { coupon: 'LUNCH-3' })).coupon_price).toBe(1.05);
  });

  it('says next to each refused field what it takes, keeps what was typed and creates nothing', async () => {
    const page = await browser.post('/desk/coupons/new?shop=green', {
      ...FORM,
      name: 'a"b',
      type: 'percent',
      price: '101',
      qty: '0',
      expired_at: '2025-03-09',
    });
    expect(page.status).toBe(400);
    for (const [name, typed, words] of [
      ['name', 'a&quot;b', 'A code has 3 to 30 letters'],
      ['price', '101', 'A percentage is from 1 to 100'],
      ['qty', '0', 'Uses left are a whole number from 1 to 1,000,000.'],
      ['expired_at', '2025-03-09', 'The last day is today or later'],
    ] as const) {
      expect(page.text).toMatch(new RegExp(`id="${name}"[^>]*aria-invalid="true"[^>]*value="${typed}"`));
      expect(page.text).toMatch(new RegExp(`aria-describedby="${name}-hint ${name}-error"`));
      expect(page.text).toContain(`<small class="reason" id="${name}-error">${words}`);
    }
    expect(page.text).toContain('name="listed" value="1" checked');
    expect(page.text).toMatch(/<option value="percent" selected>/);
    const empty = await browser.post('/desk/coupons/new', { name: 'ABC' });
    expect(empty.text).toContain('id="shop_id-error">Choose a shop.');
    expect((await browser.get('/desk/coupons?search=a"b')).text).toContain('No matches.');
  });

  it('with a code that the shop has already is refused next to the code', async () => {
    await browser.post('/desk/coupons/new', { ...FORM, name: 'TWICE' });
    const page = await browser.post('/desk/coupons/new', { ...FORM, name: 'twice' });
    expect(page.status).toBe(409);
    expect(page.text).toContain('id="name-error">This shop has the code TWICE already.');
  });
});

describe('ORDER-1k a coupon changed at the desk', () => {
  it('changes only what differs from what its page showed, and gives no use back', async () => {
    await browser.post('/desk/coupons/new', { ...FORM, name: 'MEANTIME' });
    const id = await idOf('MEANTIME');
    const page = await browser.get(`/desk/coupons/${id}?search=MEAN`);
    for (const [name, value] of Object.entries(shown))
      expect(page.text).toContain(`type="hidden" name="${name}" value="${value}"`);
    expect(page.text).toContain(`action="/desk/coupons/${id}/change?search=MEAN"`);
    await shopping.order(customer, { coupon: 'MEANTIME' });
    const saved = await browser.submit(`/desk/coupons/${id}/change?search=MEAN`, {
      ...shown,
      'shown.expired_at': '2025-03-12',
      'shown.listed': '1',
      qty: '7',
      expired_at: '2025-04-01',
    });
    expect(saved.text).toContain(`Coupon ${id}: saved.`);
    const { qty, expired_at, listed } = await test.store.database
      .selectFrom('coupons')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect([qty, expired_at, listed]).toEqual([6, '2025-04-01', false]);
    const token = await test.api.signIn('desk@tiffin.test');
    const [entry] = (await test.api.ok('listAudit', { search: 'changeCoupon' }, { token })).data;
    expect([entry?.subject, entry?.before, entry?.after]).toEqual([
      String(id),
      '{"expired_at":"2025-03-12","listed":true}',
      '{"expired_at":"2025-04-01","listed":false}',
    ]);
  });

  it('that was used says so, and offers no other amount', async () => {
    await browser.post('/desk/coupons/new', { ...FORM, name: 'USED' });
    const id = await idOf('USED');
    expect((await browser.get(`/desk/coupons/${id}`)).text).toContain('<label for="price">');
    await shopping.order(customer, { coupon: 'USED' });
    const page = await browser.get(`/desk/coupons/${id}`);
    expect(page.text).toContain('so what it takes off stays: 1.05 off the order');
    expect(page.text).not.toContain('<label for="price">');
    const late = await browser.post(`/desk/coupons/${id}/change`, { ...shown, qty: '7', price: '2' });
    expect(late.status).toBe(409);
    expect(late.text).toContain('A customer has used this code meanwhile');
  });

  it('is refused with what was typed, an emptied field too', async () => {
    await browser.post('/desk/coupons/new', { ...FORM, name: 'EMPTIED' });
    const id = await idOf('EMPTIED');
    const page = await browser.post(`/desk/coupons/${id}/change`, { ...shown, qty: '', price: '1.055' });
    expect(page.status).toBe(400);
    expect(page.text).toContain('id="qty-error"');
    expect(page.text).toMatch(/id="price"[^>]*value="1.055"/);
    expect((await browser.post('/desk/coupons/99999/change', { qty: '5' })).status).toBe(404);
    expect((await browser.get('/desk/coupons/99999')).status).toBe(404);
  });
});

describe('ORDER-1l a coupon ended at the desk', () => {
  it('takes a second press, is refused to customers at once and can be started again', async () => {
    await browser.post('/desk/coupons/new', { ...FORM, name: 'ENDING' });
    const id = await idOf('ENDING');
    expect((await browser.get(`/desk/coupons/${id}`)).text).toMatch(
      /<details>\s*<summary>End now …<\/summary>\s*<form method="post" action="\/desk\/coupons\/\d+\/end">/,
    );
    expect(await check('ENDING')).toBe(200);
    const page = await browser.submit(`/desk/coupons/${id}/end?search=ENDING`);
    expect(page.text).toContain(`Coupon ${id}: ended.`);
    expect(page.text).toContain('Ended');
    expect(await check('ENDING')).toBe(400);
    expect((await browser.get(`/desk/coupons/${id}`)).text).not.toContain('End now');
    await browser.submit(`/desk/coupons/${id}/change`, { ...shown, qty: '7', expired_at: '2025-03-10' });
    expect(await check('ENDING')).toBe(200);
    expect((await browser.post('/desk/coupons/99999/end')).status).toBe(404);
  });
});
