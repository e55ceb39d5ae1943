import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../domain/runs.ts';
import { codes } from '../support/codes.ts';
import { createDesk, type Desk } from '../support/delivering.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import {
  CASH,
  createShopping,
  EUR,
  USD,
  WALLET,
  type Customer,
  type Order,
  type Shopping,
} from '../support/shopping.ts';
import { supply } from '../support/supply.ts';
import { makePicture, sendForm } from '../support/uploading.ts';
import { world } from '../support/world.ts';

let test: TestMarketplace;
let shopping: Shopping;
let desk: Desk;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  [shopping, desk] = [await createShopping(test), await createDesk(test)];
});
afterAll(() => test.marketplace.close());

const delivered = async (who: Customer, more: object = {}, basket: object = {}): Promise<Order> => {
  const order = await shopping.order(who, { ...more }, basket);
  await desk.deliver(order);
  return order;
};
const ask = (who: Customer, { id }: Pick<Order, 'id'>, more: object = {}) =>
  test.api.call('askRefund', { order_id: id, cause: 'One bowl was missing', ...more }, { token: who.token });
const asked = async (who: Customer, order: Pick<Order, 'id'>) =>
  (await test.api.ok('askRefund', { order_id: order.id, cause: 'Cold' }, { token: who.token })).data;
const stocks = () => test.store.database.selectFrom('stocks').select(['id', 'quantity']).orderBy('id').execute();
const shown = async (who: Customer, { id }: Pick<Order, 'id'>) =>
  (await test.api.ok('showOrder', { id }, { token: who.token })).data;

describe('REFUND-1 requesting a refund', () => {
  it('requires an own, delivered and paid order', async () => {
    const [who, other] = [await shopping.customer(100_000), await shopping.customer()];
    const order = await shopping.order(who, { payment_id: WALLET });
    expect(codes([await ask(who, order)])).toEqual(['ERROR_400']);
    await desk.deliver(order);
    expect((await ask(other, order)).status).toBe(404);
    const answer = await test.api.ok(
      'askRefund',
      { order_id: order.id, cause: '  One bowl was missing  ' },
      { token: who.token },
    );
    expect(answer.data).toMatchObject({
      status: 'pending',
      cause: 'One bowl was missing',
      answer: null,
      galleries: [],
      order: { id: order.id, status: 'delivered', total_price: order.total_price },
    });
    expect((await shown(who, order)).order_refunds).toMatchObject([{ id: answer.data.id, status: 'pending' }]);
  });

  it('is rejected for an unpaid order', async () => {
    const who = await shopping.customer();
    const order = await shopping.order(who, { payment_id: undefined });
    await desk.deliver(order);
    expect(codes([await ask(who, order)])).toEqual(['ERROR_400']);
  });

  it('creates one request under twenty concurrent calls; another may follow a rejection', async () => {
    const who = await shopping.customer();
    const order = await delivered(who);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(who, order)));
    expect(codes(answers)).toEqual([200, ...Array.from({ length: 19 }, () => 'ERROR_506')]);
    const [refund] = (await test.api.ok('listRefunds', {}, { token: who.token })).data;
    await test.api.ok('rejectRefund', { id: refund?.id, answer: 'It was on the photo' }, { token: desk.token });
    expect(codes([await ask(who, order)])).toEqual([200]);
    expect((await test.api.ok('listRefunds', { status: 'pending' }, { token: who.token })).data).toHaveLength(1);
    expect((await test.api.ok('listRefunds', { status: 'rejected' }, { token: who.token })).data).toMatchObject([
      { id: refund?.id, status: 'canceled', answer: 'It was on the photo' },
    ]);
    expect((await test.api.ok('listRefunds', { status: 'nonsense' }, { token: who.token })).meta.total).toBe(0);
  });

  it('returns one response per key (L2)', async () => {
    const who = await shopping.customer();
    const order = await delivered(who);
    const headers = { 'idempotency-key': '1d5a1c00-0000-4000-9000-00000000aaaa' };
    const send = (cause: string) =>
      test.api.call('askRefund', { order_id: order.id, cause }, { token: who.token, headers });
    const [first, second] = [await send('Cold'), await send('Cold')];
    expect([first.status, second.body, second.headers.get('idempotency-replayed')]).toEqual([200, first.body, 'true']);
    expect((await send('Warm')).status).toBe(422);
  });

  it.each([
    [{ cause: '   ' }, 'cause'],
    [{ cause: '1234567890'.repeat(101) }, 'cause'],
    [{ cause: undefined }, 'cause'],
    [{ order_id: 0 }, 'order_id'],
    [{ images: ['https://evil.test/x.png'] }, 'images'],
    [{ images: ['data:image/png;base64,AA'] }, 'images'],
  ])('refuses %j', async (change, field) => {
    const who = await shopping.customer();
    const { body } = await ask(who, await delivered(who), change);
    expect(Object.keys((body as { params: object }).params)).toEqual([field]);
  });

  it('accepts and shows own pictures of the right type only', async () => {
    const [who, other] = [await shopping.customer(), await shopping.customer()];
    const order = await delivered(who);
    const upload = async (token: string, type: string) =>
      (
        await sendForm(
          test,
          '/dashboard/galleries',
          [
            ['image', await makePicture('png')],
            ['type', type],
          ],
          token,
        )
      ).body.data.title;
    for (const image of [await upload(other.token, 'order_refunds'), await upload(who.token, 'reviews')])
      expect((await ask(who, order, { images: [image] })).status).toBe(400);
    const image = await upload(who.token, 'order_refunds');
    expect((await ask(who, order, { images: [image] })).body).toMatchObject({ data: { galleries: [{ path: image }] } });
  });
});

