import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import arabic from '../../src/public/locales/ar/translation.json' with { type: 'json' };
import { startProduct, type ProductServer } from '../bench/product-server.ts';
import { apiOf, giveBackTables } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { comeAlive, partAlive, watchErrors } from './support/journey.ts';
import { Keyboard } from './support/keyboard.ts';
import { networkQuiet } from './support/settled.ts';
import { test } from './support/test.ts';

/** A server of its own: its news are the test's. */
const PORT = 8481;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const api = apiOf(ORIGIN);
const CUSTOMER = { email: 'demo@tiffin.test', password: 'lunchbox' };
const TITLE = 'Kitchens on the quay';
const UNKNOWN = 'b1f7c0de-0000-4000-8000-000000000001';

let product: ProductServer;
let desk: string;
test.beforeAll(async () => {
  product = await startProduct(PORT, { SIMULATION_SPEED: '1' });
  desk = await api.signIn('desk@tiffin.test');
  await api.ok('turnClock', { action: 'pause' }, { token: desk });
  const customer = await api.signIn(CUSTOMER.email);
  await giveBackTables(api, customer);
  await api.ok('readAllNotifications', {}, { token: customer });
});
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});
test.afterAll(() => product.stop());

/** Publishes news, which notifies everybody. */
const publish = async (): Promise<string> => {
  const description =
    '<h3>From Friday</h3><p>Three kitchens <b>move</b>.</p><script>document.title = "owned"</script><img ' +
    'src="x" onerror="document.title = \'owned\'"><a href="javascript:alert(1)">go</a>';
  const translations = {
    en: { title: TITLE, short_desc: 'Three of them', description },
    ar: { title: 'مطابخ على الرصيف', short_desc: 'ثلاثة منها', description: '<p>من يوم الجمعة</p>' },
  };
  return (await api.ok('writeNews', { translations, publish: true }, { token: desk })).data.uuid;
};

const open = async (browser: Browser, options: BrowserContextOptions = {}): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: ORIGIN,
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  return context.newPage();
};
const enter = async (browser: Browser): Promise<Page> => {
  await api.ok('readAllNotifications', {}, { token: await api.signIn(CUSTOMER.email) });
  const page = await open(browser);
  await page.goto('/login');
  await page.locator('input[name=username]').fill(CUSTOMER.email);
  await page.locator('input[name=password]').fill(CUSTOMER.password);
  await page.locator('main form button[type=submit]').click();
  await expect(page).toHaveURL(`${ORIGIN}/`);
  return page;
};
const bellOf = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
const sheetOf = (page: Page) => page.getByRole('dialog', { name: TITLE });

