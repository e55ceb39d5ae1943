import * as fc from 'fast-check';
import { distanceKm } from '@domain/catalog/index.ts';
import { wireEvents } from '@infra/server/wiring/foundation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../domain/runs.ts';
import { codes } from '../support/codes.ts';
import { courierOf, createDesk, type Desk } from '../support/delivering.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { CASH, createShopping, EUR, HOME, USD, WALLET, type Customer, type Shopping } from '../support/shopping.ts';
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

const [SMALL, LARGE] = [1, 2];
const PARK = { latitude: 52.36, longitude: 4.91 } as const;
/** The marketplace of the small city goes by UTC; it is 11:00 on 2025-03-10. */
const draft = (more: object = {}) => ({
  currency_id: USD,
  type_id: SMALL,
  phone_from: '+31 6 1234 5678',
  username_from: 'Nadia Berg',
  address_from: { ...HOME, address: 'Lindenstraat 8', house: '8', stage: '2', room: '1' },
  phone_to: '31687654321',
  username_to: 'Omar Vis',
  address_to: { ...PARK, address: 'Parkweg 3' },
  delivery_date: '2025-03-20',
  delivery_time: '13:00',
  note: 'Call on arrival',
  qr_value: 'P-61',
  instruction: 'Leave at the desk',
  description: 'Books',
  notify: 1,
  ...more,
});
const place = async (who: Customer, more: object = {}) =>
  (await test.api.ok('placeParcel', draft(more), { token: who.token })).data;
const shown = async (who: Customer, id: number) => (await test.api.ok('showParcel', { id }, { token: who.token })).data;
const pay = (who: Customer, id: number, payment: number, headers: Readonly<Record<string, string>> = {}) =>
  test.api.call('payParcel', { id, payment_sys_id: payment }, { token: who.token, headers });
const cancel = (who: Customer, id: number, status = 'canceled') =>
  test.api.call('changeParcelStatus', { id, status }, { token: who.token, as: 'query' });

/** r(base + per km × km, × rate) in whole numbers, as slowly as on paper. */
const onPaper = (base: bigint, perKm: bigint, km: string, rate: string, scale: number): number => {
  const decimals = (text: string): number => (text.split('.')[1] ?? '').length;
  const digits = (text: string): bigint => BigInt(text.replace('.', ''));
  const above = (base * 10n ** BigInt(decimals(km)) + perKm * digits(km)) * digits(rate) * 10n ** BigInt(scale);
  const below = 100n * 10n ** BigInt(decimals(km)) * 10n ** BigInt(decimals(rate));
  return Number((2n * above + below) / (2n * below)) / 10 ** scale;
};
const RATES = { 1: ['1', 2], 2: ['0.92', 2], 3: ['149.5', 0], 4: ['0.307', 3] } as const;

describe('PARCEL-1 kinds of parcels', () => {
  it('are listed with limits, prices and options, translated', async () => {
    const { data, meta } = await test.api.ok('listParcelTypes', {}, { lang: 'de' });
    expect(meta.total).toBe(2);
    expect(data[0]).toMatchObject({
      id: SMALL,
      type: 'Small box D',
      min_width: 5,
      max_width: 40,
      max_height: 30,
      max_length: 40,
      max_range: 25,
      min_g: 100,
      max_g: 5000,
      price: 3,
      price_per_km: 0.5,
      special: false,
      special_price: null,
      options: [{ translation: { locale: 'de', title: 'Fragile items welcome D' } }],
    });
    expect((await test.api.ok('showParcelType', { id: LARGE })).data).toMatchObject({
      special: true,
      special_price: 7,
      special_price_per_km: 0.8,
    });
    expect((await test.api.no('showParcelType', { id: 99 })).status).toBe(404);
  });

  it('are not found when inactive, but old parcels still show them', async () => {
    const who = await shopping.customer();
    const { id } = await place(who, { type_id: LARGE, address_to: { ...HOME, address: 'Next door' } });
    await test.store.database.updateTable('parcel_types').set({ active: false }).where('id', '=', LARGE).execute();
    expect((await test.api.ok('listParcelTypes')).data.map((type) => type.id)).toEqual([SMALL]);
    expect((await test.api.no('showParcelType', { id: LARGE })).status).toBe(404);
    expect((await test.api.no('placeParcel', draft({ type_id: LARGE }), { token: who.token })).params).toHaveProperty(
      'type_id',
    );
    expect((await shown(who, id)).type?.type).toBe('Large box');
    await test.store.database.updateTable('parcel_types').set({ active: true }).where('id', '=', LARGE).execute();
  });
});

