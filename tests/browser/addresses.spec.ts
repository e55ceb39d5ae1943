import { createServer, type Server } from 'node:http';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { startProduct, type ProductServer } from '../bench/product-server.ts';
import { BASE, HOME } from './support/api.ts';
import { watchErrors } from './support/journey.ts';

/** What the server of these tests asks instead of the maps service. */
const MAPS_PORT = 8533;
const PRODUCT_PORT = 8534;

/** The form for a new address, as a guest reaches it. */
const openForm = async (page: Page) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Choose an address' }).click();
  await page.getByRole('dialog', { name: 'Deliver to' }).getByRole('button', { name: 'Add an address' }).click();
  const form = page.getByRole('dialog', { name: 'New address' });
  await expect(form.locator('.leaflet-tile-loaded').first()).toBeVisible();
  return { form, map: form.locator('.leaflet-container'), pin: form.getByRole('button', { name: /^Pin\. Arrow keys/ }), street: form.getByLabel('Street and number'), place: form.getByLabel('Latitude, longitude') };
};

test.use({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });

test('ADDRESS-2, ADDRESS-4 a guest puts the pin on a door, reads its address, and keeps it on this device', async ({ page }) => {
  const errors = watchErrors(page);
  const { form, map, pin, street, place } = await openForm(page);

  await test.step('dragging the pin proposes the address', async () => {
    const { x, y, width, height } = (await pin.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + 60, y + height / 2 - 30, { steps: 8 });
    await page.mouse.up();
    await expect(street).toHaveValue(/^\d+ .+, Port Alder$/);
    const [latitude = 0, longitude = 0] = (await place.inputValue()).split(',').map(Number);
    expect(latitude).toBeGreaterThan(41.49);
    expect(longitude).toBeGreaterThan(-71.312);
  });

  await test.step('a tap on the map brings the pin there', async () => {
    const before = await place.inputValue();
    await map.click({ position: { x: 80, y: 180 } });
    await expect(place).not.toHaveValue(before);
  });

  await test.step('arrow keys do the same, and words say where the pin is', async () => {
    const before = await street.inputValue();
    await pin.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(street).not.toHaveValue(before);
    // The answer to the second key may still be on its way.
    await expect.poll(async () => form.getByText(`At the pin: ${await street.inputValue()}`).isVisible()).toBe(true);
  });

  await test.step('words of one’s own stay until they are given up', async () => {
    await street.fill('The blue house behind the mill');
    await form.getByRole('button', { name: 'Move the pin south' }).click();
    await expect(form.getByText(/^At the pin: \d+ /)).toBeVisible();
    await expect(street).toHaveValue('The blue house behind the mill');
    await expect(form.getByRole('button', { name: 'Use this address' })).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  });

  await form.getByRole('button', { name: 'Deliver here' }).click();
  await expect(form).toHaveCount(0);
  const chosen = page.getByRole('banner').getByRole('button', { name: 'Deliver to: The blue house behind the mill' });
  await expect(chosen).toBeVisible();
  await page.reload();
  await expect(chosen).toBeVisible();
  expect(errors).toEqual([]);
});

test('ADDRESS-5 outside every zone is said while the address is written, and not found where no street is', async ({ page }) => {
  const { form, street, place } = await openForm(page);
  await street.fill('Far away');
  await place.fill('0,0');
  await expect(form.getByText("Sorry, we're not available here", { exact: true })).toBeVisible();
  await expect(form.getByText('At the pin: not found', { exact: true })).toBeVisible();
  await expect(street).toHaveValue('Far away');
  await place.fill(`${HOME.latitude},${HOME.longitude}`);
  await expect(form.getByText("Sorry, we're not available here", { exact: true })).toHaveCount(0);
});

test.describe('ADDRESS-2 the device’s position', () => {
  test.use({ geolocation: HOME, permissions: ['geolocation'] });

  test('begins an address, with the words for it', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Choose an address' }).click();
    await page.getByRole('button', { name: 'Use my position' }).click();
    const form = page.getByRole('dialog', { name: 'New address' });
    await expect(form.getByLabel('Latitude, longitude')).toHaveValue(`${HOME.latitude},${HOME.longitude}`);
    await expect(form.getByLabel('Street and number')).toHaveValue(/, Port Alder$/);
  });
});

test('ADDRESS-2 a device that keeps its position to itself is no dead end', async ({ page }) => {
  const { form } = await openForm(page);
  await form.getByRole('button', { name: 'Use my position' }).click();
  await expect(form.getByText(/does not share your position/)).toBeVisible();
});

test.describe('ADDRESS-2 the maps service', () => {
  let product: ProductServer;
  let maps: Server;
  const asked: URL[] = [];
  let isWell = true;
  test.beforeAll(async () => {
    maps = createServer((request, response) => {
      asked.push(new URL(request.url ?? '', `http://127.0.0.1:${MAPS_PORT}`));
      response.writeHead(isWell ? 200 : 500, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
      response.end(JSON.stringify(isWell ? { status: 'OK', results: [{ formatted_address: '1 Service Street' }, { formatted_address: 'Somewhere' }] } : { status: 'UNKNOWN_ERROR' }));
    });
    await new Promise<void>((resolve) => void maps.listen(MAPS_PORT, '127.0.0.1', () => resolve()));
    product = await startProduct(PRODUCT_PORT, { MAPS_KEY: 'the-key', MAPS_URL: `http://127.0.0.1:${MAPS_PORT}/geocode/json` });
  });
  test.afterAll(async () => {
    await product.stop();
    maps.close();
  });
  test.use({ baseURL: `http://127.0.0.1:${PRODUCT_PORT}` });

  test('is asked with latlng and key where it is configured, and its failure loses nothing', async ({ page }) => {
    const errors = watchErrors(page);
    const { form, street, place } = await openForm(page);
    await form.getByRole('button', { name: 'Move the pin east' }).click();
    await expect(street).toHaveValue('1 Service Street');
    const last = asked.at(-1);
    expect([last?.pathname, [...(last?.searchParams ?? [])]]).toEqual(['/geocode/json', [['latlng', await place.inputValue()], ['key', 'the-key']]]);
    isWell = false;
    await form.getByRole('button', { name: 'Move the pin east' }).click();
    await expect(form.getByText('At the pin: not found', { exact: true })).toBeVisible();
    await expect(street).toHaveValue('1 Service Street');
    expect(errors).toEqual([]);
  });

  test('is let in by the page’s policy there, and nowhere else', async ({ request }) => {
    const policyOf = async (address: string) => /connect-src ([^;]*)/.exec((await request.get(address)).headers()['content-security-policy'] ?? '')?.[1];
    expect(await policyOf('/')).toBe(`'self' http://127.0.0.1:${MAPS_PORT}`);
    expect(await policyOf(`${BASE}/`)).toBe("'self'");
  });
});
