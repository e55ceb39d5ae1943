import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';

let test: TestMarketplace;
beforeAll(async () => {
  test = await startMarketplace();
});
afterAll(() => test.marketplace.close());

const setting = async (key: string, value: string): Promise<void> => {
  await test.store.database.updateTable('settings').set({ value }).where('key', '=', key).execute();
  await test.store.broadcast.publish('reference', '');
};

describe('REFERRAL-1 the referral program', () => {
  it('is in the base currency, whatever currency is requested', async () => {
    for (const currency_id of [1, 3])
      expect((await test.api.ok('showReferral', { currency_id })).data).toMatchObject({
        price_from: 5,
        price_to: 3,
        expired_at: null,
      });
  });

  it('is available on its last day and not after it', async () => {
    const { database } = test.store;
    await database.updateTable('referrals').set({ expires_on: '2025-03-10' }).execute();
    expect((await test.api.ok('showReferral')).data.expired_at).toBe('2025-03-10 00:00:00Z');
    await database.updateTable('referrals').set({ expires_on: '2025-03-09' }).execute();
    expect((await test.api.no('showReferral')).status).toBe(404);
    await database.updateTable('referrals').set({ expires_on: null }).execute();
  });

  it('has ended for the settings as well, so that nothing leads to a page that is gone', async () => {
    const active = async () => {
      await test.store.broadcast.publish('reference', '');
      return (await test.api.ok('listSettings')).data.filter(({ key }) => key === 'referral_active');
    };
    const { database } = test.store;
    expect(await active()).toMatchObject([{ value: '1' }]);
    await database.updateTable('referrals').set({ expires_on: '2025-03-09' }).execute();
    expect(await active()).toMatchObject([{ value: '0' }]);
    await database.updateTable('referrals').set({ expires_on: '2025-03-10' }).execute();
    expect(await active()).toMatchObject([{ value: '1' }]);
    await database.updateTable('referrals').set({ expires_on: null }).execute();
    expect(await active()).toMatchObject([{ value: '1' }]);
  });

  it('API-11 describes itself in clean HTML', async () => {
    const { database } = test.store;
    const { texts } = await database.selectFrom('referrals').select('texts').executeTakeFirstOrThrow();
    const hostile = {
      ...texts['en']!,
      description: '<p>Both</p><script>x()</script>',
      faq: '<b onclick="x()">How</b>',
    };
    await database
      .updateTable('referrals')
      .set({ texts: JSON.stringify({ en: hostile }) as never })
      .execute();
    expect((await test.api.ok('showReferral')).data.translation).toMatchObject({
      description: '<p>Both</p>',
      faq: '<b>How</b>',
    });
    await database
      .updateTable('referrals')
      .set({ texts: JSON.stringify(texts) as never })
      .execute();
  });

  it('is unavailable while turned off or missing', async () => {
    await setting('referral_active', '0');
    expect((await test.api.no('showReferral')).status).toBe(404);
    await setting('referral_active', '1');
    await test.store.database.deleteFrom('referrals').execute();
    expect((await test.api.no('showReferral')).status).toBe(404);
  });
});

describe('ROUTE-9 pages', () => {
  it('are found by type', async () => {
    const types = async (type?: string) => (await test.api.ok('listPages', { type })).data.map((page) => page.type);
    expect(await types()).toEqual(['about', 'about_second', 'delivery']);
    expect(await types('all_about')).toEqual(['about', 'about_second']);
    expect(await types('delivery')).toEqual(['delivery']);
    expect((await test.api.ok('showPage', { type: 'about' })).data.translation.description).toBe('<p>Who.</p>');
    expect((await test.api.no('showPage', { type: 'about_three' })).status).toBe(404);
    expect((await test.api.no('showPage', { type: 'secret' })).status).toBe(404);
  });

  it('include a landing page with every language at once', async () => {
    const { data } = await test.api.ok('showLandingPage');
    expect(data.data.title).toEqual({ en: 'Welcome', ar: 'Welcome ع', de: 'Welcome D', fr: 'Welcome F' });
    expect(data.data.features[0]?.img).toMatch(/^http:\/\/tiffin\.test\/storage\/images\//);
  });

  it('of jobs have a category and a location', async () => {
    expect((await test.api.ok('showCareer', { id: 1 })).data).toMatchObject({
      category: { type: 'career', translation: { title: 'Kitchen' } },
      location: { latitude: '52.37', longitude: '4.89' },
      translation: { address: 'Quay 3', description: '<p>Evenings.</p>' },
    });
    expect((await test.api.no('showCareer', { id: 99 })).status).toBe(404);
  });

  it('of terms and privacy answer 404 while unwritten', async () => {
    expect((await test.api.ok('showTerm', {}, { lang: 'ar' })).data.translation.description).toBe('<p>Be kind. ع</p>');
    await test.store.database.deleteFrom('legal_texts').where('kind', '=', 'policy').execute();
    expect((await test.api.no('showPolicy')).status).toBe(404);
  });

  it('include counts of users and delivered orders', async () => {
    const { data: before } = await test.api.ok('showMarketStatistics');
    const { database } = test.store;
    const user = await database
      .selectFrom('users')
      .selectAll()
      .where('email', '=', 'second@tiffin.test')
      .executeTakeFirstOrThrow();
    await database.updateTable('users').set({ deleted_at: 1 }).where('id', '=', user.id).execute();
    expect((await test.api.ok('showMarketStatistics')).data).toEqual({ users: before.users - 1, orders: 0 });
  });
});

describe('CATALOG-3 the payment methods of a shop', () => {
  it('are a bare list without credentials', async () => {
    const { data } = await test.api.ok('listShopPayments', { id: '1' });
    expect(data[0]).toEqual({ id: 1, shop_id: 1, status: 1, payment: { id: 1, tag: 'cash', active: true } });
    expect((await test.api.no('listShopPayments', { id: '99' })).status).toBe(404);
  });
});
