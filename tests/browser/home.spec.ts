import { createServer, type Server } from 'node:http';
import { expect, test, type Page } from '@playwright/test';
import { startProduct, type ProductServer } from '../bench/product-server.ts';
import { BASE } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { lookOver } from './support/look-over.ts';
import { comeAlive, watchErrors } from './support/journey.ts';
import { networkQuiet } from './support/settled.ts';

/** Contract 6.2, as far as the pages exist that its sections lead to. */
const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  1: [
    'Categories',
    'Restaurants',
    'Offers',
    'Stories',
    'Groceries and shops',
    'Promoted',
    'Favorite brands',
    'Recommended',
    'More restaurants',
  ],
  2: ['Popular', 'Categories', 'Stories', 'Offers', 'Shops', 'Featured', 'Recommended', 'Promoted'],
  3: ['Categories', 'Featured', 'Stories', 'Shops', 'Top rated', 'Offers'],
  4: [
    'Categories',
    'Popular near you',
    'Offers',
    'Favorite brands',
    'Stories',
    'Promoted',
    'Trending now',
    'More restaurants',
  ],
};

const sectionsOf = (page: Page) =>
  page
    .locator('main :is(section, nav)[aria-label]')
    .evaluateAll((sections) =>
      sections.filter((section) => section.checkVisibility()).map((section) => section.getAttribute('aria-label')),
    );

