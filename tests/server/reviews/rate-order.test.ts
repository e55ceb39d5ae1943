import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../domain/runs.ts';
import { codes } from '../support/codes.ts';
import { courierOf, createDesk, type Desk } from '../support/delivering.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, type Customer, type Order, type Shopping } from '../support/shopping.ts';
import { setSettings } from '../identity/stage.ts';
import { supply } from '../support/supply.ts';
import { makePicture, sendForm } from '../support/uploading.ts';

let test: TestMarketplace;
let shopping: Shopping;
let desk: Desk;
let courier = 0;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  [shopping, desk, courier] = [await createShopping(test), await createDesk(test), await courierOf(test)];
});
afterAll(() => test.marketplace.close());

const DAY_MS = 86_400_000;
const DISHES = ['lentil-soup', 'falafel-bowl'] as const;
const LINES = DISHES.map((item) => ({ item, quantity: 1 }));
const delivered = async (who: Customer, lines: { item: string; quantity: number }[] = LINES): Promise<Order> => {
  await supply(test.store, 60);
  const order = await shopping.order(who, {}, { lines });
  await desk.deliver(order, courier);
  return order;
};
const shown = async ({ token }: Customer, { id }: Pick<Order, 'id'>) =>
  (await test.api.ok('showOrderRating', { id }, { token })).data;
const rate = ({ token }: Customer, { id }: Pick<Order, 'id'>, parts: readonly object[]) =>
  test.api.call('rateOrder', { id, parts }, { token });
const stars = async () =>
  (
    await test.store.database
      .selectFrom('reviews')
      .select(['reviewable_type', 'assignable_type', 'assignable_id', 'reviewable_id', 'rating'])
      .execute()
  ).map((row) => JSON.stringify(row));
/** Counted stars of shop, courier and dishes. */
const counted = async () => {
  const { database } = test.store;
  const shop = await database.selectFrom('shops').select('rating_counts').where('id', '=', 1).executeTakeFirstOrThrow();
  const [person] = await database
    .selectFrom('couriers')
    .select('rating_counts')
    .where('user_id', '=', courier)
    .execute();
  const dishes = await database.selectFrom('products').select(['id', 'rating_counts']).orderBy('id').execute();
  return JSON.stringify([shop.rating_counts, person?.rating_counts, dishes]);
};

