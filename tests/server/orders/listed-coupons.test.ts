import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, GREEN_SPOON, type Customer, type Shopping } from '../support/shopping.ts';

let test: TestMarketplace;
let shopping: Shopping;
let customer: Customer;

beforeAll(async () => {
  test = await startMarketplace();
  shopping = await createShopping(test);
});
afterAll(() => test.marketplace.close());
beforeEach(async () => {
  await test.store.database.deleteFrom('coupons').execute();
  customer = await shopping.customer();
});

const OTHER_SHOP = 2;
const TODAY = '2025-03-10';
/** Green Spoon is in Amsterdam: an hour ahead of UTC in March. */
const MIDNIGHT = Date.parse('2025-03-10T23:00:00Z');

type Row = { readonly code: string; readonly shop?: number; readonly listed?: boolean; readonly qty?: number };
const add = ({ code, shop = GREEN_SPOON, listed = true, qty = 5 }: Row, expired_at = TODAY) =>
  test.store.database
    .insertInto('coupons')
    .values({
      shop_id: shop,
      name: code,
      type: 'percent',
      applies_to: 'total_price',
      percent: '12.5',
      amount: null,
      qty,
      expired_at,
      img: null,
      texts: JSON.stringify({}),
      listed,
    })
    .execute();
const codes = async (who?: Customer, shop = GREEN_SPOON): Promise<readonly string[]> => {
  const { data } = await test.api.ok('listCoupons', { shop_id: shop }, who ? { token: who.token } : {});
  return data.map(({ name }) => name);
};

describe('ORDER-1h the codes that a shop shows at checkout', () => {
  it('are told with their terms, the newest first, to guests too', async () => {
    await add({ code: 'OLD' });
    await add({ code: 'NEW' });
    const { data } = await test.api.ok('listCoupons', { shop_id: GREEN_SPOON });
    expect(data.map(({ name }) => name)).toEqual(['NEW', 'OLD']);
    expect(data[0]).toMatchObject({ type: 'percent', for: 'total_price', price: 12.5, qty: 5 });
    expect(await codes(customer)).toEqual(['NEW', 'OLD']);
  });

  it('are stored by no cache, because they depend on the reader', async () => {
    const { headers } = await test.api.call('listCoupons', { shop_id: GREEN_SPOON }, { token: customer.token });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('never are those that a shop tells only to some', async () => {
    await add({ code: 'SECRET', listed: false });
    await add({ code: 'OPEN' });
    expect(await codes(customer)).toEqual(['OPEN']);
  });

  it('are secret unless the shop says otherwise', async () => {
    await test.store.database
      .insertInto('coupons')
      .values({
        shop_id: GREEN_SPOON,
        name: 'QUIET',
        type: 'fix',
        applies_to: 'total_price',
        percent: null,
        amount: 100,
        qty: 5,
        expired_at: TODAY,
        img: null,
        texts: JSON.stringify({}),
      })
      .execute();
    expect(await codes(customer)).toEqual([]);
  });

  it('never are those of another shop', async () => {
    await add({ code: 'THEIRS', shop: OTHER_SHOP });
    expect(await codes(customer)).toEqual([]);
    expect(await codes(customer, OTHER_SHOP)).toEqual(['THEIRS']);
    expect((await test.api.call('listCoupons', { shop_id: 99_999 })).status).toBe(404);
  });

  it('leave out what the reader has used, not what others have', async () => {
    await add({ code: 'ONCE' });
    const other = await shopping.customer();
    await shopping.order(other, { coupon: 'ONCE' });
    expect(await codes(other)).toEqual([]);
    expect(await codes(customer)).toEqual(['ONCE']);
  });

  it('are at most twenty', async () => {
    for (let number = 0; number < 22; number++) await add({ code: `CODE${number}` });
    expect(await codes()).toHaveLength(20);
  });

  it('end with their last day in the shop’s time zone, and with their last use', async () => {
    await add({ code: 'GONE', qty: 0 });
    await add({ code: 'TODAY' });
    await add({ code: 'YESTERDAY' }, '2025-03-09');
    expect(await codes(customer)).toEqual(['TODAY']);
    test.clock.advance(MIDNIGHT - test.clock.now());
    expect(await codes(customer)).toEqual([]);
  });
});
