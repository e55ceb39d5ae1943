import { createServer, type Server } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { BASE, newCustomer } from './support/api.ts';
import { fillCart, signIn } from './support/journey.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
};

/** A host that knows files and nothing else; every other path is the front page. */
const serveFiles = (folder: string, config: unknown): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://files').pathname;
      if (path === '/config.json')
        return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(config));
      const file = join(folder, path);
      const found = existsSync(file) && statSync(file).isFile() ? file : join(folder, 'index.html');
      return void response
        .writeHead(200, { 'content-type': TYPES[extname(found)] ?? 'application/octet-stream' })
        .end(readFileSync(found));
    });
    server.listen(8472, '127.0.0.1', () => resolve(server));
  });

test.describe('API-9 the client as static files, with the marketplace elsewhere', () => {
  let files: Server;
  test.beforeAll(async () => {
    files = await serveFiles('dist/client', { apiHost: BASE });
  });
  test.afterAll(() => new Promise<void>((resolve) => void files.close(() => resolve())));
  test.use({ baseURL: 'http://127.0.0.1:8472' });

  test('shows shops, fills a cart and signs in', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Levant Kitchen' }).first()).toBeVisible();
    await fillCart(page);
    await page.goto('/checkout');
    await signIn(page, await newCustomer('files'));
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('Falafel plate');
  });

  test('LOCALE-7 has the chosen theme before any script of its own, and the first press changes it', async ({
    page,
    context,
    baseURL,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }]);
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect.poll(ground).toBe('rgb(22, 17, 13)');
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#16110d');
    letGo();
    await page.getByRole('button', { name: 'Switch to light' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect.poll(ground).toBe('rgb(255, 252, 248)');
  });

  test('ACCESS-3 has the chosen comfort once it has started', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'comfort', value: '150.less.more', url: baseURL ?? '' }]);
    await page.goto('/');
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize), { timeout: 30_000 })
      .toBe('24px');
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'less');
  });

  test('LOCALE-7 follows the device if nothing was chosen', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Levant Kitchen' }).first()).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    await expect(page.locator('meta[name=theme-color]')).toHaveCount(2);
  });
});
