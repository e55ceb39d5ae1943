import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { catalogueChanged } from '../support/catalogue.ts';
import { createDesk, type Desk } from '../support/delivering.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, type Customer, type Order, type Shopping } from '../support/shopping.ts';
import { supply } from '../support/supply.ts';

let test: TestMarketplace;
let shopping: Shopping;
let desk: Desk;
/** Green Spoon is in Amsterdam: each case starts on Monday, 10 March 2025, at noon there. */
beforeEach(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  [shopping, desk] = [await createShopping(test), await createDesk(test)];
  return () => test.marketplace.close();
});

const delivered = async (who: Customer): Promise<Order> => {
  const order = await shopping.order(who);
  await desk.deliver(order);
  return order;
};
const at = async (amsterdam: string): Promise<void> => {
  test.clock.advance(Date.parse(`${amsterdam}+01:00`) - test.clock.now());
  await test.timers.tick();
};
const EVERY_DAY = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
type Plan = {
  weekdays?: (typeof EVERY_DAY)[number][];
  time?: string;
  price_limit?: number;
  skipped?: string[];
  paused?: boolean;
};
const plan = (who: Customer, { id }: Pick<Order, 'id'>, more: Plan = {}) =>
  test.api.call(
    'saveRepeatPlan',
    { id, weekdays: [...EVERY_DAY], time: '13:30', price_limit: 500, ...more },
    {
      token: who.token,
    },
  );
const shown = async (who: Customer, { id }: Pick<Order, 'id'>) =>
  (await test.api.ok('showRepeatPlan', { id }, { token: who.token })).data;
const copies = (order: Pick<Order, 'id'>) =>
  test.store.database
    .selectFrom('orders')
    .select(['id', 'delivery_date', 'delivery_time', 'total_price', 'status'])
    .where('repeat_of', '=', order.id)
    .orderBy('id')
    .execute();
const told = async (who: Customer) =>
  (
    await test.store.database
      .selectFrom('notifications')
      .select(['subject_id', 'args'])
      .where('user_id', '=', who.id)
      .where('type', '=', 'order_repeat')
      .orderBy('id')
      .execute()
  ).map(({ subject_id: subject, args }) => [subject, args['status']]);
/** Makes everything in the shop of the orders dearer by `percent`. */
const raisePrices = (percent: number) =>
  test.store.transactions.run(async () => {
    const stocks = await test.store.database.selectFrom('stocks').select(['id', 'price']).execute();
    for (const { id, price } of stocks)
      await test.store.database
        .updateTable('stocks')
        .set({ price: Math.round((price * (100 + percent)) / 100) })
        .where('id', '=', id)
        .execute();
    await catalogueChanged(test.store, 1, 'shop');
  });