test('ROUTE-1 NOTIFY-3 news from the bell opens over the page, and Back or its button closes it', async ({
  browser,
}) => {
  const page = await enter(browser);
  const errors = watchErrors(page);
  await expect(bellOf(page, 'Notifications')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isKept: true }));
  const uuid = await publish();

  await test.step('it opens over the page, without a reload, and is marked read', async () => {
    await bellOf(page, 'Notifications, 1 unread').click();
    await page
      .getByRole('dialog', { name: 'Notifications' })
      .getByRole('link', { name: new RegExp(TITLE) })
      .first()
      .click();
    await expect(page).toHaveURL(`${ORIGIN}/?news=${uuid}`);
    await expect(sheetOf(page).getByRole('heading', { level: 3, name: 'From Friday' })).toBeVisible();
    await expect(page).toHaveTitle(`${TITLE} · Tiffin`);
    await expect(sheetOf(page).getByRole('button', { name: 'Close the news' })).toBeFocused();
    await expect
      .poll(async () => (await api.ok('showStatistics', {}, { token: await api.signIn(CUSTOMER.email) })).notification)
      .toBe(0);
  });

  await test.step('Back closes it, Forward reopens it', async () => {
    await page.goBack();
    await expect(sheetOf(page)).toHaveCount(0);
    await expect(page).toHaveURL(`${ORIGIN}/`);
    await expect(page).toHaveTitle('Tiffin: food and groceries, delivered');
    await expect(bellOf(page, 'Notifications')).toBeFocused();
    await page.goForward();
    await expect(sheetOf(page)).toBeVisible();
  });

  await test.step('closing removes the query, and returns the focus', async () => {
    await page.keyboard.press('Escape');
    await expect(sheetOf(page)).toHaveCount(0);
    await expect(page).toHaveURL(`${ORIGIN}/`);
    await expect(bellOf(page, 'Notifications')).toBeFocused();
  });

  await test.step('from another page it opens over home', async () => {
    await page.goto('/shop');
    await bellOf(page, 'Notifications').click();
    await page
      .getByRole('link', { name: new RegExp(TITLE) })
      .first()
      .click();
    await expect(page).toHaveURL(`${ORIGIN}/?news=${uuid}`);
    await expect(sheetOf(page)).toBeVisible();
    await sheetOf(page).getByRole('button', { name: 'Close the news' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  expect(errors).toEqual([]);
});

test('ROUTE-1 news from a link is rendered by the server, survives a reload, and has a page of its own', async ({
  browser,
}) => {
  const uuid = await publish();
  const page = await open(browser);
  const errors = watchErrors(page);
  const html = await (await page.request.get(`/?news=${uuid}`)).text();
  expect(html).toContain(`<title>${TITLE} · Tiffin</title>`);
  expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/blog/${uuid}">`);

  await page.goto(`/?news=${uuid}`);
  await expect(sheetOf(page)).toBeVisible();
  await page.reload();
  await expect(sheetOf(page).getByText('Three kitchens move.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${ORIGIN}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const card = page.getByRole('link', { name: new RegExp(`News ${TITLE}`) });
  await page.goto('/?open=1');
  await comeAlive(page);
  // By key: the list above grows while it is scrolled past, and moves the card away from a pointer.
  await card.press('Enter');
  await expect(page).toHaveURL(`${ORIGIN}/?open=1&news=${uuid}`);
  await sheetOf(page).getByRole('button', { name: 'Close the news' }).click();
  await expect(page).toHaveURL(`${ORIGIN}/?open=1`);
  await expect(card).toBeFocused();

  await card.press('Enter');
  await sheetOf(page).getByRole('link', { name: 'Open as a page' }).click();
  await expect(page).toHaveURL(`${ORIGIN}/blog/${uuid}`);
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveTitle(`${TITLE} · Tiffin`);
  expect(errors).toEqual([]);
});

test('ROUTE-1 missing news is reported, and the page stays intact', async ({ browser }) => {
  const page = await open(browser);
  const errors = watchErrors(page);
  for (const address of ['/?news=%3Cscript%3E', '/?news=']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Restaurants', exact: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.goto(`/?news=${UNKNOWN}`);
  const sheet = page.getByRole('dialog', { name: 'News' });
  await expect(sheet.getByRole('heading', { name: 'This news is no longer here' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Close the news' }).last().click();
  await expect(page).toHaveURL(`${ORIGIN}/`);
  await expect(page.getByRole('heading', { name: 'Restaurants', exact: true })).toBeVisible();
  expect(errors).toEqual([]);
});

test('ROUTE-9 help by keyboard: search, open a question, go Back', async ({ browser }) => {
  const page = await open(browser);
  const errors = watchErrors(page);
  await page.goto('/shop');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).press('Enter');
  await expect(page).toHaveURL(`${ORIGIN}/help`);
  await expect(page.getByRole('banner').getByRole('combobox')).toHaveCount(0);
  await new Keyboard(page).goTo(page.getByRole('searchbox', { name: 'Search the questions' }));
  await page.keyboard.type('DELETE accóunt');
  await expect(page.getByRole('status').filter({ hasText: '1 question found' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('details[open] p').first()).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(`${ORIGIN}/`);
  expect(errors).toEqual([]);
});

test('ROUTE-9 a job can be reached from the footer, and the list of jobs from it', async ({ browser }) => {
  const page = await open(browser);
  await page.goto('/');
  await comeAlive(page);
  await partAlive(page.getByRole('contentinfo'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).press('Enter');
  await page.getByRole('main').getByRole('link', { name: 'Bicycle mechanic' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bicycle mechanic' })).toBeVisible();
  await page.getByRole('link', { name: 'All jobs' }).click();
  await expect(page).toHaveURL(`${ORIGIN}/careers`);
  // A page that has just come takes the focus.
  await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deliver with us' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Deliver with us' })).toBeVisible();
});

test('ROUTE-8 ROUTE-9 ROUTE-11 content pages have their own address, title and structured data', async ({
  browser,
}) => {
  const page = await open(browser);
  const places = (await (await page.request.get('/sitemap.xml')).text()).match(/(?<=<loc>)[^<]*/g) ?? [];
  for (const path of [
    '/help',
    '/about',
    '/careers',
    '/careers/1',
    '/deliver',
    '/be-seller',
    '/accessibility',
    '/terms',
    '/privacy',
    '/blog',
    '/recipes',
    '/recipes/1',
  ]) {
    expect(places).toContain(ORIGIN + path);
    const html = await (await page.request.get(path)).text();
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}">`);
    expect(html).toMatch(/<title>[^<]+ · Tiffin<\/title><meta name="description" content="[^"]{20,}">/);
  }
  expect(await (await page.request.get('/help')).text()).toContain('"@type":"FAQPage"');
  const article = places.find((place) => place.includes('/blog/')) ?? '';
  expect(await (await page.request.get(article)).text()).toContain('"@type":"Article"');
  expect(await (await page.request.get('/careers/1')).text()).toContain('"@type":"JobPosting"');
  for (const path of [`/blog/${UNKNOWN}`, '/careers/987654', '/careers/first'])
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 404]);
  expect((await page.request.get('/robots.txt')).ok()).toBe(true);
});

const EVERYDAY = [{ name: 'phone, dark, Arabic', width: 360, scheme: 'dark', locale: 'ar' }] as const;
/** `npm run test:looks`. */
const DEEP = [
  { name: 'desk, dark, English', width: 1280, scheme: 'dark', locale: 'en' },
  { name: 'phone, light, English', width: 360, scheme: 'light', locale: 'en' },
] as const;
const LOOKS = [...EVERYDAY, ...((process.env['DEEP'] ?? '') === '' ? [] : DEEP)];

for (const { name, width, scheme, locale } of LOOKS)
  test(`A11Y-2 axe finds nothing in news and content pages: ${name}`, async ({ browser }) => {
    const uuid = await publish();
    const page = await open(browser, { viewport: { width, height: 720 }, colorScheme: scheme, locale });
    const findings = async () => (await axeFindings(page)).map((finding) => `${page.url()} ${finding}`);
    for (const news of [uuid, UNKNOWN]) {
      await page.goto(`/?news=${news}`);
      await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
      expect(await findings()).toEqual([]);
    }
    if (locale === 'ar')
      await expect(page.getByRole('dialog').getByRole('heading', { name: arabic['news.gone'] })).toBeVisible();
    for (const path of [
      '/help',
      '/about',
      '/careers',
      '/careers/1',
      '/deliver',
      '/be-seller',
      '/accessibility',
      '/terms',
      '/privacy',
      '/blog',
      '/recipes',
      '/recipes/1',
      `/blog/${uuid}`,
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await networkQuiet(page);
      if (path === '/help') await page.locator('summary').first().click();
      expect(await findings()).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  });
