import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDesk, type Desk } from '../support/delivering.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, EUR, USD, WALLET, type Customer, type Order, type Shopping } from '../support/shopping.ts';
import { supply } from '../support/supply.ts';
import { setSettings } from '../identity/stage.ts';

let test: TestMarketplace;
let shopping: Shopping;
let desk: Desk;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  [shopping, desk] = [await createShopping(test), await createDesk(test)];
});
afterAll(() => test.marketplace.close());

const NIGHT_MARKET = 2;
/**
 * Olives at 4.99 a glass, brought for nothing but the service of 1.00: 2.00 back from 20.00 on, 5 percent from 30.00
 * on.
 */
const olives = async (who: Customer, quantity: number, currency = USD, more: object = {}): Promise<Order> => {
  await supply(test.store, 100);
  return shopping.order(
    who,
    { payment_id: WALLET, ...more },
    { shop: NIGHT_MARKET, currency, lines: [{ item: 'olives', quantity }] },
  );
};
const histories = async ({ id }: Customer) =>
  test.store.database
    .selectFrom('wallet_histories')
    .innerJoin('wallets', 'wallets.id', 'wallet_id')
    .where('wallets.user_id', '=', id)
    .select(['type', 'amount', 'note'])
    .orderBy('wallet_histories.id')
    .execute();
const refund = async (who: Customer, { id: order_id }: Order): Promise<void> => {
  const {
    data: { id },
  } = await test.api.ok('askRefund', { order_id, cause: 'Sour' }, { token: who.token });
  await test.api.ok('acceptRefund', { id }, { token: desk.token });
};

describe('REWARD-1 cashback', () => {
  it.each([
    [3, 0],
    [4, 200],
    [6, 155],
    [10, 255],
  ])('for %i glasses is %i cents, on delivery and not before', async (quantity, cents) => {
    const who = await shopping.customer(100_000);
    const order = await olives(who, quantity);
    const paid = await shopping.balance(who);
    await desk.deliver(order);
    expect(Math.round(((await shopping.balance(who)) - paid) * 100)).toBe(cents);
    const entry = (await histories(who)).filter(({ note }) => note?.startsWith('Cashback'));
    expect(entry).toEqual(
      cents === 0 ? [] : [{ type: 'topup', amount: cents, note: `Cashback for Order #${order.id}` }],
    );
    const news = (await test.api.ok('listNotifications', { type: 'add_cashback' }, { token: who.token })).data;
    expect(news.map(({ title }) => title)).toEqual(cents === 0 ? [] : [String(order.id)]);
  });

  it('converts the order’s amount to the base currency', async () => {
    const who = await shopping.customer(100_000);
    const order = await olives(who, 6, EUR);
    const paid = await shopping.balance(who);
    await desk.deliver(order);
    expect(Math.round(((await shopping.balance(who)) - paid) * 100)).toBe(
      Math.floor(((order.transaction?.price ?? 0) * 100 * 5 + 50) / 100),
    );
  });

  it('is credited once, and debited after a refund as far as the balance allows', async () => {
    const who = await shopping.customer(100_000);
    const order = await olives(who, 10);
    await desk.deliver(order);
    await refund(who, order);
    expect(await shopping.balance(who)).toBe(1000);
    expect(
      (await histories(who))
        .map(({ type, amount, note }) => [type, amount, note?.replace(/\d+/, 'n') ?? null])
        .slice(1),
    ).toEqual([
      ['withdraw', 5090, 'Payment Order #n via Wallet'],
      ['topup', 255, 'Cashback for Order #n'],
      ['topup', 5090, 'Order #n refunded'],
      ['withdraw', 255, 'Cashback for Order #n'],
    ]);
    expect(
      await test.store.database
        .selectFrom('order_rewards')
        .select(['kind', 'amount', 'taken_back_at'])
        .where('order_id', '=', order.id)
        .execute(),
    ).toEqual([{ kind: 'cashback', amount: 255, taken_back_at: expect.any(Number) as number }]);
  });
});

