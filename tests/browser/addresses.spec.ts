import { createServer, type Server } from 'node:http';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { startProduct, type ProductServer } from '../bench/product-server.ts';
import { BASE, HOME } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { watchErrors } from './support/journey.ts';

/** What the server of these tests asks instead of the maps service. */
const MAPS_PORT = 8533;
const PRODUCT_PORT = 8534;

const openPanel = async (page: Page) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Choose an address' }).click();
  const panel = page.getByRole('dialog', { name: 'Deliver to' });
  const field = panel.getByRole('combobox', { name: 'Street and number, or a place' });
  await expect(field).toBeFocused();
  return { panel, field };
};

/** The form with a pin to be set on the map. */
const openMap = async (page: Page) => {
  const { panel } = await openPanel(page);
  await panel.getByRole('button', { name: 'Choose on the map' }).click();
  const form = page.locator('dialog[open]');
  await expect(form.locator('.leaflet-tile-loaded').first()).toBeVisible();
  return {
    form,
    map: form.locator('.leaflet-container'),
    pin: form.getByRole('button', { name: /^Pin\. Arrow keys/ }),
    heading: form.getByRole('heading', { level: 2 }),
    save: form.getByRole('button', { name: 'Deliver here' }),
  };
};
const delivered = (page: Page, text: RegExp) => page.getByRole('banner').getByRole('button', { name: text });

test.use({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });

