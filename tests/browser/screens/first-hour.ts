import type { Page } from '@playwright/test';
import { sendParcel } from '../support/parcel.ts';
import type { Walk } from './stage.ts';

/** Adds the first two products of the menu that is on screen, with their first choices. */
const addDishes = async (page: Page): Promise<void> => {
  for (const place of [0, 1]) {
    await page.locator('section[id^=menu-] article').nth(place).getByRole('link').click();
    const sheet = page.getByRole('dialog');
    await sheet.locator('button[type=submit]').waitFor();
    for (const group of await sheet.getByRole('radiogroup').all()) {
      const choice = group.getByRole('radio').first();
      if ((await choice.count()) > 0) await choice.check();
    }
    await sheet.locator('button[type=submit]').click();
    await sheet.waitFor({ state: 'detached' });
  }
};

/** What people see from the first visit to the first order, and every page around it, as the customer of the demo. */
const everyPage: Walk = async ({ api, open: enter, take: takeOf }) => {
  const page = await enter();
  const take = (name: string): Promise<void> => takeOf(page, name);
  const open = async (path: string, name: string): Promise<void> => {
    await page.goto(path, { waitUntil: 'load' });
    await take(name);
  };
  await open('/', 'home');
  for (const variant of [2, 3, 4]) await open(`/?v=${variant}`, `home-${variant}`);
  await page.getByRole('combobox').first().fill('falafel');
  await page.getByRole('listbox').waitFor();
  await take('search');
  await open('/shop', 'shops');
  await open('/shop?search=falafel', 'results');
  for (const path of ['/shop-category', '/brands', '/ads', '/ads/1', '/promotion/1'])
    await open(path, path.slice(1).replace('/', '-'));
  await page.goto('/shop-category');
  await page.locator('main ul a').nth(5).click();
  await page.waitForURL(/\/shop-category\/.+/);
  await take('category');
  await open('/nowhere', 'not-found');
  await open('/shop/1', 'shop');
  await page.getByRole('article').first().getByRole('link').click();
  await page.locator('dialog[open] button[type=submit]').waitFor();
  await take('product');
  await page.keyboard.press('Escape');
  await addDishes(page);
  await open('/shop/1', 'shop-with-cart');
  await open('/login?next=%2Fcheckout', 'sign-in');
  await open('/register', 'register');
  await open('/welcome', 'welcome');
  await open('/reset-password', 'reset-password');
  await page.goto('/login?next=%2Fcheckout');
  await page.locator('input[name=username]').fill('demo@tiffin.test');
  await page.locator('input[name=password]').fill('lunchbox');
  await page.locator('main form button[type=submit]').click();
  await page.locator('[type=radio][value=cash]').waitFor({ state: 'attached' });
  await take('checkout');
  await page.locator('[type=radio][value=cash]').check({ force: true });
  await page.locator('main button[type=submit]').last().click();
  await page.waitForURL(/\/orders\/\d+$/);
  await take('order');
  const id = Number(new URL(page.url()).pathname.split('/')[2]);
  const as = { token: await api.signIn('demo@tiffin.test') };
  await open(`/follow/${(await api.ok('createFollowLink', { id }, as)).data.secret}`, 'followed');
  const parcel = await sendParcel(api, as.token);
  await open(`/parcels/${parcel}`, 'parcel');
  await open(`/follow/${(await api.ok('createParcelFollowLink', { id: parcel }, as)).data.secret}`, 'followed-parcel');
  await open('/follow/ended', 'ended-link');
  await open('/orders', 'orders');
  await open('/parcel-checkout', 'parcel-checkout');
  await open('/parcels', 'parcels');
  await page.goto('/');
  await page.locator('header [popovertarget=notifications][aria-haspopup]').click();
  await page.locator('#notifications li').first().waitFor();
  await take('notifications');
  await page.goto('/');
  await page.locator('main a[href*="news="]').first().click();
  await page.locator('dialog[open] h2').waitFor();
  await take('news');
  for (const path of [
    '/help',
    '/about',
    '/careers',
    '/deliver',
    '/be-seller',
    '/terms',
    '/blog',
    '/recipes',
    '/recipes/6',
  ])
    await open(path, path.slice(1).replace('/', '-'));
  await page.locator('main article a').first().click();
  await page.waitForURL(/\/blog\/.+/);
  await take('article');
  await open('/careers/1', 'career');
  await open('/courier', 'courier-others');
  await open('/liked', 'liked');
  await open('/saved-locations', 'addresses');
  await open('/settings/data', 'my-data');
  await open('/settings/comfort', 'comfort');
  await open('/referrals', 'referrals');
  await open('/chat', 'chat');
  await open('/chat?shop=1', 'conversation');
  await open('/referral-terms', 'referral-terms');
  await open('/update-password', 'update-password');
  for (const step of [1, 3, 5, 6, 7]) await open(`/be-seller?step=${step}`, `be-seller-${step}`);
};

export const firstHour: readonly Walk[] = [everyPage];