describe('PARCEL-1 the price of a parcel', () => {
  it('equals the domain’s in every currency, and the order has the quoted price', async () => {
    const who = await shopping.customer();
    const pointArb = fc.record({
      latitude: fc.double({ min: 52.3, max: 52.45, noNaN: true }),
      longitude: fc.double({ min: 4.8, max: 5, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(
        pointArb,
        pointArb,
        fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
        async (from, to, currency) => {
          const { data } = await test.api.ok('priceParcel', {
            type_id: SMALL,
            address_from: from,
            address_to: to,
            currency_id: currency,
          });
          const km = String(distanceKm(from, to));
          const [rate, scale] = RATES[currency];
          expect(data).toEqual({ price: onPaper(300n, 50n, km, rate, scale), km: Number(km) });
          const parcel = await place(who, {
            currency_id: currency,
            address_from: { ...from, address: 'A' },
            address_to: { ...to, address: 'B' },
            rate: 0.0001,
            total_price: 0.01,
            delivery_fee: 0,
            status: 'delivered',
          });
          expect(parcel).toMatchObject({
            total_price: data.price,
            delivery_fee: data.price,
            tax: 0,
            km: data.km,
            rate: Number(rate),
            status: 'new',
          });
        },
      ),
      runs(12, 300),
    );
  });

  it('is the special price while one applies', async () => {
    const { data } = await test.api.ok('priceParcel', {
      type_id: LARGE,
      address_from: HOME,
      address_to: { latitude: 52.3831, longitude: 4.8826 },
    });
    expect(data.price).toBe(onPaper(700n, 80n, String(data.km), '1', 2));
  });

  it('is refused beyond the range, with the limit, and so is the parcel', async () => {
    const { token } = await shopping.customer();
    const far = { latitude: 52.45, longitude: 4.9 };
    expect(await test.api.no('priceParcel', { type_id: LARGE, address_from: HOME, address_to: far })).toMatchObject({
      status: 400,
      statusCode: 'ERROR_433',
      message: 'The distance is too long, at most 2 km are possible.',
    });
    expect(
      (await test.api.no('placeParcel', draft({ type_id: LARGE, address_to: { ...far, address: 'Far' } }), { token }))
        .statusCode,
    ).toBe('ERROR_433');
  });

  it.each([
    [{ type_id: 99 }, 'type_id'],
    [{ address_from: undefined }, 'address_from'],
    [{ address_to: { latitude: 91, longitude: 4 } }, 'address_to.latitude'],
    [{ address_to: { latitude: 'x', longitude: 4 } }, 'address_to.latitude'],
  ])('refuses %j', async (change, field) => {
    expect(
      Object.keys(
        (await test.api.no('priceParcel', { type_id: SMALL, address_from: HOME, address_to: PARK, ...change })).params,
      ),
    ).toContain(field);
  });
});

describe('PARCEL-1 ordering a parcel', () => {
  it('stores the draft, notifies the operators, and updates the customer’s windows', async () => {
    const who = await shopping.customer();
    const parcel = await place(who);
    expect(parcel).toMatchObject({
      user_id: who.id,
      status: 'new',
      phone_from: '31612345678',
      username_from: 'Nadia Berg',
      address_from: { address: 'Lindenstraat 8', house: '8', stage: '2', room: '1' },
      address_to: { ...PARK, address: 'Parkweg 3' },
      delivery_date: '2025-03-20',
      delivery_time: '13:00',
      note: 'Call on arrival',
      qr_value: 'P-61',
      instruction: 'Leave at the desk',
      description: 'Books',
      notify: 1,
      current: false,
      type: { type: 'Small box' },
      currency: { title: 'USD' },
      deliveryman: null,
      courier: null,
      eta: null,
      galleries: [],
      transactions: [],
    });
    expect(parcel).not.toHaveProperty('transaction');
    expect(parcel).not.toHaveProperty('review');
    const [news] = (await test.api.ok('listNotifications', { type: 'new_parcel_order' }, { token: desk.token })).data;
    expect(news).toMatchObject({ title: String(parcel.id), parcel: { id: parcel.id } });
    expect(news).not.toHaveProperty('order');
    const { events } = await wireEvents({ store: test.store, clock: test.clock }).after(`user ${who.id}`, 0);
    expect(events.filter(({ event }) => event === 'parcel').map(({ data }) => JSON.parse(data) as unknown)).toEqual([
      {
        id: parcel.id,
        status: 'new',
        updated_at: parcel.updated_at,
        delivery_date: '2025-03-20',
        delivery_time: '13:00',
        transaction_status: null,
        courier: null,
        eta: null,
      },
    ]);
  });

  it('accepts the alternative spelling of instruction, and defaults to today', async () => {
    const parcel = await place(await shopping.customer(), {
      instruction: undefined,
      instructions: 'Ring twice',
      delivery_date: undefined,
      delivery_time: '23:30',
    });
    expect(parcel).toMatchObject({ instruction: 'Ring twice', delivery_date: '2025-03-10', delivery_time: '23:30' });
  });

  it.each([
    [{ phone_from: 'none' }, 'phone_from'],
    [{ phone_to: '12' }, 'phone_to'],
    [{ username_from: ' ' }, 'username_from'],
    [{ username_to: undefined }, 'username_to'],
    [{ address_to: { latitude: 4, longitude: 181 } }, 'address_to.longitude'],
    [{ address_from: undefined }, 'address_from'],
    [{ delivery_time: undefined }, 'delivery_time'],
    [{ delivery_time: '25:00' }, 'delivery_time'],
    [{ delivery_date: '2025-03-10', delivery_time: '11:00' }, 'delivery_time'],
    [{ delivery_date: '2025-02-30' }, 'delivery_date'],
    [{ note: '1234567890'.repeat(20) }, 'note'],
    [{ qr_value: '1234567890'.repeat(26) }, 'qr_value'],
    [{ instruction: '1234567890'.repeat(26) }, 'instruction'],
    [{ images: ['https://evil.test/x.png'] }, 'images'],
    [{ currency_id: 77 }, 'currency_id'],
    [{ type_id: -1 }, 'type_id'],
    [{ notify: 'perhaps' }, 'notify'],
  ])('refuses %j', async (change, field) => {
    const { token } = await shopping.customer();
    expect(Object.keys((await test.api.no('placeParcel', draft(change), { token })).params)).toContain(field);
  });

  it('stores markup as plain text, and accepts own pictures only', async () => {
    const [who, other] = [await shopping.customer(), await shopping.customer()];
    const upload = async (token: string) =>
      (
        await sendForm(
          test,
          '/dashboard/galleries',
          [
            ['image', await makePicture('png')],
            ['type', 'parcel-orders'],
          ],
          token,
        )
      ).body.data.title;
    const [mine, foreign] = [await upload(who.token), await upload(other.token)];
    expect(
      (await test.api.no('placeParcel', draft({ images: [foreign] }), { token: who.token })).params,
    ).toHaveProperty('images');
    expect(await place(who, { images: [mine], note: '<script>alert(1)</script>' })).toMatchObject({
      img: mine,
      galleries: [{ path: mine }],
      note: '<script>alert(1)</script>',
    });
  });

  it('runs once per key (L1, L2)', async () => {
    const who = await shopping.customer();
    const headers = { 'idempotency-key': '1d5a1c00-0000-4000-9000-00000000bbbb' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => test.api.call('placeParcel', draft(), { token: who.token, headers })),
    );
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect((await test.api.ok('listParcels', {}, { token: who.token })).meta.total).toBe(1);
    expect((await test.api.call('placeParcel', draft({ note: 'Else' }), { token: who.token, headers })).status).toBe(
      422,
    );
  });
});

describe('PARCEL-1 L7 paying for a parcel', () => {
  it('by wallet debits the price once under twenty concurrent requests', async () => {
    const who = await shopping.customer(100_000);
    const parcel = await place(who, { currency_id: EUR });
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(who, parcel.id, WALLET)));
    expect(codes(answers)).toEqual([200, ...Array.from({ length: 19 }, () => 'ERROR_501')]);
    const paid = await shown(who, parcel.id);
    expect(paid.transaction).toMatchObject({
      status: 'paid',
      payable_id: parcel.id,
      payment_system: { tag: 'wallet' },
    });
    expect(await shopping.balance(who)).toBeCloseTo(1000 - (paid.transaction?.price ?? NaN), 6);
    expect(paid.transaction?.price).toBeCloseTo(parcel.total_price / 0.92, 1);
    const [entry] = await test.store.database
      .selectFrom('wallet_histories')
      .select(['type', 'note'])
      .where('author_id', '=', who.id)
      .orderBy('id', 'desc')
      .execute();
    expect(entry).toEqual({ type: 'withdraw', note: `Payment Parcel #${parcel.id} via Wallet` });
  });

  it('requires the full price, a known method and an own parcel', async () => {
    const [poor, other] = [await shopping.customer(10), await shopping.customer(100_000)];
    const { id } = await place(poor);
    const before = await world(test.store);
    expect(codes([await pay(poor, id, WALLET)])).toEqual(['ERROR_109']);
    expect((await test.api.no('payParcel', { id, payment_sys_id: 99 }, { token: poor.token })).params).toHaveProperty(
      'payment_sys_id',
    );
    for (const payment of [WALLET, CASH, 99]) expect((await pay(other, id, payment)).status).toBe(404);
    expect(await world(test.store)).toEqual(before);
  });

  it('by cash is pending until delivery, and another method replaces it', async () => {
    const who = await shopping.customer(100_000);
    const { id } = await place(who);
    expect(codes([await pay(who, id, CASH), await pay(who, id, CASH)])).toEqual([200, 'ERROR_501']);
    expect((await shown(who, id)).transaction).toMatchObject({ status: 'progress', request: 'waiting' });
    expect(codes([await pay(who, id, WALLET)])).toEqual([200]);
    expect((await shown(who, id)).transactions?.map(({ status }) => status)).toEqual(['canceled', 'paid']);
    const cash = await place(who);
    await pay(who, cash.id, CASH);
    await desk.deliverParcel(cash.id);
    expect((await shown(who, cash.id)).transaction).toMatchObject({ status: 'paid', request: 'approved' });
  });

  it('credits the operator on delivery when paid by wallet', async () => {
    const who = await shopping.customer(100_000);
    const { id } = await place(who);
    await pay(who, id, WALLET);
    const held = () => shopping.balance({ id: 0, token: desk.token });
    const before = await held();
    await desk.deliverParcel(id);
    expect(await held()).toBeCloseTo(before + ((await shown(who, id)).transaction?.price ?? NaN), 6);
  });
});

