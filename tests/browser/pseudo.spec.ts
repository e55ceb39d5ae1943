import { expect, test, type Page } from '@playwright/test';
import type { ProductServer } from '../bench/product-server.ts';
import { apiOf, STREET } from './support/api.ts';
import { firstDish, fillWithMeal, orderMeal } from './support/meal.ts';
import { sendParcel } from './support/parcel.ts';
import { comeAlive } from './support/journey.ts';
import { dataTexts, lookOver } from './support/look-over.ts';
import { startPseudoProduct, STANDS_IN } from './support/pseudo-product.ts';

const PORT = 8535;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const api = apiOf(ORIGIN);
const CUSTOMER = { email: 'demo@tiffin.test', password: 'lunchbox' };

/** Ways to pay, by the names they go by everywhere. */
const PROVIDERS = ['Stripe', 'Razorpay', 'Paystack', 'Moyasar', 'PayTabs', 'Mercado Pago', 'Flutterwave', 'PayPal'];
/** Texts without translation: brands, names of languages, currency codes, what a customer typed, marks of a map. */
const NAMES = [
  'Tiffin',
  'EN',
  'AR',
  '$ USD',
  CUSTOMER.email,
  STREET,
  '18 Harvest Street',
  'km',
  'kcal',
  ...PROVIDERS,
  'A',
  'B',
];

let product: ProductServer;
let order = 0;
let followed = '';
let followedParcel = '';
let productUuid = '';
test.beforeAll(async () => {
  product = await startPseudoProduct(PORT);
  const as = { token: await api.signIn(CUSTOMER.email) };
  const desk = { token: await api.signIn('desk@tiffin.test') };
  await api.ok('turnClock', { action: 'pause' }, desk);
  productUuid = (await firstDish(api)).uuid;
  order = await orderMeal(api, as.token);
  followed = (await api.ok('createFollowLink', { id: order }, as)).data.secret;
  const parcel = await sendParcel(api, as.token);
  followedParcel = (await api.ok('createParcelFollowLink', { id: parcel }, as)).data.secret;
  await fillWithMeal(api, as.token);
});
test.afterAll(() => product.stop());

/** Texts sent by servers (everything else on a screen has to come from the locales), and pending ones. */
type Traffic = { readonly heard: Set<string>; readonly open: ReadonlySet<object> };
const listen = (page: Page): Traffic => {
  const heard = new Set<string>(NAMES);
  const open = new Set<object>();
  page.on('request', (request) => {
    // The event stream of a customer never ends.
    if (request.headers()['accept'] !== 'text/event-stream') open.add(request);
  });
  page.on('requestfailed', (request) => void open.delete(request));
  page.on('requestfinished', async (request) => {
    const response = await request.response();
    if (response?.headers()['content-type']?.includes('json') && !response.url().includes('/locales/'))
      await response.json().then(
        (body) => dataTexts(body).forEach((text) => heard.add(text)),
        () => {},
      );
    open.delete(request);
  });
  return { heard, open };
};
/** Waits until everything requested has loaded and is on screen, without further requests. */
const settle = async (page: Page, { open }: Traffic): Promise<void> => {
  await page.waitForLoadState('load');
  await comeAlive(page);
  const isQuiet = async (): Promise<boolean> => {
    if (open.size > 0) return false;
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    });
    return open.size === 0;
  };
  await expect.poll(isQuiet, { intervals: [0, 20, 50] }).toBe(true);
};
const readScreen = async (page: Page, traffic: Traffic, isLayoutOnly: boolean): Promise<readonly string[]> => {
  await settle(page, traffic);
  if (isLayoutOnly) return lookOver(page, 'layout');
  const { heard } = traffic;
  const written = await page.evaluate(() => document.getElementById('page-data')?.textContent ?? '{}');
  dataTexts(JSON.parse(written)).forEach((text) => heard.add(text));
  return lookOver(page, [...heard]);
};
/** Reads a screen with findings once more: an answer may have arrived in between. */
const findings = async (...screen: Parameters<typeof readScreen>): Promise<readonly string[]> => {
  const found = await readScreen(...screen);
  return found.length === 0 ? found : readScreen(...screen);
};