const caseArb = fc.record({
  lines: fc
    .array(
      fc.record({
        item: fc.constantFrom('lentil-soup', 'chicken-plate', 'lemonade', 'falafel-bowl'),
        quantity: fc.integer({ min: 1, max: 5 }),
      }),
      { minLength: 1, maxLength: 3 },
    )
    .map((lines) => [...lines, { item: 'mystery-stew', quantity: 1 }]),
  currency: fc.constantFrom(USD, EUR, 3, 4),
  payment: fc.constantFrom(CASH, WALLET),
  decisions: fc.array(fc.constantFrom('acceptRefund' as const, 'rejectRefund' as const), {
    minLength: 1,
    maxLength: 5,
  }),
  isAtOnce: fc.boolean(),
});

describe('REFUND-1 L7 a decision about a refund', () => {
  it('is made once; approval returns the total, restocks the pieces and marks the payments', async () => {
    await fc.assert(
      fc.asyncProperty(caseArb, async ({ lines, currency, payment, decisions, isAtOnce }) => {
        await supply(test.store, 60);
        const who = await shopping.customer(100_000);
        const before = await stocks();
        const order = await delivered(who, { payment_id: payment }, { lines, currency });
        const { id } = await asked(who, order);
        const balance = await shopping.balance(who);
        const send = (operation: 'acceptRefund' | 'rejectRefund') =>
          test.api.call(operation, { id, answer: 'Checked' }, { token: desk.token });
        const answers = [];
        if (isAtOnce) answers.push(...(await Promise.all(decisions.map(send))));
        else for (const decision of decisions) answers.push(await send(decision));

        expect(codes(answers)).toEqual([200, ...decisions.slice(1).map(() => 'ERROR_501')]);
        const { status } = (await test.api.ok('showRefund', { id }, { token: who.token })).data;
        const isApproved = status === 'accepted';
        expect(isApproved ? 'acceptRefund' : 'rejectRefund').toBe(
          isAtOnce ? (isApproved ? 'acceptRefund' : 'rejectRefund') : decisions[0],
        );
        expect(await shopping.balance(who)).toBeCloseTo(
          balance + (isApproved ? (order.transaction?.price ?? NaN) : 0),
          6,
        );
        if (isApproved) expect(await stocks()).toEqual(before);
        else expect(await stocks()).not.toEqual(before);
        expect((await shown(who, order)).transaction?.status).toBe(isApproved ? 'refund' : 'paid');
        const [news] = (await test.api.ok('listNotifications', { type: 'order_refunded' }, { token: who.token })).data;
        expect(news).toMatchObject({
          title: String(id),
          data: { status: isApproved ? 'approved' : 'rejected' },
          order_refund: { id },
        });
      }),
      runs(10, 300),
    );
  });

  it('includes a reason when rejected', async () => {
    const who = await shopping.customer();
    const { id } = await asked(who, await delivered(who));
    for (const answer of [undefined, '   '])
      expect((await test.api.no('rejectRefund', { id, answer }, { token: desk.token })).params).toHaveProperty(
        'answer',
      );
    expect(
      (await test.api.ok('rejectRefund', { id, answer: ' Photo shows it ' }, { token: desk.token })).data,
    ).toMatchObject({ status: 'canceled', answer: 'Photo shows it' });
    expect((await test.api.no('acceptRefund', { id: 999_999 }, { token: desk.token })).status).toBe(404);
  });

  it('reports in the customer’s language that it was already made', async () => {
    const who = await shopping.customer();
    const { id } = await asked(who, await delivered(who));
    await test.api.ok('acceptRefund', { id }, { token: desk.token });
    expect(await test.api.no('acceptRefund', { id }, { token: desk.token, lang: 'de' })).toMatchObject({
      statusCode: 'ERROR_501',
      message: 'Über diese Erstattung ist schon entschieden.',
    });
  });
});