describe('PARCEL-1 canceling a parcel', () => {
  it('returns the money once, however often it is requested', async () => {
    const who = await shopping.customer(100_000);
    const { id } = await place(who);
    await pay(who, id, WALLET);
    const answers = await Promise.all(
      ['canceled', 'cancelled', 'canceled', 'canceled'].map((word) => cancel(who, id, word)),
    );
    expect(codes(answers)).toEqual([200, 'ERROR_254', 'ERROR_254', 'ERROR_254']);
    expect(await shopping.balance(who)).toBe(1000);
    expect(await shown(who, id)).toMatchObject({ status: 'canceled', transaction: { status: 'canceled' } });
    expect(codes([await pay(who, id, WALLET)])).toEqual(['ERROR_501']);
  });

  it('concurrent with payment leaves the full balance', async () => {
    for (let round = 0; round < 4; round++) {
      const who = await shopping.customer(100_000);
      const { id } = await place(who);
      await Promise.all(
        round % 2 === 0 ? [pay(who, id, WALLET), cancel(who, id)] : [cancel(who, id), pay(who, id, WALLET)],
      );
      expect((await shown(who, id)).status).toBe('canceled');
      expect(await shopping.balance(who)).toBe(1000);
    }
  });

  it('is allowed for own new parcels only', async () => {
    const [who, other] = [await shopping.customer(), await shopping.customer()];
    const { id } = await place(who);
    expect((await cancel(other, id)).status).toBe(404);
    for (const word of ['accepted', 'delivered', 'new', '']) expect((await cancel(who, id, word)).status).toBe(400);
    await test.api.ok('moveParcel', { id, status: 'accepted' }, { token: desk.token });
    expect(codes([await cancel(who, id)])).toEqual(['ERROR_254']);
  });
});

