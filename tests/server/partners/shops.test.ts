import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codes } from '../support/codes.ts';
import { createDesk, type Desk } from '../support/delivering.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { createShopping, EUR, type Customer, type Shopping } from '../support/shopping.ts';
import { makePicture, sendForm } from '../support/uploading.ts';

let test: TestMarketplace;
let shopping: Shopping;
let desk: Desk;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  [shopping, desk] = [await createShopping(test), await createDesk(test)];
});
afterAll(() => test.marketplace.close());

const draft = (more: object = {}) => ({
  title: { en: ' Nadia’s Table ', de: 'Nadias Tisch' },
  description: { en: 'Stews from home' },
  address: { en: '4 Canal Street', de: 'Kanalstraße 4' },
  phone: '+31 6 1234 5678',
  price: '2.50',
  price_per_km: 0.4,
  min_amount: '8',
  tax: 5,
  delivery_time_from: 20,
  delivery_time_to: '45',
  delivery_time_type: 'minute',
  location: { latitude: 52.371, longitude: 4.889 },
  categories: [1],
  tags: [1, 2],
  type: 'restaurant',
  ...more,
});
const ZONE = [
  [52.38, 4.88],
  [52.38, 4.9],
  [52.36, 4.889],
];
const open = async (who: Customer, more: object = {}) =>
  (await test.api.ok('openShop', draft(more), { token: who.token })).data;
const decide = (id: number, status: string, more: object = {}) =>
  test.api.call('decideShop', { id, status, ...more }, { token: desk.token });
const upload = async (who: Customer, type: string) =>
  (
    await sendForm(
      test,
      '/dashboard/galleries',
      [
        ['image', await makePicture('png')],
        ['type', type],
      ],
      who.token,
    )
  ).body.data.title;