describe('REVIEW-1h rating a delivered order', () => {
  it('offers the shop, every dish once and the courier, until the days are over', async () => {
    const who = await shopping.customer();
    const order = await delivered(who);
    const rating = await shown(who, order);
    expect(rating.parts.map(({ kind, review }) => [kind, review])).toEqual([
      ['order', null],
      ['product', null],
      ['product', null],
      ['courier', null],
    ]);
    expect(rating.parts.every(({ title }) => title !== '')).toBe(true);
    expect(Date.parse(rating.open_until) - Date.parse(rating.delivered_at)).toBe(30 * DAY_MS);
  });

  it('belongs to its customer, and comes after delivery', async () => {
    const [who, other] = [await shopping.customer(), await shopping.customer()];
    const order = await shopping.order(who);
    const part = [{ kind: 'order', id: 1, rating: 5 }];
    expect(codes([await rate(who, order, part)])).toEqual(['ERROR_400']);
    expect((await test.api.no('showOrderRating', { id: order.id }, { token: who.token })).statusCode).toBe('ERROR_400');
    await desk.deliver(order, courier);
    expect((await rate(other, order, part)).status).toBe(404);
    expect((await test.api.call('showOrderRating', { id: order.id }, { token: other.token })).status).toBe(404);
    const foreign = await delivered(other, [{ item: 'lemonade', quantity: 3 }]);
    const dish = (await shown(other, foreign)).parts.find(({ kind }) => kind === 'product');
    for (const strange of [
      { kind: 'product', id: dish?.id, rating: 1 },
      { kind: 'order', id: 2, rating: 1 },
      { kind: 'courier', id: who.id, rating: 1 },
    ])
      expect((await rate(who, order, [...part, strange])).status).toBe(404);
    expect((await shown(who, order)).parts.every(({ review }) => review === null)).toBe(true);
  });

  it('counts every star once, whatever is sent, changed and repeated', async () => {
    const sends = fc.array(
      fc.record({
        which: fc.uniqueArray(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 4 }),
        rating: fc.integer({ min: 1, max: 5 }),
        comment: fc.constantFrom('', 'Warm and quick'),
        isTwice: fc.boolean(),
      }),
      { minLength: 1, maxLength: 4 },
    );
    await fc.assert(
      fc.asyncProperty(sends, async (list) => {
        const who = await shopping.customer();
        const order = await delivered(who);
        const [before, written] = [await counted(), await stars()];
        const { parts } = await shown(who, order);
        const expected = new Map<number, number>();
        for (const { which, rating, comment, isTwice } of list) {
          const sent = which.flatMap((place) => {
            const part = parts[place];
            expected.set(place, rating);
            return part ? [{ kind: part.kind, id: part.id, rating, comment }] : [];
          });
          const answers = await Promise.all([rate(who, order, sent), ...(isTwice ? [rate(who, order, sent)] : [])]);
          expect(answers.every(({ status }) => status === 200)).toBe(true);
        }
        expect((await shown(who, order)).parts.map(({ review }) => review?.rating)).toEqual(
          parts.map((_part, place) => expected.get(place)),
        );
        expect((await stars()).length - written.length).toBe(expected.size);
        // Taking away what was written leaves the counts as they were.
        const own = await test.store.database.selectFrom('reviews').selectAll().where('user_id', '=', who.id).execute();
        for (const { reviewable_type, reviewable_id, assignable_type, assignable_id, rating } of own) {
          const at = rating - 1;
          const table = reviewable_type === 'Product' ? 'products' : assignable_type === 'Shop' ? 'shops' : 'couriers';
          const column = table === 'couriers' ? 'user_id' : 'id';
          const id = table === 'products' ? reviewable_id : (assignable_id ?? 0);
          const row = (await test.store.database
            .selectFrom(table as 'shops')
            .select('rating_counts')
            .where(column as 'id', '=', id)
            .executeTakeFirstOrThrow()) as { rating_counts: readonly number[] };
          await test.store.database
            .updateTable(table as 'shops')
            .set({ rating_counts: JSON.stringify(row.rating_counts.map((n, i) => (i === at ? n - 1 : n))) as never })
            .where(column as 'id', '=', id)
            .execute();
        }
        expect(await counted()).toBe(before);
        await test.store.database.deleteFrom('reviews').where('user_id', '=', who.id).execute();
      }),
      runs(6),
    );
  });

  it('takes own pictures of reviews only, and sends them back as they were sent', async () => {
    const [who, other] = [await shopping.customer(), await shopping.customer()];
    const order = await delivered(who);
    const upload = async (token: string) =>
      (
        await sendForm(
          test,
          '/dashboard/galleries',
          [
            ['image', await makePicture('png')],
            ['type', 'reviews'],
          ],
          token,
        )
      ).body.data.title;
    const part = { kind: 'order', id: 1, rating: 5 };
    expect(codes([await rate(who, order, [{ ...part, images: [await upload(other.token)] }])])).toEqual(['ERROR_400']);
    const images = [await upload(who.token)];
    expect(codes([await rate(who, order, [{ ...part, images }])])).toEqual([200]);
    expect((await shown(who, order)).parts[0]?.review?.images).toEqual(images);
    const [shop, dish] = (await shown(who, order)).parts;
    await rate(who, order, [{ kind: 'product', id: dish?.id, rating: 2 }]);
    const mine = await test.api.ok('listOwnReviews', {}, { token: who.token });
    expect(mine.data).toMatchObject([
      { rating: 2, title: dish?.title, order_id: null, images: [] },
      { rating: 5, title: shop?.title, order_id: order.id, images },
    ]);
    expect((await test.api.ok('listOwnReviews', {}, { token: other.token })).data).toEqual([]);
    expect(codes([await rate(who, order, [{ ...part, rating: 4, images }])])).toEqual([200]);
  });

  it('REVIEW-1i is changed within a day, and stays as it is afterwards', async () => {
    const who = await shopping.customer();
    const order = await delivered(who);
    const part = { kind: 'order', id: 1, rating: 2, comment: 'Cold' };
    expect(codes([await rate(who, order, [part])])).toEqual([200]);
    test.clock.advance(DAY_MS - 60_000);
    expect(codes([await rate(who, order, [{ ...part, rating: 4 }])])).toEqual([200]);
    test.clock.advance(120_000);
    expect(codes([await rate(who, order, [{ ...part, rating: 5 }])])).toEqual(['ERROR_506']);
    const same = { ...part, rating: 4, comment: ' Cold ' };
    expect(codes([await rate(who, order, [same])])).toEqual([200]);
    const [shop] = (await shown(who, order)).parts;
    expect(shop?.review).toMatchObject({ rating: 4, comment: 'Cold' });
    await setSettings(test, { review_days: '1' });
    const [, dish] = (await shown(who, order)).parts;
    expect(codes([await rate(who, order, [{ kind: 'product', id: dish?.id, rating: 5 }])])).toEqual(['ERROR_400']);
  });
});
