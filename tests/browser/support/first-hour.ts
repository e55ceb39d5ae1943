import { expect, type Page } from '@playwright/test';
import { api } from './api.ts';
import { comeAlive } from './journey.ts';

/**
 * What a customer sees between the first visit and the first order. Everything is found by its structure, as every
 * language and look has it.
 */
export type Screen = {
  readonly name: string;
  readonly path: string;
  /** Opens what is not there from the start, until it is complete. */
  readonly open?: (page: Page) => Promise<void>;
};

const dialog = (page: Page) => page.locator('dialog[open]').last();

const press =
  (opener: string, opened: string) =>
  async (page: Page): Promise<void> => {
    await page.locator(`${opener}:visible`).first().click();
    await page.locator(opened).first().waitFor();
  };

const openForm = async (page: Page): Promise<void> => {
  await press('[popovertarget=address-popover]', '#address-popover')(page);
  await page.locator('#address-popover [role=combobox]').fill('12 h');
  await page.locator('#address-popover [role=option]').first().click();
  await dialog(page).locator('button[type=submit]').waitFor();
};

const typeIn =
  (text: string) =>
  async (page: Page): Promise<void> => {
    await page.locator('header [role=combobox]').fill(text);
    await page.locator('header [role=option]').first().waitFor();
  };

const leaveOut = async (page: Page): Promise<void> => {
  const sheet = dialog(page);
  await sheet.locator('[role=radiogroup]').first().waitFor();
  await sheet.locator('button[type=submit]').click();
  await expect(sheet.locator('[aria-invalid=true]').first()).toBeVisible();
};

const addAndOpenCart = async (page: Page): Promise<void> => {
  const sheet = dialog(page);
  await sheet.locator('[role=radiogroup]').first().waitFor();
  for (const group of await sheet.locator('[role=radiogroup]').all()) await group.locator('input').first().check();
  await sheet.locator('button[type=submit]').click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await press(':is(aside, header) button[aria-haspopup=dialog]:not([popovertarget])', 'dialog[open] li')(page);
};

/** The dish of the first shop that has to be chosen for. */
const dishOf = async (name: string = 'Falafel plate'): Promise<string> => {
  const { data } = await api.ok('listShopProducts', { id: '1', perPage: 100 });
  const dish = data.find(({ translation }) => translation?.title === name);
  if (!dish) throw new Error(`The first shop does not sell ${name}`);
  return `/shop/1?product=${dish.uuid}`;
};

export const guestScreens = async (): Promise<readonly Screen[]> => {
  const dish = await dishOf();
  return [
    { name: 'home', path: '/' },
    {
      name: 'home, menu',
      path: '/',
      open: press('header [popovertarget]:not([popovertarget*=address])', '[popover]:popover-open'),
    },
    { name: 'home, addresses', path: '/', open: press('[popovertarget=address-popover]', '#address-popover') },
    { name: 'home, address form', path: '/', open: openForm },
    { name: 'home, suggestions', path: '/', open: typeIn('falafel') },
    { name: 'list', path: '/shop' },
    {
      name: 'list, filters',
      path: '/shop',
      open: press('main button[aria-haspopup=dialog]', 'dialog[open] [type=checkbox], dialog[open] [type=radio]'),
    },
    { name: 'results', path: '/shop?search=pizza' },
    { name: 'shop', path: '/shop/1' },
    {
      name: 'shop, filters',
      path: '/shop/1',
      open: press('[role=toolbar] [aria-haspopup=dialog]', 'dialog[open] button'),
    },
    {
      name: 'shop, information',
      path: '/shop/1?sheet=info',
      open: (page) => dialog(page).locator('tr').first().waitFor(),
    },
    {
      name: 'shop, reviews',
      path: '/shop/1?sheet=reviews',
      open: (page) => dialog(page).locator('article').first().waitFor(),
    },
    { name: 'dish', path: dish, open: (page) => dialog(page).locator('[role=radiogroup]').first().waitFor() },
    { name: 'dish, nothing chosen', path: dish, open: leaveOut },
    { name: 'cart', path: dish, open: addAndOpenCart },
    { name: 'sign-in', path: '/login?next=%2Fcheckout' },
    { name: 'registration', path: '/register' },
    { name: 'liked', path: '/liked' },
    { name: 'help', path: '/help' },
  ];
};

/** Of a customer with a cart and an order. */
export const customerScreens = (order: number): readonly Screen[] => [
  {
    name: 'checkout',
    path: '/checkout',
    open: (page) => page.locator('[type=radio][value=cash]').waitFor({ state: 'attached' }),
  },
  { name: 'order', path: `/orders/${order}` },
  { name: 'orders', path: '/orders' },
  { name: 'saved addresses', path: '/saved-locations' },
];

/** Goes there, and waits for the scripts, also those that load last; `loadAllAtOnce` shortens it. */
export const visit = async (page: Page, { path, open }: Screen): Promise<void> => {
  await page.goto(path);
  await comeAlive(page);
  await page.locator('body > div:not([id])').waitFor({ state: 'attached' });
  await page.locator('main :is(h1, h2), dialog[open] h2').first().waitFor();
  await open?.(page);
};

/** Loads what waits for the end of a first visit without waiting: fewer seconds, and nothing that changes later. */
export const loadAllAtOnce = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const { setTimeout: wait } = globalThis;
    const AFTER_FIRST_VISIT = 4_000;
    const hurry = (run: (...args: readonly unknown[]) => void, time?: number, ...args: readonly unknown[]) =>
      wait(run, time === AFTER_FIRST_VISIT ? 0 : time, ...args);
    Object.assign(globalThis, { setTimeout: hurry });
  });
};
