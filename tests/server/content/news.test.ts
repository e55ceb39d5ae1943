import { uuidOf } from '@infra/server/demo-city/seed/stable-ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';

let test: TestMarketplace;
beforeAll(async () => {
  test = await startMarketplace();
});
afterAll(() => test.marketplace.close());

const titles = async (sent: object) =>
  (await test.api.ok('listBlogs', { ...sent })).data.map(({ translation }) => translation.title);

describe('CATALOG-3 news and articles', () => {
  it('are filtered by type, given as a word or a number, newest first', async () => {
    expect(await titles({ type: 'notification' })).toEqual(['Longer hours', 'Shorter hours']);
    expect(await titles({ type: 2 })).toEqual(['Longer hours', 'Shorter hours']);
    expect(await titles({ type: '1' })).toEqual(['Soup']);
    expect(await titles({})).toEqual(['Longer hours', 'Soup', 'Shorter hours']);
    expect((await test.api.no('listBlogs', { type: 'everything' })).params).toHaveProperty('type');
  });

  it('are published on their day in the marketplace’s time zone', async () => {
    const uuid = uuidOf('news tomorrow');
    expect((await test.api.no('showBlog', { uuid })).status).toBe(404);
    await test.store.database
      .updateTable('settings')
      .set({ value: 'Pacific/Kiritimati' })
      .where('key', '=', 'timezone')
      .execute();
    await test.store.broadcast.publish('reference', '');
    expect((await test.api.ok('showBlog', { uuid })).data.published_at).toBe('2025-03-11');
    expect((await test.api.ok('showLastBlog', { type: 'blog' })).data.uuid).toBe(uuid);
    await test.store.database.updateTable('settings').set({ value: 'UTC' }).where('key', '=', 'timezone').execute();
    await test.store.broadcast.publish('reference', '');
    expect((await test.api.ok('showLastBlog', { type: 'blog' })).data.translation.title).toBe('Soup');
  });

  it('are found by uuid in any case, with author and every language', async () => {
    const { data } = await test.api.ok('showBlog', { uuid: uuidOf('news spring').toUpperCase(), lang: 'de' });
    expect(data).toMatchObject({
      type: 'notification',
      translation: { locale: 'de', title: 'Longer hours D', description: '<p>Open until 23:00. D</p>' },
    });
    expect([...(data.locales ?? [])].sort()).toEqual(['ar', 'de', 'en', 'fr']);
    expect(data.author).toEqual({ id: 3, firstname: 'Desk', lastname: 'Operator', active: true, img: null });
  });

  it.each(['nonsense', '00000000-0000-4000-8000-000000000000', "' or 1=1 --"])('of %s are not found', async (uuid) => {
    expect((await test.api.no('showBlog', { uuid })).status).toBe(404);
  });

  it('are not found after withdrawal', async () => {
    await test.store.database.updateTable('blogs').set({ active: false }).execute();
    expect(await titles({})).toEqual([]);
    expect((await test.api.no('showLastBlog', {})).status).toBe(404);
  });
});
