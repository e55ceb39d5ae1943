import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGroups, type Group, type Groups, type Part } from '../support/groups.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { GREEN_SPOON, type Customer } from '../support/shopping.ts';
import { createPaying, type Paying } from './paying.ts';

let test: TestMarketplace;
let paying: Paying;
let groups: Groups;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  paying = await createPaying(test);
  groups = createGroups(test, paying.shopping);
});
afterAll(() => test.marketplace.close());

type Ordered = Group & { readonly orderId: number; readonly tom: Part };

/** A group of Tom, who has no account, and an owner with a wallet; what each chose is ordered. */
const ordered = async (payer: 'each' | 'owner' = 'each', guest?: Customer): Promise<Ordered> => {
  const group = await groups.start([{ item: 'lentil-soup', quantity: 1 }], 1000);
  const { token } = group.owner;
  await test.api.ok('limitGroup', { id: group.cartId, payer }, { token });
  const tom = await groups.join(group, 'Tom', guest);
  await groups.write(tom, [{ item: 'lemonade', quantity: 3 }]);
  const draft = paying.shopping.draft({ id: group.cartId, shop_id: GREEN_SPOON, currency_id: 1 });
  const { data } = await test.api.ok('placeOrder', draft, { token });
  return { ...group, orderId: data.id, tom };
};
const seenBy = async ({ cartId, uuid }: Part) =>
  (await test.api.ok('showGroupOrder', { id: cartId, user_cart_uuid: uuid })).data;
const shareOf = async (part: Part) => (await seenBy(part)).shares.find(({ user_cart_id: id }) => id === part.id);
const standing = async (part: Part) => (await shareOf(part))?.standing;
const asked = async ({ cartId, uuid }: Part) =>
  (await test.api.ok('showSharePayment', { id: cartId, user_cart_uuid: uuid })).data;
const start = async ({ cartId, uuid }: Part, tag = 'stripe') =>
  (await test.api.ok('startSharePayment', { id: cartId, user_cart_uuid: uuid, payment_type: tag })).data;
const refusedStart = ({ cartId, uuid }: Part, tag = 'stripe') =>
  test.api.no('startSharePayment', { id: cartId, user_cart_uuid: uuid, payment_type: tag });
const settle = async ({ orderId, owner, tom }: Ordered, settled: boolean) =>
  (await test.api.ok('settleGroupShare', { id: orderId, user_cart_id: tom.id, settled }, { token: owner.token })).data
    .shares;
const walletOf = async ({ id }: Customer) => {
  const { database } = test.store;
  const wallet = await database.selectFrom('wallets').selectAll().where('user_id', '=', id).executeTakeFirstOrThrow();
  const entries = await database
    .selectFrom('wallet_histories')
    .select(['type', 'amount', 'note', 'reason', 'subject_kind', 'subject_id'])
    .where('wallet_id', '=', wallet.id)
    .orderBy('id')
    .execute();
  return { balance: wallet.balance, entries };
};