describe('ORDER-7 a plan of a repeated order', () => {
  it('orders on its weekdays at its time, except skipped days, and not while it is paused', async () => {
    await supply(test.store, 100);
    const who = await shopping.customer();
    const order = await delivered(who);
    const saved = await plan(who, order, { weekdays: ['tuesday', 'wednesday', 'friday'], skipped: ['2025-03-12'] });
    expect(saved.status).toBe(200);
    for (const day of ['10T23:59', '11T00:02', '12T00:02', '13T00:02', '14T00:02']) await at(`2025-03-${day}:00`);
    expect((await copies(order)).map((copy) => [copy.delivery_date, copy.delivery_time])).toEqual([
      ['2025-03-11', '13:30'],
      ['2025-03-14', '13:30'],
    ]);
    const token = await test.api.signIn(await emailOf(who));
    const again = { ...who, token };
    await plan(again, order, { paused: true });
    await at('2025-03-18T00:02:00');
    expect(await copies(order)).toHaveLength(2);
    expect(await told(who)).toEqual((await copies(order)).map(({ id }) => [id, 'placed']));
  });

  it('costs what it costs on its day, asks above its limit, and orders nothing by itself', async () => {
    await supply(test.store, 100);
    const who = await shopping.customer();
    const order = await delivered(who);
    expect(await shown(who, order)).toMatchObject({ plan: null, question: null, today: { total: order.total_price } });
    await plan(who, order, { price_limit: order.total_price });
    await at('2025-03-11T00:02:00');
    expect((await copies(order)).map(({ total_price }) => total_price / 100)).toEqual([order.total_price]);

    await raisePrices(20);
    await at('2025-03-12T00:02:00');
    expect(await copies(order)).toHaveLength(1);
    const { question, today } = await shown(who, order);
    expect(question).toEqual({ day: '2025-03-12', total: today.total });
    expect(question?.total).toBeGreaterThan(order.total_price);
    expect((await told(who)).at(-1)).toEqual([order.id, 'asks']);
  });

  it('is ordered after a yes for at most the named price, once, and not after a no', async () => {
    await supply(test.store, 100);
    const [who, other] = [await shopping.customer(), await shopping.customer()];
    const order = await delivered(who);
    await plan(who, order, { price_limit: 1 });
    await at('2025-03-11T00:02:00');
    const { question } = await shown(who, order);
    if (!question) throw new TypeError('Nothing is asked');
    const answer = (customer: Customer, yes: boolean, more: object = {}) =>
      test.api.call('answerRepeat', { id: order.id, ...question, order: yes, ...more }, { token: customer.token });
    expect((await answer(other, true)).status).toBe(404);
    expect((await answer(who, true, { day: '2025-03-12' })).status).toBe(400);

    await raisePrices(10);
    const dearer = await test.api.ok('answerRepeat', { id: order.id, ...question, order: true }, { token: who.token });
    expect(dearer.data.question?.total).toBeGreaterThan(question.total);
    expect(await copies(order)).toEqual([]);
    const agreed = await Promise.all([
      answer(who, true, dearer.data.question ?? {}),
      answer(who, true, dearer.data.question ?? {}),
    ]);
    expect(new Set(agreed.map(({ status }) => status))).toEqual(new Set([200, 400]));
    expect(await copies(order)).toHaveLength(1);

    await at('2025-03-12T00:02:00');
    const next = (await shown(who, order)).question;
    await test.api.ok(
      'answerRepeat',
      { id: order.id, day: next?.day ?? '', total: 0, order: false },
      { token: who.token },
    );
    expect((await shown(who, order)).question).toBeNull();
    expect(await copies(order)).toHaveLength(1);
  });

  it('says why a day was not ordered, in words of its own for each reason', async () => {
    await supply(test.store, 100);
    const who = await shopping.customer();
    const order = await delivered(who);
    await plan(who, order);
    await supply(test.store, 1, shopping.stockOf('lentil-soup'));
    await at('2025-03-11T00:02:00');
    expect((await shown(who, order)).missed).toEqual({ day: '2025-03-11', why: 'sold-out' });
    await supply(test.store, 100);
    await test.store.transactions.run(async () => {
      await test.store.database.insertInto('shop_closed_dates').values({ shop_id: 1, day: '2025-03-12' }).execute();
      await catalogueChanged(test.store, 1, 'shop');
    });
    await at('2025-03-12T00:02:00');
    expect((await shown(who, order)).missed).toEqual({ day: '2025-03-12', why: 'closed' });
    const { data } = await test.api.ok('askRefund', { order_id: order.id, cause: 'Cold' }, { token: who.token });
    await test.api.ok('acceptRefund', { id: data.id }, { token: desk.token });
    for (const day of ['13', '14']) await at(`2025-03-${day}T00:02:00`);
    expect(await shown(who, order)).toMatchObject({
      missed: { day: '2025-03-13', why: 'refunded' },
      plan: { paused: true },
      today: { why: 'refunded' },
    });
    expect(await copies(order)).toEqual([]);
    expect((await told(who)).map(([, why]) => why)).toEqual(['sold-out', 'closed', 'refunded']);
    const bodies = (await test.api.ok('listNotifications', { perPage: 10 }, { token: who.token })).data
      .filter(({ type }) => type === 'order_repeat')
      .map(({ body }) => body);
    expect(new Set(bodies).size).toBe(3);
  });

  it('is placed once by two processes, and as a whole: a crash leaves neither an order nor a handled day', async () => {
    await supply(test.store, 100);
    const who = await shopping.customer();
    const order = await delivered(who);
    await plan(who, order);
    const other = await startMarketplace({ LIMITS: 'off' }, { store: test.store });
    const bothAt = async (amsterdam: string): Promise<void> => {
      for (const { clock } of [test, other]) clock.advance(Date.parse(`${amsterdam}+01:00`) - clock.now());
      await Promise.all([test.timers.tick(), other.timers.tick()]);
    };
    await sql`
      create function crash() returns trigger language plpgsql as $$ begin raise exception 'crash'; end $$`.execute(
      test.store.database,
    );
    await sql`
      create trigger crash before insert on notifications for each row when (new.type = 'order_repeat')
      execute function crash()`.execute(test.store.database);
    const before = await shopping.inSupply('lentil-soup');
    await bothAt('2025-03-11T00:02:00');
    expect(await copies(order)).toEqual([]);
    expect(await shopping.inSupply('lentil-soup')).toBe(before);
    await sql`drop trigger crash on notifications`.execute(test.store.database);
    await bothAt('2025-03-11T00:03:00');
    expect((await copies(order)).map(({ delivery_date: day }) => day)).toEqual(['2025-03-11']);
    await bothAt('2025-03-12T00:01:00');
    await bothAt('2025-03-12T00:01:20');
    expect((await copies(order)).map(({ delivery_date: day }) => day)).toEqual(['2025-03-11', '2025-03-12']);
    expect(await told(who)).toEqual((await copies(order)).map(({ id }) => [id, 'placed']));
  });

  it('is no longer asked about once its time cannot be kept, and says so', async () => {
    await supply(test.store, 100);
    const who = await shopping.customer();
    const order = await delivered(who);
    await plan(who, order, { price_limit: 1 });
    await at('2025-03-11T00:02:00');
    const { question } = await shown(who, order);
    if (!question) throw new TypeError('Nothing is asked');
    expect((await shown(who, order)).missed).toBeNull();
    await at('2025-03-11T13:29:00');
    expect(await shown(who, order)).toMatchObject({
      question: null,
      missed: { day: '2025-03-11', why: 'late' },
    });
    const answer = await test.api.ok('answerRepeat', { id: order.id, ...question, order: true }, { token: who.token });
    expect(answer.data).toMatchObject({ question: null, missed: { day: '2025-03-11', why: 'late' } });
    expect(await copies(order)).toEqual([]);
  });

  it('of today survives a change that comes before a late run, with what was changed', async () => {
    await supply(test.store, 100);
    const who = await shopping.customer();
    const [order, other] = [await delivered(who), await delivered(who)];
    for (const each of [order, other]) await plan(who, each);
    test.clock.advance(Date.parse('2025-03-11T08:00:00+01:00') - test.clock.now());
    const again = { ...who, token: await test.api.signIn(await emailOf(who)) };
    await plan(again, order, { time: '14:00', skipped: ['2025-03-13'] });
    await plan(again, other, { paused: true });
    await test.timers.tick();
    expect((await copies(order)).map((copy) => [copy.delivery_date, copy.delivery_time])).toEqual([
      ['2025-03-11', '14:00'],
    ]);
    // A weekday that is added today counts from the next run on.
    await plan(again, other);
    await test.timers.tick();
    expect(await copies(other)).toEqual([]);
  });

  it('is shown and changed by way of every order that it placed', async () => {
    await supply(test.store, 100);
    const who = await shopping.customer();
    const order = await delivered(who);
    await plan(who, order);
    await at('2025-03-11T00:02:00');
    const [copy] = await copies(order);
    if (!copy) throw new TypeError('Nothing was placed');
    const seen = await shown(who, copy);
    expect([seen.order.id, seen.plan?.time]).toEqual([order.id, '13:30']);
    await plan(who, copy, { time: '14:00' });
    expect((await shown(who, order)).plan?.time).toBe('14:00');
    await test.api.ok('endRepeatPlan', { id: copy.id }, { token: who.token });
    expect([(await shown(who, order)).plan, (await shown(who, copy)).order.id]).toEqual([null, copy.id]);
  });

  it('keeps the end that another client gave it, and is over after it', async () => {
    await supply(test.store, 100);
    const who = await shopping.customer();
    const order = await delivered(who);
    await test.api.ok('repeatOrder', { id: order.id, from: '2025-03-11', to: '2025-03-12' }, { token: who.token });
    await plan(who, order);
    expect((await shown(who, order)).plan).toMatchObject({ until: '2025-03-12', time: '13:30' });
    for (const day of ['11', '12', '13']) await at(`2025-03-${day}T00:02:00`);
    expect(await copies(order)).toHaveLength(2);
    expect((await shown(who, order)).plan).toBeNull();
    await plan(who, order);
    expect((await shown(who, order)).plan).toMatchObject({ until: null });
  });

  it('is not ordered without cash or from a shop that is gone, and tells why', async () => {
    await supply(test.store, 100);
    const who = await shopping.customer();
    const order = await delivered(who);
    await plan(who, order);
    await test.store.database.updateTable('payments').set({ active: false }).where('tag', '=', 'cash').execute();
    await test.store.database.updateTable('shops').set({ status: 'rejected' }).where('id', '=', 1).execute();
    const restarted = await startMarketplace({ LIMITS: 'off' }, { store: test.store });
    // Without a shop the day begins at midnight of the marketplace.
    restarted.clock.advance(Date.parse('2025-03-11T00:02:00Z') - restarted.clock.now());
    await restarted.timers.tick();
    expect(await told(who)).toEqual([[order.id, 'closed']]);
    await test.store.database.updateTable('shops').set({ status: 'approved' }).where('id', '=', 1).execute();
    const again = await startMarketplace({ LIMITS: 'off' }, { store: test.store });
    again.clock.advance(Date.parse('2025-03-12T00:02:00+01:00') - again.clock.now());
    await again.timers.tick();
    expect(await told(who)).toEqual([
      [order.id, 'closed'],
      [order.id, 'no-cash'],
    ]);
  });

  it('of a group order starts with unpaid shares', async () => {
    await supply(test.store, 100);
    const who = await shopping.customer();
    const order = await delivered(who);
    const membersOf = async (id: number) =>
      (await test.store.database.selectFrom('orders').select('members').where('id', '=', id).executeTakeFirstOrThrow())
        .members as readonly object[];
    const members = [{ user_cart_id: 1, name: null, user_id: who.id, settled: true }];
    await test.store.database
      .updateTable('orders')
      .set({ members: JSON.stringify(members) })
      .where('id', '=', order.id)
      .execute();
    await plan(who, order);
    await at('2025-03-11T00:02:00');
    const [copy] = await copies(order);
    const copied = await membersOf(copy?.id ?? 0);
    expect(copied).toHaveLength(members.length);
    expect(copied.some((member) => 'settled' in member)).toBe(false);
  });

  it('is refused without a day, a time or a limit, before delivery, after a refund, and to others', async () => {
    const [who, other] = [await shopping.customer(), await shopping.customer()];
    const [fresh, order] = [await shopping.order(who), await delivered(who)];
    const refusal = async (answer: ReturnType<typeof plan>) => {
      const { status, body } = await answer;
      const { message, params } = body as { message?: string; params?: object };
      return [status, Object.keys(params ?? {})[0] ?? message];
    };
    expect(await refusal(plan(who, order, { weekdays: [] }))).toEqual([400, 'weekdays']);
    expect(await refusal(plan(who, order, { time: '25:00' }))).toEqual([400, 'time']);
    expect(await refusal(plan(who, order, { price_limit: 0 }))).toEqual([400, 'price_limit']);
    expect(await refusal(plan(who, fresh))).toEqual([400, 'It has not been delivered.']);
    expect((await plan(other, order)).status).toBe(404);
    expect((await test.api.no('showRepeatPlan', { id: order.id }, { token: other.token })).status).toBe(404);
    await plan(who, order);
    expect((await test.api.no('endRepeatPlan', { id: order.id }, { token: other.token })).status).toBe(404);
    expect((await shown(who, order)).plan).toMatchObject({
      time: '13:30',
      price_limit: 500,
      paused: false,
      until: null,
    });
    for (const _time of [1, 2])
      expect((await test.api.ok('endRepeatPlan', { id: order.id }, { token: who.token })).data.plan).toBeNull();
    const { data } = await test.api.ok('askRefund', { order_id: order.id, cause: 'Cold' }, { token: who.token });
    await test.api.ok('acceptRefund', { id: data.id }, { token: desk.token });
    expect(await refusal(plan(who, order))).toEqual([400, 'The order was refunded.']);
  });
});

const emailOf = async (who: Customer): Promise<string> =>
  (await test.store.database.selectFrom('users').select('email').where('id', '=', who.id).executeTakeFirstOrThrow())
    .email ?? '';