test.describe('ADDRESS-6 an address in one breath', () => {
  test.describe('by touch', () => {
    test.use({ hasTouch: true, isMobile: true });

    test('four letters and three taps', { tag: '@core' }, async ({ page }, info) => {
      const errors = watchErrors(page);
      await page.goto('/');
      const start = Date.now();
      let taps = 0;
      const tap = async (target: Locator) => {
        taps += 1;
        await target.tap();
      };
      await tap(page.getByRole('banner').getByRole('button', { name: 'Choose an address' }));
      const field = page.getByRole('combobox', { name: 'Street and number, or a place' });
      await expect(field).toBeFocused();
      await page.keyboard.type('12 h', { delay: 120 });
      await tap(page.getByRole('option', { name: /^12 Harbor Street/ }));
      await tap(page.getByRole('button', { name: 'Deliver here' }));
      const chosen = delivered(page, /^Deliver to: 12 Harbor Street, Port Alder$/);
      await expect(chosen).toBeVisible();
      expect(taps).toBe(3);
      info.annotations.push({ type: 'seconds to an address', description: ((Date.now() - start) / 1000).toFixed(1) });
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.reload();
      await expect(chosen).toBeVisible();
      expect(errors).toEqual([]);
    });
  });

  test('by keyboard: four letters and three presses', async ({ page }, info) => {
    await page.goto('/');
    const start = Date.now();
    await page.getByRole('banner').getByRole('button', { name: 'Choose an address' }).press('Enter');
    await expect(page.getByRole('combobox', { name: 'Street and number, or a place' })).toBeFocused();
    await page.keyboard.type('12 h', { delay: 120 });
    await expect(page.getByRole('option', { name: /^12 Harbor Street/ })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText(/^\d suggestions\. Use the arrow keys\.$/)).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: '12 Harbor Street' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Deliver here' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(delivered(page, /12 Harbor Street/)).toBeFocused();
    info.annotations.push({ type: 'seconds to an address', description: ((Date.now() - start) / 1000).toFixed(1) });
  });

  test('asks for the number of a street, and axe finds nothing in any state of the panel', async ({ page }) => {
    const { panel, field } = await openPanel(page);
    expect(await axeFindings(page)).toEqual([]);
    await field.fill('ferry la');
    await panel.getByRole('option', { name: /^Ferry Lane,/ }).click();
    await expect(field).toHaveValue('Ferry Lane ');
    await expect(panel.getByText('Now add the house number.')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await field.pressSequentially('27');
    await panel.getByRole('option', { name: /^27 Ferry Lane/ }).click();
    await expect(page.getByRole('dialog', { name: '27 Ferry Lane' })).toBeVisible();
    await expect(page.getByText(/^\d+ shops? delivers? here now$/)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
});

test('ADDRESS-2, ADDRESS-6 the pin and its address always agree', async ({ page }) => {
  const errors = watchErrors(page);
  const { form, map, pin, heading, save } = await openMap(page);

  await test.step('dragging the pin of a new address names it', async () => {
    const { x, y, width, height } = (await pin.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + 60, y + height / 2 - 30, { steps: 8 });
    await page.mouse.up();
    await expect(heading).toHaveText(/^\d+ \p{L}/u);
    await expect(form.getByText(/^Pin at \d+ /)).toBeVisible();
  });

  await test.step('a tap elsewhere asks, and nothing is saved before the answer', async () => {
    const before = await heading.textContent();
    await map.click({ position: { x: 40, y: 190 } });
    await expect(form.getByText(/^Use \d+ .+ instead\?$/)).toBeVisible();
    await expect(heading).toHaveText(before ?? '');
    expect(await axeFindings(page)).toEqual([]);
    await save.click();
    await expect(form.getByText('Answer the question on the map first.')).toBeVisible();
    await form.getByRole('button', { name: 'Keep address' }).click();
    await expect(form.getByText(`Pin at ${before}`)).toBeVisible();
  });

  await test.step('arrow keys move it by ten meters, and the new address can be accepted', async () => {
    const before = (await heading.textContent()) ?? '';
    await pin.focus();
    for (let time = 0; time < 12; time += 1) await page.keyboard.press('ArrowRight');
    await expect(form.getByText(/^Use \d+ .+ instead\?$/)).toBeVisible();
    await form.getByRole('button', { name: 'Use it' }).click();
    await expect(heading).not.toHaveText(before);
  });

  await expect(page.locator('body')).not.toContainText(/latitude|longitude|41\.4\d/i);
  await save.click();
  await expect(form).toHaveCount(0);
  const chosen = delivered(page, /^Deliver to: \d+ .+, Port Alder$/);
  await page.reload();
  await expect(chosen).toBeVisible();
  expect(errors).toEqual([]);
});

test('ADDRESS-5 the form reports an address outside every zone before it is saved', async ({ page }) => {
  const { panel, field } = await openPanel(page);
  await field.fill('fairhaven airport');
  await panel.getByRole('option', { name: /^Fairhaven Airport/ }).click();
  const form = page.getByRole('dialog', { name: 'Fairhaven Airport' });
  await expect(form.getByText("Sorry, we're not available here", { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await test.step('another address is one press away', async () => {
    await form.getByRole('button', { name: 'Choose another address' }).click();
    await expect(form.getByRole('combobox', { name: 'Street and number, or a place' })).toBeFocused();
  });

  await test.step('pickup asks for no address', async () => {
    await form.getByRole('link', { name: 'Collect from a shop instead' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'All shops' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
});

test('ADDRESS-5 every page offers ways out of a chosen address outside every zone', async ({ page }) => {
  const { panel, field } = await openPanel(page);
  await field.fill('fairhaven airport');
  await panel.getByRole('option', { name: /^Fairhaven Airport/ }).click();
  await page.getByRole('button', { name: 'Deliver here' }).click();
  const notice = page.getByRole('status').filter({ hasText: "Sorry, we're not available here" });
  await expect(notice.getByRole('button', { name: 'Choose another address' })).toBeVisible();
  await notice.getByRole('link', { name: 'Collect from a shop instead' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test.describe('ADDRESS-2 the device’s position', () => {
  test.use({ geolocation: HOME, permissions: ['geolocation'] });

  test('starts an address with its text', async ({ page }) => {
    const { panel } = await openPanel(page);
    await panel.getByRole('button', { name: 'Use my position' }).click();
    await expect(page.getByRole('dialog', { name: /^\d+ / })).toBeVisible();
    await expect(page.getByText(/^Pin at \d+ /)).toBeVisible();
  });
});

test('ADDRESS-2 the form works if the device does not share its position', async ({ page }) => {
  const { panel, field } = await openPanel(page);
  await panel.getByRole('button', { name: 'Use my position' }).click();
  await expect(panel.getByText(/does not share your position/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await field.fill('12 h');
  await expect(panel.getByRole('option').first()).toBeVisible();
});

test.describe('ADDRESS-2 the maps service', () => {
  let product: ProductServer;
  let maps: Server;
  const asked: URL[] = [];
  let isWell = true;
  test.beforeAll(async () => {
    maps = createServer((request, response) => {
      asked.push(new URL(request.url ?? '', `http://127.0.0.1:${MAPS_PORT}`));
      response.writeHead(isWell ? 200 : 500, {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
      });
      response.end(
        JSON.stringify(
          isWell
            ? {
                status: 'OK',
                results: [
                  {
                    formatted_address: '1 Service Street',
                    types: ['street_address'],
                    geometry: { location: { lat: HOME.latitude, lng: HOME.longitude } },
                  },
                  { formatted_address: 'Somewhere' },
                ],
              }
            : { status: 'UNKNOWN_ERROR' },
        ),
      );
    });
    await new Promise<void>((resolve) => void maps.listen(MAPS_PORT, '127.0.0.1', () => resolve()));
    product = await startProduct(PRODUCT_PORT, {
      MAPS_KEY: 'the-key',
      MAPS_URL: `http://127.0.0.1:${MAPS_PORT}/geocode/json`,
    });
  });
  test.afterAll(async () => {
    await product.stop();
    maps.close();
  });
  test.use({ baseURL: `http://127.0.0.1:${PRODUCT_PORT}` });

  test('gets its key with typed addresses and the pin, and its failure loses nothing', async ({ page }) => {
    const errors = watchErrors(page);
    const { panel, field } = await openPanel(page);
    await field.fill('1 serv');
    const found = panel.getByRole('option', { name: /^1 Service Street/ });
    await expect(found).toBeVisible();
    expect([...(asked.at(-1)?.searchParams.keys() ?? [])]).toEqual(['address', 'language', 'bounds', 'key']);
    await found.click();
    const form = page.getByRole('dialog', { name: '1 Service Street' });
    await form.getByRole('button', { name: 'Move the pin', exact: true }).click();
    isWell = false;
    await form.getByRole('button', { name: 'Move the pin east' }).click();
    await expect(form.getByText('At the pin: not found')).toBeVisible();
    expect([asked.at(-1)?.pathname, [...(asked.at(-1)?.searchParams.keys() ?? [])]]).toEqual([
      '/geocode/json',
      ['latlng', 'key'],
    ]);
    await form.getByRole('button', { name: 'Keep address' }).click();
    await expect(form.getByText('Pin at 1 Service Street')).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('is allowed by the page’s policy there, and nowhere else', async ({ request }) => {
    const policyOf = async (address: string) =>
      /connect-src ([^;]*)/.exec((await request.get(address)).headers()['content-security-policy'] ?? '')?.[1];
    expect(await policyOf('/')).toBe(`'self' http://127.0.0.1:${MAPS_PORT}`);
    expect(await policyOf(`${BASE}/`)).toBe("'self'");
  });
});
