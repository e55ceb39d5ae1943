import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';

let test: TestMarketplace;
const tokens = { demo: '', second: '' };
beforeAll(async () => {
  test = await startMarketplace();
  tokens.demo = await test.api.signIn('demo@tiffin.test');
  tokens.second = await test.api.signIn('second@tiffin.test');
});
afterAll(() => test.marketplace.close());

const like = (token: string) => test.api.ok('toggleBannerLike', { id: 1 }, { token });
const likes = async () => (await test.api.ok('showBanner', { id: 1 })).data.likes;

describe('CATALOG-3 likes of banners', () => {
  it('toggle, one per user', async () => {
    expect((await like(tokens.demo)).data.likes).toBe(1);
    expect((await like(tokens.second)).data.likes).toBe(2);
    expect((await like(tokens.demo)).data.likes).toBe(1);
    expect(await likes()).toBe(1);
  });

  it('count every concurrent toggle: an odd number likes, an even number does not', async () => {
    await Promise.all(Array.from({ length: 11 }, () => like(tokens.demo)));
    expect(await likes()).toBe(2);
    await Promise.all(Array.from({ length: 10 }, () => like(tokens.demo)));
    expect(await likes()).toBe(2);
  });

  it('require an active banner', async () => {
    expect((await test.api.no('toggleBannerLike', { id: 99 }, { token: tokens.demo })).status).toBe(404);
    await test.store.database.updateTable('banners').set({ active: false }).execute();
    expect((await test.api.no('toggleBannerLike', { id: 1 }, { token: tokens.demo })).status).toBe(404);
  });
});

describe('CATALOG-3 ads', () => {
  const ids = async () => (await test.api.ok('listAds')).data.map(({ id }) => id);
  const set = (change: object) => test.store.database.updateTable('ad_bookings').set(change).execute();

  it('are returned as data and meta, without relations', async () => {
    const body = await test.api.ok('listAds');
    expect(body.meta).toMatchObject({
      current_page: 1,
      last_page: 1,
      total: 1,
      path: 'http://tiffin.test/api/v1/rest/banners-ads',
    });
    expect(body.data[0]).not.toHaveProperty('shops');
    const { data } = await test.api.ok('showAd', { id: 1 });
    expect([data.banner.translation.title, data.shops.map(({ id }) => id)]).toEqual(['Grill week', [1, 2]]);
  });

  it('are shown while a place in them is approved, paid and running', async () => {
    const now = Number(test.marketplace.now());
    const good = { status: 'approved', paid_at: 1, expires_at: now + 1 };
    for (const bad of [{ status: 'new' }, { status: 'canceled' }, { paid_at: null }, { expires_at: now }]) {
      await set({ ...good, ...bad });
      expect([bad, await ids()]).toEqual([bad, []]);
      expect((await test.api.no('showAd', { id: 1 })).status).toBe(404);
    }
    await set(good);
    expect(await ids()).toEqual([1]);
  });
});