describe('ACCOUNT-7 opening a shop', () => {
  it('is pending, and visible to its owner only', async () => {
    const who = await shopping.customer();
    expect((await test.api.no('showOwnShop', {}, { token: who.token })).status).toBe(404);
    const shop = await open(who);
    expect(shop).toMatchObject({
      status: 'new',
      status_note: null,
      open: false,
      user_id: who.id,
      type: 'restaurant',
      price: 2.5,
      price_per_km: 0.4,
      min_amount: 8,
      tax: 5,
      phone: '31612345678',
      delivery_time: { from: '20', to: '45', type: 'minute' },
      location: { latitude: '52.371', longitude: '4.889' },
      timezone: 'Europe/Amsterdam',
      translation: { title: 'Nadia’s Table' },
      locales: ['de', 'en'],
      documents: [],
      seller: { id: who.id },
      products_count: 0,
      reviews_count: 0,
    });
    expect(shop.slug).toMatch(/^nadia-s-table-[0-9a-f]{8}$/);
    expect(shop.categories?.map(({ id }) => id)).toEqual([1]);
    expect(shop.tags?.map(({ id }) => id)).toEqual([1, 2]);
    expect((await test.api.ok('showOwnShop', {}, { token: who.token })).data).toEqual(shop);
    expect((await test.api.ok('showProfile', {}, { token: who.token })).data.shop).toEqual(shop);
    expect((await test.api.no('showShop', { id: String(shop.id) })).status).toBe(404);
    expect((await test.api.no('showOwnShop', {}, { token: (await shopping.customer()).token })).status).toBe(404);
    expect((await test.api.ok('listShops', { search: 'Nadia' })).data).toEqual([]);
  });

  it('is possible once per person under twenty concurrent requests', async () => {
    const who = await shopping.customer();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => test.api.call('openShop', draft(), { token: who.token })),
    );
    expect(codes(answers)).toEqual([200, ...Array.from({ length: 19 }, () => 'ERROR_205')]);
  });

  it('requires a password and no other role', async () => {
    const who = await shopping.customer();
    await test.store.database.updateTable('users').set({ password_hash: null }).where('id', '=', who.id).execute();
    await test.store.broadcast.publish('identity', String(who.id));
    expect((await test.api.no('openShop', draft(), { token: who.token })).params).toHaveProperty('password');
    expect((await test.api.no('openShop', draft(), { token: desk.token })).statusCode).toBe('ERROR_110');
  });

  it.each([
    [{ title: undefined }, 'title'],
    [{ title: {} }, 'title'],
    [{ title: { xx: 'Nowhere' } }, 'title'],
    [{ title: { en: 'x' } }, 'title.en'],
    [{ address: { de: '' } }, 'address.de'],
    [{ address: {} }, 'address'],
    [{ description: { en: 'ab' } }, 'description.en'],
    [{ price: -1 }, 'price'],
    [{ price: 1.234 }, 'price'],
    [{ min_amount: 'much' }, 'min_amount'],
    [{ tax: -5 }, 'tax'],
    [{ delivery_time_from: 50 }, 'delivery_time_to'],
    [{ delivery_time_type: 'second' }, 'delivery_time_type'],
    [{ location: { latitude: 91, longitude: 0 } }, 'location.latitude'],
    [{ categories: [999] }, 'categories'],
    [{ tags: [999] }, 'tags'],
    [{ images: ['https://evil.test/logo.png'] }, 'images'],
    [{ documents: ['shop-documents/x.png'] }, 'documents'],
    [{ delivery_zone: ZONE.slice(0, 2) }, 'delivery_zone'],
    [{ delivery_zone: [...ZONE, ...ZONE] }, 'delivery_zone'],
    [{ delivery_zone: ZONE.map(([latitude = 0, longitude = 0]) => [latitude + 1, longitude]) }, 'delivery_zone'],
  ])('refuses %j', async (change, field) => {
    const { token } = await shopping.customer();
    expect(Object.keys((await test.api.no('openShop', draft(change), { token })).params)).toContain(field);
    expect((await test.api.no('showOwnShop', {}, { token })).status).toBe(404);
  });

  it('accepts own pictures only, and amounts in the requested currency', async () => {
    const [who, other] = [await shopping.customer(), await shopping.customer()];
    const [logo, cover, paper, foreign] = [
      await upload(who, 'shops/logo'),
      await upload(who, 'shops/background'),
      await upload(who, 'shop-documents'),
      await upload(other, 'shops/logo'),
    ];
    expect(
      (await test.api.no('openShop', draft({ images: [foreign, cover] }), { token: who.token })).params,
    ).toHaveProperty('images');
    const shop = await open(who, { images: [logo, cover], documents: [paper], currency_id: EUR, price: 2.3 });
    expect(shop).toMatchObject({ logo_img: logo, background_img: cover, documents: [{ path: paper }], price: 2.3 });
    expect((await test.api.ok('showOwnShop', {}, { token: who.token })).data.price).toBe(2.5);
    const again = (
      await test.api.ok('changeOwnShop', draft({ images: [logo, cover], documents: [paper] }), { token: who.token })
    ).data;
    expect(again).toMatchObject({ logo_img: logo, documents: [{ path: paper }] });
  });

  it('removes pictures that a change does not name', async () => {
    const who = await shopping.customer();
    const logo = await upload(who, 'shops/logo');
    await open(who, { images: [logo] });
    const keep = (await test.api.ok('changeOwnShop', draft(), { token: who.token })).data;
    expect(keep.logo_img).toBe(logo);
    const bare = (await test.api.ok('changeOwnShop', draft({ images: [] }), { token: who.token })).data;
    expect(bare.logo_img ?? '').toBe('');
  });

  it('keeps the delivery zone for its owner, and delivers within it once approved', async () => {
    const who = await shopping.customer();
    const { id } = await open(who, { delivery_zone: ZONE });
    expect((await test.api.ok('showOwnShop', {}, { token: who.token })).data.delivery_zone).toEqual(ZONE);
    const checkAt = (latitude: number) =>
      test.api.call('checkShopZone', { id, address: { latitude, longitude: 4.889 } });
    expect((await checkAt(52.371)).status).toBe(404);
    await decide(id, 'approved');
    await test.store.database.updateTable('shops').set({ open: true }).where('id', '=', id).execute();
    const wider = [...ZONE.slice(0, 2), [52.3, 4.889]];
    const changed = await test.api.ok('changeOwnShop', draft({ delivery_zone: wider }), { token: who.token });
    expect(changed.data.delivery_zone).toEqual(wider);
    expect([(await checkAt(52.371)).status, (await checkAt(52.31)).status, (await checkAt(52.39)).status]).toEqual([
      200, 200, 400,
    ]);
    const kept = await test.api.ok('changeOwnShop', draft(), { token: who.token });
    expect(kept.data.delivery_zone).toEqual(wider);
    expect((await test.api.ok('showShop', { id: String(id) })).data).not.toHaveProperty('delivery_zone');
  });

  it('is the same shop under the same idempotency key', async () => {
    const who = await shopping.customer();
    const headers = { 'idempotency-key': '7b0d1a52-53f8-4a1c-8e65-1f2f0a4ac001' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => test.api.call('openShop', draft(), { token: who.token, headers })),
    );
    const opened = answers.filter(({ status }) => status === 200);
    expect(opened.length).toBeGreaterThan(0);
    const again = await test.api.ok('openShop', draft(), { token: who.token, headers });
    expect(again.data.id).toBe((await test.api.ok('showOwnShop', {}, { token: who.token })).data.id);
  });

  it('ignores status, verification, commission and stars', async () => {
    const shop = await open(await shopping.customer(), {
      status: 'approved',
      verify: 1,
      percentage: 0,
      is_recommended: true,
      rating_avg: 5,
      user_id: 1,
      orders_count: 1000,
      open: true,
    });
    expect(shop).toMatchObject({
      status: 'new',
      verify: 0,
      is_recommended: false,
      rating_avg: 0,
      orders_count: 0,
      open: false,
    });
  });
});