describe('PARCEL-1 the operator', () => {
  it('takes allowed steps, each with a notification; all others are rejected', async () => {
    const who = await shopping.customer();
    const { id } = await place(who);
    const move = (status: string, more: object = {}) =>
      test.api.call('moveParcel', { id, status, ...more }, { token: desk.token });
    expect((await test.api.ok('showParcelSteps', { id }, { token: desk.token })).data).toEqual({
      id,
      status: 'new',
      allowed: ['pending', 'accepted', 'canceled'],
    });
    expect(codes([await move('new'), await move('cooking'), await move('delivered'), await move('pending')])).toEqual([
      200,
      'ERROR_252',
      'ERROR_253',
      'ERROR_253',
    ]);
    expect(
      codes([await move('accepted'), await move('ready'), await move('on_a_way', { deliveryman_id: who.id })]),
    ).toEqual([200, 200, 'ERROR_211']);
    const courier = await courierOf(test);
    expect(
      (await test.api.ok('moveParcel', { id, status: 'on_a_way', deliveryman_id: courier }, { token: desk.token }))
        .data,
    ).toMatchObject({ status: 'on_a_way', deliveryman: { id: courier, phone: '31611111111' } });
    expect(codes([await move('delivered'), await move('canceled')])).toEqual([200, 'ERROR_255']);
    expect((await shown(who, id)).deliveryman).not.toHaveProperty('phone');
    const news = (await test.api.ok('listNotifications', { type: 'status_changed', perPage: 20 }, { token: who.token }))
      .data;
    expect(news.map(({ data }) => (data as { status: string }).status)).toEqual([
      'delivered',
      'on_a_way',
      'ready',
      'accepted',
      'pending',
    ]);
    expect(news[0]).toMatchObject({ parcel: { id }, body: `Your parcel #${id}: delivered` });
    expect((await test.api.no('moveParcel', { id: 999_999, status: 'accepted' }, { token: desk.token })).status).toBe(
      404,
    );
    expect((await test.api.no('showParcelSteps', { id: 999_999 }, { token: desk.token })).status).toBe(404);
  });

  it('finds parcels by state, number and people', async () => {
    const who = await shopping.customer();
    const { id } = await place(who, { username_to: 'Wilhelmina Zonneveld' });
    const found = async (filter: object) =>
      (await test.api.ok('listAllParcels', { ...filter }, { token: desk.token })).data.map((parcel) => parcel.id);
    expect(await found({ search: 'zonneveld' })).toEqual([id]);
    expect(await found({ search: String(id) })).toContain(id);
    expect(await found({ search: 'zonneveld', status: 'delivered' })).toEqual([]);
    expect(await found({ search: "'; drop table parcel_orders; --" })).toEqual([]);
  });
});