describe('GROUP-6f paying a share by a provider', () => {
  it('puts it into the wallet of the owner, once, however often the provider tells it', async () => {
    const group = await ordered();
    const { tom, owner } = group;
    const total = Math.round(((await shareOf(tom))?.total ?? 0) * 100);
    const before = await walletOf(owner);
    expect(await asked(tom)).toMatchObject({ state: 'unpaid', tag: null });
    const { id, data } = await start(tom);
    expect([data.price, data.type]).toEqual([total / 100, 'share']);
    expect(await asked(tom)).toMatchObject({ state: 'open', tag: 'stripe' });
    await paying.press(id, 'pay');
    for (let count = 0; count < 3; count += 1) await paying.tell(await paying.messageOf(id, 'paid'));
    expect([await standing(tom), (await asked(tom)).state]).toEqual(['paid', 'paid']);
    const after = await walletOf(owner);
    expect(after.balance - before.balance).toBe(total);
    expect(after.entries.slice(before.entries.length)).toEqual([
      {
        type: 'topup',
        amount: total,
        note: `Share of Order #${group.orderId}`,
        reason: 'share',
        subject_kind: 'order',
        subject_id: group.orderId,
      },
    ]);
    const { data: news } = await test.api.ok('listNotifications', {}, { token: owner.token });
    expect(news[0]?.body).toBe('Your wallet received money from Tom');
    expect((await refusedStart(tom)).statusCode).toBe('ERROR_501');
    expect((await asked(tom)).methods).toEqual([]);
  });

  it('comes back to the page of the group, paid or not', async () => {
    const { tom, cartId } = await ordered();
    const { id } = await start(tom);
    await paying.get(`/pay/${id}`);
    const left = await paying.get(`/pay/${id}/cancel`);
    expect(left.headers.get('location')).toBe(`/group/${GREEN_SPOON}?g=${cartId}`);
    expect([await standing(tom), (await asked(tom)).state]).toEqual(['open', 'canceled']);
    const again = await start(tom);
    expect(again.id).not.toBe(id);
    expect(await (await paying.get(`/pay/${again.id}`)).text()).toContain('Your share of a group order');
  });

  it('has one page at a time: the same method leads to the same, another closes it', async () => {
    const { tom } = await ordered();
    const first = await start(tom);
    expect((await start(tom)).id).toBe(first.id);
    const other = await start(tom, 'paypal');
    expect((await paying.book(first.id)).state).toBe('canceled');
    expect((await paying.book(other.id)).state).toBe('open');
  });

  it('has one page at a time also for windows that start at once, and none beside the wallet', async () => {
    const guest = await paying.shopping.customer(10_000);
    const { tom } = await ordered('each', guest);
    await Promise.all([start(tom), start(tom, 'paypal'), start(tom)]);
    const openPages = async () => {
      const rows = test.store.database.selectFrom('payment_processes').select('id');
      return (await rows.where('user_cart_id', '=', tom.id).where('status', '=', 'open').execute()).length;
    };
    expect(await openPages()).toBe(1);
    const sent = { id: tom.cartId, user_cart_uuid: tom.uuid };
    await Promise.all([test.api.call('payShareFromWallet', sent, { token: guest.token }), start(tom).catch(() => {})]);
    expect([await openPages(), await standing(tom)]).toBeOneOf([
      [0, 'paid'],
      [1, 'open'],
    ]);
  });

  it('closes the page before the owner settles by hand, and keeps what was paid by then', async () => {
    const settled = await ordered();
    const { id } = await start(settled.tom);
    await paying.get(`/pay/${id}`);
    expect((await settle(settled, true)).map(({ standing: now }) => now)).toContain('settled');
    expect((await paying.book(id)).state).toBe('canceled');

    const paid = await ordered();
    const page = await start(paid.tom);
    await paying.press(page.id, 'pay');
    await paying.tell(await paying.messageOf(page.id, 'paid'));
    for (const isSettled of [true, false])
      expect(await settle(paid, isSettled)).toContainEqual(await shareOf(paid.tom));
    expect(await standing(paid.tom)).toBe('paid');
  });

  it('gives the owner what was charged although the order was canceled meanwhile', async () => {
    const group = await ordered();
    const { id } = await start(group.tom);
    const message = await paying.messageOf(id, 'paid');
    await test.api.ok('changeOrderStatus', { id: group.orderId, status: 'canceled' }, { token: group.owner.token });
    const before = await walletOf(group.owner);
    await paying.tell(message);
    expect([(await paying.book(id)).state, await standing(group.tom)]).toEqual(['canceled', 'open']);
    const after = await walletOf(group.owner);
    expect(after.entries.slice(before.entries.length)).toMatchObject([{ type: 'topup', reason: 'share' }]);
    expect((await refusedStart(group.tom)).statusCode).toBe('ERROR_501');
  });

  it('is offered for what is owed only, by methods that the shop takes, to whom the part belongs', async () => {
    const treat = await ordered('owner');
    expect((await asked(treat.tom)).methods).toEqual([]);
    expect((await refusedStart(treat.tom)).statusCode).toBe('ERROR_501');
    const { tom, owner } = await ordered();
    const tags = (await asked(tom)).methods.map(({ tag }) => tag);
    expect([tags.includes('stripe'), tags.includes('wallet'), tags.includes('cash')]).toEqual([true, true, false]);
    expect((await refusedStart(owner.part)).statusCode).toBe('ERROR_501');
    expect((await refusedStart(tom, 'cash')).status).toBe(400);
    const stranger = { ...tom, uuid: '00000000-0000-4000-8000-000000000000' };
    expect((await refusedStart(stranger)).status).toBe(404);
    expect((await test.api.no('showSharePayment', { id: tom.cartId, user_cart_uuid: stranger.uuid })).status).toBe(404);
  });
});

describe('GROUP-6f paying a share from the own wallet', () => {
  const pay = ({ cartId, uuid }: Part, { token }: Customer) =>
    test.api.call('payShareFromWallet', { id: cartId, user_cart_uuid: uuid }, { token });

  it('moves it to the owner, once however often it is asked', async () => {
    const guest = await paying.shopping.customer(10_000);
    const group = await ordered('each', guest);
    const { tom, owner } = group;
    const total = Math.round(((await shareOf(tom))?.total ?? 0) * 100);
    const [from, to] = [await walletOf(guest), await walletOf(owner)];
    await Promise.all([pay(tom, guest), pay(tom, guest)]);
    expect((await pay(tom, guest)).status).toBe(200);
    const [paid, got] = [await walletOf(guest), await walletOf(owner)];
    expect([from.balance - paid.balance, got.balance - to.balance, await standing(tom)]).toEqual([
      total,
      total,
      'paid',
    ]);
    expect([paid.entries.at(-1), got.entries.at(-1)]).toMatchObject([
      { type: 'withdraw', amount: total, reason: 'payment', subject_kind: 'cart', subject_id: group.cartId },
      { type: 'topup', amount: total, reason: 'share', subject_kind: 'order', subject_id: group.orderId },
    ]);
  });

  it('moves nothing from a wallet that is too low, and none of the owner', async () => {
    const [poor, group] = [await paying.shopping.customer(0), await ordered()];
    expect(await pay(group.tom, poor)).toMatchObject({ status: 400, body: { statusCode: 'ERROR_109' } });
    expect(await pay(group.tom, group.owner)).toMatchObject({ status: 400, body: { statusCode: 'ERROR_501' } });
    expect(await standing(group.tom)).toBe('open');
  });
});

describe('GROUP-6e saying that a share was given', () => {
  const tell = ({ cartId, uuid }: Part, given: boolean) =>
    test.api.call('tellGroupShare', { id: cartId, user_cart_uuid: uuid, given });

  it('waits for the owner, who confirms it or opens it again', async () => {
    const group = await ordered();
    const { tom, owner } = group;
    for (const given of [true, true, false, true]) {
      expect((await tell(tom, given)).status).toBe(200);
      expect(await shareOf(tom)).toMatchObject({ standing: given ? 'told' : 'open', settled: false });
    }
    expect((await settle(group, false)).map(({ standing: now }) => now)).not.toContain('told');
    await tell(tom, true);
    await settle(group, true);
    await tell(tom, false);
    expect(await shareOf(tom)).toMatchObject({ standing: 'settled', settled: true });
    expect((await tell(owner.part, true)).status).toBe(404);
  });
});