describe('ACCOUNT-7 a decision about a shop', () => {
  it('approves once: the owner becomes a seller, is notified, and the shop is published', async () => {
    const who = await shopping.customer();
    const { id } = await open(who, { title: { en: 'Kettle Corner' } });
    expect(
      (await test.api.ok('listAllShops', { status: 'new', search: 'kettle' }, { token: desk.token })).data,
    ).toMatchObject([{ id, status: 'new', seller: { id: who.id } }]);
    expect(codes([await decide(id, 'closed'), await decide(999_999, 'approved')])).toEqual(['ERROR_253', 'ERROR_404']);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => decide(id, 'approved', { status_note: 'Welcome' })),
    );
    expect(codes(answers)).toEqual([200, ...Array.from({ length: 4 }, () => 'ERROR_252')]);
    expect((await test.api.ok('showShop', { id: String(id) })).data).toMatchObject({ id, status: 'approved' });
    expect((await test.api.ok('showProfile', {}, { token: who.token })).data.role).toBe('seller');
    expect(
      (await test.api.ok('listNotifications', { type: 'shop_approved' }, { token: who.token })).data,
    ).toMatchObject([{ title: String(id), body: 'Your shop is approved' }]);
    expect((await test.api.no('openShop', draft(), { token: who.token })).statusCode).toBe('ERROR_206');
    const changed = (await test.api.ok('changeOwnShop', draft({ title: { en: 'Kettle & Co' } }), { token: who.token }))
      .data;
    expect([changed.status, (await test.api.ok('showShop', { id: String(id) })).data.translation.title]).toEqual([
      'approved',
      'Kettle & Co',
    ]);
  });

  it('rejects with a reason; an edited shop is pending again', async () => {
    const who = await shopping.customer();
    const { id } = await open(who);
    await test.api.ok(
      'decideShop',
      { id, status: 'rejected', status_note: 'The address is missing' },
      { token: desk.token },
    );
    expect((await test.api.ok('showOwnShop', {}, { token: who.token })).data).toMatchObject({
      status: 'rejected',
      status_note: 'The address is missing',
    });
    expect((await test.api.no('openShop', draft(), { token: who.token })).statusCode).toBe('ERROR_205');
    expect((await test.api.ok('changeOwnShop', draft(), { token: who.token })).data.status).toBe('edited');
    expect(codes([await decide(id, 'approved'), await decide(id, 'rejected')])).toEqual([200, 200]);
    expect((await test.api.no('showShop', { id: String(id) })).status).toBe(404);
  });

  it('answers 404 for an unknown shop', async () => {
    expect((await test.api.no('changeOwnShop', draft(), { token: (await shopping.customer()).token })).status).toBe(
      404,
    );
  });
});
