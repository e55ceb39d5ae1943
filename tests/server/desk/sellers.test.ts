import { LANGUAGES } from '@infra/server/foundation/languages/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { openBrowser, type Browser } from './browser.ts';

let test: TestMarketplace;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
});
afterAll(() => test.marketplace.close());

const SELLER = { email: 'seller-green-spoon@tiffin.test', password: 'lunchbox' };
const OPERATORS = ['orders', 'parcels', 'chats', 'shops', 'applications', 'settings', 'audit', 'sign-ins'];
const asSeller = async (locale?: string): Promise<Browser> => {
  const browser = openBrowser(test);
  if (locale !== undefined) browser.cookies.set('locale', locale);
  expect((await browser.post('/desk/sign-in', SELLER)).status).toBe(303);
  return browser;
};
const setShop = (status: string) =>
  test.store.database.updateTable('shops').set({ status }).where('id', '=', 1).execute();

describe('ROUTE-12 the desk of a seller', () => {
  it('opens for the owner of an approved shop and is called by its name', async () => {
    const browser = await asSeller();
    const first = (await browser.get('/desk')).headers.get('location') ?? '';
    const page = await browser.get(first);
    expect([page.status, page.text.includes('<bdi>Green Spoon</bdi>'), page.text.includes('Sign out')]).toEqual([
      200,
      true,
      true,
    ]);
  });

  it('admits the seller who is signed in on the site', async () => {
    const browser = openBrowser(test);
    browser.cookies.set('access_token', encodeURIComponent(`Bearer ${await test.api.signIn(SELLER.email)}`));
    expect((await browser.get('/desk/shop')).status).toBe(200);
  });

  it('shows no section of operators, in the menu or at its address, and takes none of their forms', async () => {
    const browser = await asSeller();
    const { text } = await browser.get('/desk/shop');
    for (const key of OPERATORS) {
      expect([key, text.includes(`href="/desk/${key}"`)]).toEqual([key, false]);
      expect([key, (await browser.get(`/desk/${key}`)).status]).toEqual([key, 404]);
      expect([key, (await browser.post(`/desk/${key}/1/status`, { status: 'accepted' })).status]).toEqual([key, 404]);
    }
    expect((await browser.get('/desk/shop?shop=2')).text).toContain('Green Spoon');
  });

  it('is closed to the owner of a shop that is not approved, with the way to the application', async () => {
    const browser = await asSeller();
    for (const status of ['new', 'rejected', 'inactive']) {
      await setShop(status);
      const page = await browser.get('/desk/shop');
      expect([page.status, page.text.includes('href="/be-seller"')]).toEqual([403, true]);
      expect((await browser.post('/desk/shop/1/anything')).status).toBe(403);
    }
    await setShop('approved');
    expect((await browser.get('/desk/shop')).status).toBe(200);
  });

  it.each(['en', 'ar', 'de', 'fr'] as const)('speaks the language of the site: %s', async (code) => {
    const { desk, isRightToLeft } = LANGUAGES[code];
    const browser = await asSeller(code);
    const { text } = await browser.get('/desk/shop');
    expect(text).toContain(`<html lang="${code}" dir="${isRightToLeft ? 'rtl' : 'ltr'}">`);
    expect(text).toContain(desk.ownShop.title);
    expect((await browser.get('/desk/orders')).text).toContain(desk.missing.title);
  });

  it('leaves operators their English', async () => {
    const browser = openBrowser(test);
    browser.cookies.set('locale', 'ar');
    await browser.post('/desk/sign-in', { email: 'desk@tiffin.test', password: 'lunchbox' });
    expect((await browser.get('/desk')).text).toContain('<html lang="en" dir="ltr">');
  });
});
