import { ANSWER_MS } from '@domain/substitution/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codes } from '../support/codes.ts';
import { createDesk, type Desk } from '../support/delivering.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, EUR, USD, WALLET, type Customer, type Order, type Shopping } from '../support/shopping.ts';
import { supply } from '../support/supply.ts';

let test: TestMarketplace;
let shopping: Shopping;
let desk: Desk;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  [shopping, desk] = [await createShopping(test), await createDesk(test)];
});
afterAll(() => test.marketplace.close());

const LINES = [
  { item: 'lentil-soup', quantity: 3 },
  { item: 'falafel-bowl', quantity: 2 },
  { item: 'lemonade', quantity: 1 },
];
const cents = (amount: number | null | undefined): number => Math.round((amount ?? 0) * 100);
const ordered = async (who: Customer, more: object = {}, basket: object = {}): Promise<Order> => {
  await supply(test.store, 60);
  return shopping.order(who, { payment_id: WALLET, ...more }, { lines: LINES, ...basket });
};
const shown = async ({ token }: Customer, { id }: Pick<Order, 'id'>) =>
  (await test.api.ok('showOrder', { id }, { token })).data;
const lineOf = (order: Order, place: number) => order.details?.[place];
const offered = async (order: Order, place: number) =>
  (
    await test.api.ok(
      'listReplacements',
      { id: order.id, order_detail_id: lineOf(order, place)?.id },
      { token: desk.token },
    )
  ).data.replacements;
const propose = (order: Order, place: number, stock?: number) =>
  test.api.call(
    'proposeSubstitution',
    { id: order.id, order_detail_id: lineOf(order, place)?.id, ...(stock !== undefined && { stock_id: stock }) },
    { token: desk.token },
  );
const answer = ({ token }: Customer, { id }: Pick<Order, 'id'>, substitution: number | undefined, word: string) =>
  test.api.call('answerSubstitution', { id, substitution_id: substitution, answer: word }, { token });
/** Receipt, order and payment say the same. */
const expectConsistent = (order: Order): void => {
  const lines = (order.details ?? []).flatMap((line) => [line, ...line.addons]);
  const gross = lines.reduce((sum, { origin_price, tax }) => sum + cents(origin_price) + cents(tax), 0);
  const fees = cents(order.delivery_fee) + cents(order.service_fee) + cents(order.tips) + cents(order.waiter_fee);
  expect(cents(order.origin_price)).toBe(gross);
  expect(cents(order.total_price)).toBe(
    gross - cents(order.total_discount) + cents(order.tax) + fees - cents(order.coupon_price),
  );
};
/** What is in the wallet and what was paid for the order add up to what was in the wallet at first. */
const expectPaid = async (who: Customer, order: Order, first: number): Promise<void> => {
  expect(cents(await shopping.balance(who)) + cents(order.transaction?.price)).toBe(first);
};