describe('REFERRAL-1 the first delivered order of an invited customer', () => {
  const invited = async (wallet = 100_000): Promise<readonly [inviter: Customer, guest: Customer]> => {
    const [inviter, guest] = [await shopping.customer(), await shopping.customer(wallet)];
    const { my_referral } = await test.store.database
      .selectFrom('users')
      .select('my_referral')
      .where('id', '=', inviter.id)
      .executeTakeFirstOrThrow();
    await test.store.database.updateTable('users').set({ referral: my_referral }).where('id', '=', guest.id).execute();
    return [inviter, guest];
  };

  it('rewards both once, even when two orders arrive concurrently', async () => {
    const [inviter, guest] = await invited();
    const orders = [await olives(guest, 1), await olives(guest, 1), await olives(guest, 1)];
    for (const status of ['accepted', 'ready', 'on_a_way'])
      for (const { id } of orders) await test.api.ok('moveOrder', { id, status }, { token: desk.token });
    await Promise.all(
      orders.map(({ id }) => test.api.ok('moveOrder', { id, status: 'delivered' }, { token: desk.token })),
    );
    expect(await shopping.balance(inviter)).toBe(5);
    expect((await histories(inviter)).filter(({ type }) => type !== 'topup')).toMatchObject([
      { type: 'referral_from_topup', amount: 500 },
    ]);
    expect((await histories(guest)).filter(({ type }) => type.startsWith('referral'))).toMatchObject([
      { type: 'referral_to_topup', amount: 300 },
    ]);
    const { data } = await test.api.ok('showProfile', {}, { token: inviter.token });
    expect(data).toMatchObject({ referral_from_topup_price: 5, referral_from_topup_count: 1 });
  });

  it('pays nobody who used their own code', async () => {
    const who = await shopping.customer(100_000);
    await test.store.database
      .updateTable('users')
      .set(({ ref }) => ({ referral: ref('my_referral') }))
      .where('id', '=', who.id)
      .execute();
    await desk.deliver(await olives(who, 1));
    expect((await histories(who)).filter(({ type }) => type.startsWith('referral'))).toEqual([]);
  });

  it('debits both after a refund, as far as the balances allow', async () => {
    const [inviter, guest] = await invited();
    const order = await olives(guest, 1);
    await desk.deliver(order);
    await test.store.database.updateTable('wallets').set({ balance: 120 }).where('user_id', '=', inviter.id).execute();
    await refund(guest, order);
    expect(await shopping.balance(inviter)).toBe(0);
    expect((await histories(inviter)).at(-1)).toMatchObject({ type: 'referral_from_withdraw', amount: 120 });
    expect((await histories(guest)).at(-1)).toMatchObject({ type: 'referral_to_withdraw', amount: 300 });
    expect(await shopping.balance(guest)).toBe(1000);
  });

  it('rewards nobody while the program is off or over', async () => {
    const [inviter, guest] = await invited();
    await setSettings(test, { referral_active: '0' });
    await desk.deliver(await olives(guest, 1));
    await setSettings(test, { referral_active: '1' });
    await test.store.database.updateTable('referrals').set({ expires_on: '2025-03-09' }).execute();
    const [second, late] = await invited();
    await desk.deliver(await olives(late, 1));
    await test.store.database.updateTable('referrals').set({ expires_on: null }).execute();
    expect([await shopping.balance(inviter), await shopping.balance(second)]).toEqual([0, 0]);
  });
});

describe('ORDER-3 order_auto_approved', () => {
  it('accepts orders on placement when on', async () => {
    const who = await shopping.customer(100_000);
    await setSettings(test, { order_auto_approved: '1' });
    expect((await olives(who, 1)).status).toBe('accepted');
    await setSettings(test, { order_auto_approved: '0' });
    expect((await olives(who, 1)).status).toBe('new');
  });
});