for (const [variant, sections] of Object.entries(SECTIONS)) {
  test(`LAYOUT-2 variant ${variant} of the home page has its sections in order and is accessible`, async ({ page }) => {
    const errors = watchErrors(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/?v=${variant}`);
      expect(await sectionsOf(page)).toEqual(sections);
      await comeAlive(page);
      expect(await sectionsOf(page)).toEqual(sections);
      expect(await lookOver(page, 'layout')).toEqual([]);
      await expect(page.getByRole('banner')).toHaveAttribute('data-layout', 'one');
    }
    // Each variant at one of the widths: axe takes its time.
    await page.setViewportSize({ width: Number(variant) % 2 === 1 ? 360 : 1280, height: 800 });
    await networkQuiet(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
}

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  for (const variant of [1, 2, 4])
    test(`LAYOUT-2 variant ${variant} shows an open restaurant on the first screen of ${width} × ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`/?v=${variant}`);
      await comeAlive(page);
      const first = page.getByRole('main').getByRole('article').first();
      expect(await first.getAttribute('data-closed')).toBeNull();
      // Its name, below the picture, is seen too.
      const name = (await first.getByRole('heading').boundingBox())!;
      expect(name.y + name.height).toBeLessThanOrEqual(height);
    });

test('LAYOUT-2 the page preloads one picture, the largest of the first screen, and does not shift', async ({
  page,
}) => {
  for (const variant of [1, 2, 4]) {
    const html = await (await page.request.get(`/?v=${variant}`)).text();
    expect(html.match(/<link rel="preload" as="image"[^>]*>/g)).toEqual([
      expect.stringMatching(/shops\/background\/.*fetchPriority="high"/),
    ]);
    expect(html.match(/<img[^>]*loading="eager"[^>]*>/g)).toEqual([expect.stringContaining('fetchPriority="high"')]);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(`
    window.shifts = 0;
    window.moved = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries()) {
        if (hadRecentInput) continue;
        shifts += value;
        moved.push(...sources.map(({ node, previousRect, currentRect }) =>
          [node?.nodeName, node?.textContent?.slice(0, 40), previousRect.y, currentRect.y].join(' ')));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  `);
  await page.goto('/');
  await comeAlive(page);
  await networkQuiet(page);
  expect(await page.evaluate('shifts'), String(await page.evaluate('moved.join("; ")'))).toBeLessThan(0.005);
});

test('SEARCH-5d the footer stays where it is while the list above fills itself', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await comeAlive(page);
  const list = page.getByRole('region', { name: 'More restaurants' });
  const cards = list.getByRole('heading', { level: 3 });
  const before = await cards.count();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const footerTop = () => page.locator('footer').evaluate((footer) => Math.round(footer.getBoundingClientRect().top));
  const seen = await footerTop();
  await expect.poll(() => cards.count()).toBeGreaterThan(before + 12);
  expect(await footerTop()).toBe(seen);
});

test('LAYOUT-2 filters show only the list, and removing them restores the page', async ({ page }) => {
  await page.goto('/?v=1&free_delivery=1');
  await comeAlive(page);
  expect(await sectionsOf(page)).toEqual(['Categories', 'Restaurants']);
  await page.getByRole('button', { name: 'Free delivery' }).click();
  await expect(page.getByRole('region', { name: 'Stories' })).toBeVisible();
});

test('LAYOUT-2 the variant stays while filtering', async ({ page }) => {
  await page.goto('/?v=1');
  await comeAlive(page);
  await page.getByRole('button', { name: 'Open now' }).click();
  await expect(page).toHaveURL(/\/\?v=1&open=1$/);
});

test('CATALOG-3 stories open over the page, also by keyboard, and link to their product', async ({ page }) => {
  const errors = watchErrors(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await comeAlive(page);
  const first = page.getByRole('region', { name: 'Stories' }).getByRole('button').first();
  await first.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog');
  const dish = viewer.getByRole('status');
  await expect(dish).toHaveText(/\S/);
  const before = await dish.textContent();
  expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(dish).not.toHaveText(before ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(dish).toHaveText(before ?? '');
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await viewer.getByRole('link', { name: 'See the product' }).click();
  await expect(page).toHaveURL(/\/shop\/\d+\?product=/);
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe('LAYOUT-1 the shell of a marketplace with ui_type 4', () => {
  const [FRONT, PORT] = [8493, 8494];
  let api: Server;
  let client: ProductServer | undefined;

  /** The same marketplace, whose operator has chosen otherwise. */
  test.beforeAll(async () => {
    api = createServer((incoming, outgoing) => {
      void fetch(`${BASE}${incoming.url ?? ''}`, { headers: { accept: 'application/json' } }).then(async (answer) => {
        const bytes = Buffer.from(await answer.arrayBuffer());
        const body = incoming.url?.includes('rest/settings')
          ? bytes.toString().replace(/("key":"ui_type","value":")1"/, '$14"')
          : bytes;
        outgoing
          .writeHead(answer.status, {
            'content-type': answer.headers.get('content-type') ?? '',
            'access-control-allow-origin': '*',
          })
          .end(body);
      });
    });
    await new Promise<void>((resolve) => void api.listen(FRONT, '127.0.0.1', resolve));
    client = await startProduct(PORT, { API_HOST: `http://127.0.0.1:${FRONT}` });
  });
  test.afterAll(async () => {
    await client?.stop();
    api.close();
  });

  test('is layout two on every page, rendered by the server, with the fourth home page', async ({ page }) => {
    const { origin } = client!;
    expect(await (await page.request.get(`${origin}/`)).text()).toMatch(/<header[^>]* data-layout="two"/);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(origin);
      await comeAlive(page);
      // Stories of the other server are not of this one's day.
      expect(await sectionsOf(page)).toEqual(SECTIONS['4']?.filter((name) => name !== 'Stories'));
      for (const path of ['/?v=1', '/shop']) {
        await page.goto(`${origin}${path}`);
        await comeAlive(page);
        await expect(page.getByRole('banner')).toHaveAttribute('data-layout', 'two');
        await expect(page.getByRole('contentinfo')).toHaveAttribute('data-layout', 'two');
        await expect(page.getByRole('banner').getByRole('combobox')).toBeVisible();
        expect(await lookOver(page, 'layout')).toEqual([]);
        expect(await axeFindings(page, 'header', 'footer')).toEqual([]);
      }
    }
  });
});

test('LOCALE-10 the page hydrates with the server’s zone offsets, and computes none itself', async ({ page }) => {
  await page.addInitScript(`
    window.zonesAsked = [];
    const Format = Intl.DateTimeFormat;
    Intl.DateTimeFormat = new Proxy(Format, {
      construct: (target, [locale, options]) => {
        if (options?.timeZone) zonesAsked.push(options.timeZone);
        return new target(locale, options);
      },
    });
  `);
  await page.goto('/');
  await comeAlive(page);
  expect(await page.evaluate('[...zonesAsked]')).toEqual([]);
  // Counted as it should be: what asks for a zone stands in the list.
  expect(await page.evaluate("new Intl.DateTimeFormat('en', { timeZone: 'Asia/Tokyo' }) && [...zonesAsked]")).toEqual([
    'Asia/Tokyo',
  ]);
});
