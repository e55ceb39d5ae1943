import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueChanged } from '../support/catalogue.ts';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { HARBOUR } from '../support/small-city.ts';

const HOUR = 3_600_000;
let test: TestMarketplace;
beforeAll(async () => {
  test = await startMarketplace();
});
afterAll(() => test.marketplace.close());

const shown = async (sent: object = {}) =>
  (await test.api.ok('listStories', { ...sent })).map((group) =>
    group.map(({ title, product_title }) => `${title}: ${product_title}`),
  );

describe('CATALOG-3 stories', () => {
  it('are grouped by shop, newest shop first, oldest story of a shop first', async () => {
    expect(await shown()).toEqual([
      ['Night Market: Olives'],
      ['Green Spoon: Lentil soup', 'Green Spoon: Falafel bowl'],
    ]);
    expect(await shown({ lang: 'ar' })).toEqual([
      ['Night Market ع: Olives ع'],
      ['الملعقة الخضراء: شوربة العدس', 'الملعقة الخضراء: طبق الفلافل'],
    ]);
  });

  it('include the seller’s name and picture, and no other personal data', async () => {
    const [[story] = []] = await test.api.ok('listStories');
    expect(story).toMatchObject({
      shop_id: 2,
      firstname: 'Sam',
      lastname: 'Seller',
      url: expect.stringMatching(/^http:\/\/tiffin\.test\/storage\/images\/products\//),
    });
    expect(Object.keys(story ?? {})).not.toContain('user_id');
  });

  it('are paged by shop until none is left', async () => {
    expect(await shown({ page: 1, perPage: 1 })).toEqual([['Night Market: Olives']]);
    expect((await shown({ page: 2, perPage: 1 })).length).toBe(1);
    expect(await shown({ page: 3, perPage: 1 })).toEqual([]);
  });

  it('for a location include only shops that deliver there', async () => {
    const at = (latitude: number, longitude: number) => shown({ address: { latitude, longitude } });
    expect((await at(...HARBOUR)).flat().some((title) => title.startsWith('Green Spoon'))).toBe(true);
    expect(await at(0, 0)).toEqual([]);
  });

  it('expire after exactly 24 hours', async () => {
    const now = Number(test.marketplace.now());
    const row = { shop_id: 2, product_id: 1, img: 'products/x.webp', active: true, is_daily: false, updated_at: now };
    const { id } = await test.store.database
      .insertInto('stories')
      .values({ ...row, created_at: now - 24 * HOUR + 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await shown()).flat()).toHaveLength(4);
    test.clock.advance(1);
    expect((await shown()).flat()).toHaveLength(3);
    await test.store.database.deleteFrom('stories').where('id', '=', id).execute();
  });

  it('of the demo city are renewed daily at their hour, however long the server was down', async () => {
    for (const hours of [4, 24, 100, 24 * 400]) {
      test.clock.advance(hours * HOUR);
      await test.timers.tick();
      const now = Number(test.marketplace.now());
      const stories = (await test.api.ok('listStories')).flat();
      expect(stories).toHaveLength(3);
      for (const { created_at } of stories)
        expect(now - Date.parse(created_at.replace(' ', 'T'))).toBeLessThan(24 * HOUR + 1000);
    }
  });

  it('of unpublished products and shops are hidden', async () => {
    const { database } = test.store;
    await database.updateTable('products').set({ status: 'unpublished' }).where('slug', '=', 'olives').execute();
    await database.updateTable('shops').set({ status: 'rejected' }).where('id', '=', 1).execute();
    await catalogueChanged(test.store, 1, 'shop');
    expect(await shown()).toEqual([]);
  });
});