describe('REFUND-1 withdrawing refund requests', () => {
  it('deletes own requests, except granted ones', async () => {
    const [who, other] = [await shopping.customer(), await shopping.customer()];
    const [first, second] = [await asked(who, await delivered(who)), await asked(who, await delivered(who))];
    await test.api.ok('acceptRefund', { id: second.id }, { token: desk.token });
    const before = await world(test.store);
    expect((await test.api.no('deleteRefunds', { ids: [first.id, second.id] }, { token: other.token })).status).toBe(
      404,
    );
    expect((await test.api.no('deleteRefunds', { ids: [second.id] }, { token: who.token })).statusCode).toBe(
      'ERROR_503',
    );
    await test.api.ok('deleteRefunds', { ids: [first.id, second.id] }, { token: who.token, as: 'json' });
    expect((await test.api.ok('listRefunds', {}, { token: who.token })).data.map(({ id }) => id)).toEqual([second.id]);
    expect(await world(test.store)).toEqual(before);
  });

  it('concurrent with approval leaves a refund with its money, or neither', async () => {
    for (let round = 0; round < 4; round++) {
      const who = await shopping.customer(100_000);
      const order = await delivered(who, { payment_id: WALLET });
      const [{ id }, balance] = [await asked(who, order), await shopping.balance(who)];
      const [remove, accept] = [
        () => test.api.call('deleteRefunds', { ids: [id] }, { token: who.token }),
        () => test.api.call('acceptRefund', { id }, { token: desk.token }),
      ];
      await Promise.all(round % 2 === 0 ? [remove(), accept()] : [accept(), remove()]);
      const left = (await test.api.ok('listRefunds', {}, { token: who.token })).data;
      expect(await shopping.balance(who)).toBeCloseTo(balance + (left.length === 1 ? order.total_price : 0), 6);
    }
  });
});

describe('REFUND-1 L14 a refund request', () => {
  it('is visible to its customer and to operators only', async () => {
    const [who, other] = [await shopping.customer(), await shopping.customer()];
    const order = await delivered(who);
    const { id } = await asked(who, order);
    expect((await test.api.no('showRefund', { id }, { token: other.token })).status).toBe(404);
    expect((await test.api.ok('listRefunds', {}, { token: other.token })).meta.total).toBe(0);
    expect((await test.api.no('acceptRefund', { id }, { token: who.token })).status).toBe(403);
    expect(
      (await test.api.ok('listAllRefunds', { search: String(order.id), status: 'pending' }, { token: desk.token }))
        .data,
    ).toMatchObject([{ id, order: { id: order.id } }]);
    expect((await test.api.ok('listAllRefunds', { search: 'nobody at all' }, { token: desk.token })).meta.total).toBe(
      0,
    );
  });
});