type Screen = readonly [name: string, path: () => string, open?: (page: Page) => Promise<unknown>];
const popover = (id: string) => (page: Page) => page.locator(`[popovertarget=${id}]:visible`).first().click();
const GUEST: readonly Screen[] = [
  ['home', () => '/'],
  ['shops', () => '/shop'],
  ['shop', () => '/shop/1'],
  ['product', () => `/shop/1?product=${productUuid}`, (page) => page.getByRole('dialog').waitFor()],
  ['search', () => '/shop?search=falafel'],
  [
    'suggestions',
    () => '/',
    async (page) => {
      await page.getByRole('combobox').first().fill('falafel');
      await page.getByRole('option').first().waitFor();
    },
  ],
  ['liked', () => '/liked'],
  ['sign-in', () => '/login'],
  ['registration', () => '/register'],
  ['welcome', () => '/welcome'],
  ['lost password', () => '/reset-password', (page) => page.locator('main form [type=submit]').click()],
  [
    'code for it',
    () => '/reset-password',
    async (page) => {
      await page.locator('main form input').first().fill(CUSTOMER.email);
      await page.locator('main form [type=submit]').click();
      await page.locator('input[name=code]').fill('1');
      await page.locator('main form [type=submit]').click();
    },
  ],
  ['seller', () => '/be-seller'],
  ['followed', () => `/follow/${followed}`],
  ['followed parcel', () => `/follow/${followedParcel}`],
  ['ended link', () => '/follow/ended'],
  ['nothing', () => '/nowhere'],
  ['address panel', () => '/', popover('address-popover')],
  [
    'address form',
    () => '/',
    async (page) => {
      await popover('address-popover')(page);
      await page.locator('#address-popover button').last().click();
      await page.getByRole('dialog').last().locator('input').first().waitFor();
      await page.getByRole('dialog').last().locator('[type=submit]').click();
    },
  ],
];
const SIGNED_IN: readonly Screen[] = [
  ['home', () => '/'],
  ['checkout', () => '/checkout', (page) => page.locator('main h2').first().waitFor()],
  ['orders', () => '/orders'],
  ['parcel-checkout', () => '/parcel-checkout'],
  ['parcels', () => '/parcels'],
  ['tables', () => '/reservations'],
  ['table', () => '/reservations/1'],
  ['order', () => `/orders/${order}`],
  ['addresses', () => '/saved-locations'],
  ['messages', () => '/chat'],
  ['conversation', () => '/chat?with=help', (page) => page.getByRole('log').waitFor()],
  ['referrals', () => '/referrals'],
  ['own data', () => '/settings/data'],
  ['comfort', () => '/settings/comfort'],
  ['referral-terms', () => '/referral-terms'],
  ['application', () => '/be-seller?step=1'],
  ['translations', () => '/be-seller?step=2'],
  ['place of the shop', () => '/be-seller?step=6', (page) => page.locator('main form [type=submit]').click()],
  ['details', () => '/update-details'],
  ['password', () => '/update-password', (page) => page.locator('main form [type=submit]').click()],
  ['password after a code', () => '/update-password?reset=1', (page) => page.locator('main aside:visible').waitFor()],
];

const EVERYDAY = [
  { name: 'pseudo, 1280', kind: 'pseudo', width: 1280, size: 100 },
  { name: 'pseudo-RTL, 360', kind: 'pseudo-RTL', width: 360, size: 100 },
  { name: 'German, 360, text of 200 %', kind: 'German', width: 360, size: 200 },
] as const;
/** Each at its other width: `npm run test:looks`. */
const DEEP = [
  { name: 'pseudo, 360', kind: 'pseudo', width: 360, size: 100 },
  { name: 'pseudo-RTL, 1280', kind: 'pseudo-RTL', width: 1280, size: 100 },
  { name: 'German, 1280, text of 200 %', kind: 'German', width: 1280, size: 200 },
] as const;
const LOOKS = [...EVERYDAY, ...((process.env['DEEP'] ?? '') === '' ? [] : DEEP)];

for (const { name, kind, width, size } of LOOKS) {
  test.describe(`LOCALE-9, LAYOUT-5 ${name}`, () => {
    test.use({
      baseURL: ORIGIN,
      viewport: { width, height: 800 },
      locale: kind === 'German' ? 'de' : STANDS_IN[kind],
      reducedMotion: 'reduce',
    });
    // Like the browser's own setting: it applies to every page.
    test.beforeEach(async ({ page }) => {
      const browser = await page.context().newCDPSession(page);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: (16 * size) / 100, fixed: 13 } });
    });

    const visit = async (page: Page, screens: readonly Screen[]): Promise<void> => {
      const traffic = listen(page);
      for (const [screen, path, open] of screens) {
        await test.step(screen, async () => {
          await page.goto(path());
          await settle(page, traffic);
          await open?.(page);
          if (process.env['PSEUDO_PICTURES'])
            await page.screenshot({
              path: `${process.env['PSEUDO_PICTURES']}/${kind}-${width}-${size}-${screen.replace(' ', '-')}.png`,
            });
          expect.soft(await findings(page, traffic, kind === 'German'), `${screen}: ${name}`).toEqual([]);
        });
      }
    };

    test('every screen of a guest shows translated texts only, unclipped, without scrolling sideways', ({ page }) =>
      visit(page, GUEST));

    test('and every screen of a customer', async ({ page }) => {
      await page.goto('/login');
      await page.locator('input[name=username]').fill(CUSTOMER.email);
      await page.locator('input[name=password]').fill(CUSTOMER.password);
      await page.locator('main form button[type=submit]').click();
      await expect(page).toHaveURL(`${ORIGIN}/`);
      await visit(page, SIGNED_IN);
    });
  });
}