describe('ORDER-10 a missing dish', () => {
  it('is replaced by what the customer takes, and the difference comes back once', async () => {
    const who = await shopping.customer(100_000);
    const order = await ordered(who);
    const [first] = await offered(order, 1);
    expect((await propose(order, 1, first?.stock_id)).status).toBe(200);
    const asked = await shown(who, order);
    const [question] = asked.substitutions ?? [];
    expect(question).toMatchObject({ state: 'open', silence: 'leave-out', back: null });
    expect(question?.proposed?.quantity).toBe(2);
    const answers = await Promise.all([1, 2, 3].map(() => answer(who, order, question?.id, 'replace')));
    expect(codes(answers)).toEqual([200, 200, 200]);
    const after = await shown(who, order);
    expect(after.substitutions?.[0]).toMatchObject({ state: 'replaced', reason: 'customer' });
    expect(cents(after.substitutions?.[0]?.back)).toBe(cents(question?.back_if_replaced));
    expect(after.details?.map(({ stock_id }) => stock_id)).toContain(first?.stock_id);
    expect(cents(order.total_price) - cents(after.total_price)).toBe(cents(after.substitutions?.[0]?.back));
    expectConsistent(after);
    await expectPaid(who, after, 100_000);
    expect(codes([await answer(who, order, question?.id, 'leave-out')])).toEqual(['ERROR_400']);
  });

  it('is left out with its money, in any currency and with a coupon of nobody', async () => {
    for (const currency of [USD, EUR]) {
      const who = await shopping.customer(100_000);
      const order = await ordered(who, { currency_id: currency, tips: 1.5 }, { currency });
      const [first] = await offered(order, 0);
      await propose(order, 0, first?.stock_id);
      const [question] = (await shown(who, order)).substitutions ?? [];
      expect((await answer(who, order, question?.id, 'leave-out')).status).toBe(200);
      const after = await shown(who, order);
      expect(after.details).toHaveLength(2);
      expect(cents(after.substitutions?.[0]?.back)).toBe(cents(question?.back_if_left_out));
      expect(cents(after.tips)).toBe(cents(order.tips));
      expectConsistent(after);
      await expectPaid(who, after, 100_000);
    }
  });

  it('is left out at once where the customer chose it, or the allergens of the proposal must be stated', async () => {
    const who = await shopping.customer(100_000);
    const soup = shopping.stockOf('lentil-soup');
    const bowl = shopping.stockOf('falafel-bowl');
    const order = await ordered(who, { replacements: { [soup]: 'leave-out', [bowl]: 'ask-declared' } });
    expect(order.details?.map(({ replacement }) => replacement)).toEqual(['leave-out', 'ask-declared', null]);
    const [first] = await offered(order, 0);
    await propose(order, 0, first?.stock_id);
    const once = await shown(who, order);
    expect(once.substitutions?.[0]).toMatchObject({ state: 'left-out', reason: 'choice' });
    const unknown = (await offered(order, 1)).find(({ declared }) => !declared);
    await propose(order, 1, unknown?.stock_id);
    const after = await shown(who, order);
    expect(after.substitutions?.[1]).toMatchObject({ state: 'left-out', reason: 'undeclared' });
    expectConsistent(after);
    await expectPaid(who, after, 100_000);
  });

  it('does without an answer what was chosen, once the time has ended', async () => {
    const who = await shopping.customer(100_000);
    const order = await ordered(who, { replacements: { [shopping.stockOf('lemonade')]: 'replace' } });
    const [first] = await offered(order, 2);
    await propose(order, 2, first?.stock_id);
    const [question] = (await shown(who, order)).substitutions ?? [];
    expect(question?.silence).toBe('replace');
    expect(Date.parse(question?.ends_at ?? '') - Date.parse(question?.asked_at ?? '')).toBe(ANSWER_MS);
    await test.timers.tick();
    expect((await shown(who, order)).substitutions?.[0]?.state).toBe('open');
    await test.store.database.updateTable('substitutions').set({ ends_at: 1 }).where('state', '=', 'open').execute();
    await test.timers.tick();
    expect((await shown(who, order)).substitutions?.[0]).toMatchObject({ state: 'replaced', reason: 'time' });
    await expectPaid(who, await shown(who, order), 100_000);
  });

  it('cancels the order with everything back when nothing else was ordered', async () => {
    const who = await shopping.customer(100_000);
    const order = await ordered(who, {}, { lines: [{ item: 'lentil-soup', quantity: 3 }] });
    await propose(order, 0);
    const after = await shown(who, order);
    expect([after.status, after.substitutions?.[0]?.state]).toEqual(['canceled', 'left-out']);
    expect(cents(await shopping.balance(who))).toBe(100_000);
  });

  it('keeps the order in the kitchen while the customer is asked, and asks about one dish at a time', async () => {
    const who = await shopping.customer(100_000);
    const order = await ordered(who);
    const { token } = desk;
    await test.api.ok('moveOrder', { id: order.id, status: 'accepted' }, { token });
    const [first] = await offered(order, 0);
    await propose(order, 0, first?.stock_id);
    expect(codes([await propose(order, 1, first?.stock_id)])).toEqual(['ERROR_253']);
    expect(codes([await test.api.call('moveOrder', { id: order.id, status: 'ready' }, { token })])).toEqual([
      'ERROR_253',
    ]);
    const [question] = (await shown(who, order)).substitutions ?? [];
    await answer(who, order, question?.id, 'leave-out');
    await test.api.ok('moveOrder', { id: order.id, status: 'ready' }, { token });
    expect(codes([await propose(order, 1, first?.stock_id)])).toEqual(['ERROR_253']);
    for (const status of ['on_a_way', 'delivered']) await test.api.ok('moveOrder', { id: order.id, status }, { token });
    await expectPaid(who, await shown(who, order), 100_000);
  });

  it('is nobody else’s to answer, and unknown dishes are refused', async () => {
    const [who, other] = [await shopping.customer(100_000), await shopping.customer()];
    const order = await ordered(who);
    expect((await propose(order, 0, 999_999)).status).toBe(400);
    const [first] = await offered(order, 0);
    await propose(order, 0, first?.stock_id);
    const [question] = (await shown(who, order)).substitutions ?? [];
    expect((await answer(other, order, question?.id, 'replace')).status).toBe(404);
    expect(
      (
        await test.api.call(
          'proposeSubstitution',
          { id: order.id, order_detail_id: lineOf(order, 0)?.id },
          { token: who.token },
        )
      ).status,
    ).toBe(403);
    await test.api.ok('changeOrderStatus', { id: order.id, status: 'canceled' }, { token: who.token });
    expect((await shown(who, order)).substitutions?.[0]).toMatchObject({ state: 'left-out', reason: 'canceled' });
    expect(cents(await shopping.balance(who))).toBe(100_000);
  });
});