describe('PARCEL-1 lists of parcels', () => {
  it('filter own parcels by state, day, and page', async () => {
    const who = await shopping.customer();
    const ids = [];
    for (let index = 0; index < 3; index++) ids.push((await place(who)).id);
    await cancel(who, ids[0] ?? 0);
    const list = async (filter: object) =>
      (await test.api.ok('listParcels', { ...filter }, { token: who.token })).data.map(({ id }) => id);
    expect(await list({})).toEqual(ids.toReversed());
    expect(await list({ sort: 'asc', column: 'id', perPage: 1, page: 2 })).toEqual([ids[1]]);
    expect(await list({ order_statuses: true, statuses: ['canceled'] })).toEqual([ids[0]]);
    expect(await list({ status: 'cancelled' })).toEqual([ids[0]]);
    expect(await list({ active: 1 })).toEqual([ids[2], ids[1]]);
    expect(await list({ status: 'cooking' })).toEqual([]);
    expect(await list({ date_from: '2025-03-10', date_to: '2025-03-10' })).toHaveLength(3);
    expect(await list({ date_from: '2025-03-11' })).toEqual([]);
    expect(await list({ date_to: '2025-03-09' })).toEqual([]);
    expect((await test.api.no('listParcels', { date_from: '2025-02-30' }, { token: who.token })).params).toHaveProperty(
      'date_from',
    );
    expect((await test.api.no('showParcel', { id: ids[1] }, { token: (await shopping.customer()).token })).status).toBe(
      404,
    );
  });
});

describe('REVIEW-1 the courier of a parcel', () => {
  it('is reviewed once, by the customer, after delivery; the stars are the courier’s', async () => {
    const [who, other] = [await shopping.customer(), await shopping.customer()];
    const { id } = await place(who);
    const review = (person: Customer, sent: object = { rating: 4, comment: 'Kind' }) =>
      test.api.call('reviewParcelCourier', { id, ...sent }, { token: person.token });
    expect((await review(who)).status).toBe(404);
    const courier = await courierOf(test);
    const stars = async () =>
      (
        await test.store.database
          .selectFrom('couriers')
          .select('rating_counts')
          .where('user_id', '=', courier)
          .executeTakeFirstOrThrow()
      ).rating_counts;
    const before = await stars();
    await desk.deliverParcel(id, courier);
    expect((await review(other)).status).toBe(404);
    for (const rating of [0, 6, 4.7]) expect((await review(who, { rating })).status).toBe(400);
    const answers = await Promise.all(Array.from({ length: 10 }, () => review(who)));
    expect(codes(answers)).toEqual([200, ...Array.from({ length: 9 }, () => 'ERROR_506')]);
    expect((await shown(who, id)).review).toMatchObject({
      rating: 4,
      comment: 'Kind',
      reviewable_type: 'ParcelOrder',
      reviewable_id: id,
      assignable_id: courier,
    });
    expect((await stars())[3]).toBe(before[3] + 1);
  });
});
