// `npm run test:replicas` (GROUP-4, L5, L8): a group of five browsers over two processes on one PostgreSQL. It takes
// some minutes and installs PostgreSQL where it is missing, so it is not among the everyday journeys.
import { expect, type Browser, type Page } from '@playwright/test';
import { startProduct, type ProductServer } from '../bench/product-server.ts';
import { seeded, type Seeded } from '../server/chaos/seeded.ts';
import { startPostgres, type PostgresServer } from '../server/support/postgres-server.ts';
import { apiOf, newCustomer, ordersOf } from './support/api.ts';
import { startGroup, visitor } from './support/group.ts';
import { comeAlive } from './support/journey.ts';
import { test } from './support/test.ts';

const [DATABASE_PORT, ...PORTS] = [8593, 8594, 8595];
const [FIRST, SECOND] = PORTS.map((port) => `http://127.0.0.1:${port}`) as [string, string];
const api = apiOf(FIRST);
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
/** GROUP-4: a change is on every other screen within this time. */
const SOON = { timeout: 5_000 };
const OWNER = 'the owner';

let postgres: PostgresServer;
let products: readonly ProductServer[] = [];
test.beforeAll(async () => {
  test.setTimeout(240_000);
  postgres = startPostgres(DATABASE_PORT);
  const settings = { DATABASE_URL: postgres.url, SIMULATION_SPEED: '1' };
  for (const port of PORTS) products = [...products, await startProduct(port, settings)];
});
test.afterAll(async () => {
  await Promise.all(products.map((product) => product.stop()));
  postgres.stop();
});

type Member = { readonly name: string; readonly page: Page; readonly random: Seeded };

const ownDishes = (page: Page) => page.getByRole('region', { name: 'Your dishes' });

const addCola = async (page: Page): Promise<void> => {
  const cola = page.getByRole('button', { name: 'Add Cola', exact: true });
  if (!(await cola.isVisible())) await page.getByRole('button', { name: 'Add a dish' }).click();
  await cola.click();
  await expect(ownDishes(page).getByRole('group', { name: /Cola/ })).toBeVisible();
};

const joined = async (browser: Browser, link: string, name: string, base: string): Promise<Page> => {
  const page = await visitor(browser, 'en', undefined, base);
  const { pathname, search, hash } = new URL(link);
  await page.goto(base + pathname + search + hash);
  await comeAlive(page);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Join and choose' }).click();
  await expect(page.getByRole('heading', { name: 'Your dishes' })).toBeVisible();
  await addCola(page);
  return page;
};

/** One more piece of a dish of one's own, or one less, or none of it any more. */
const change = async ({ page, random }: Member, mayEmpty = true): Promise<void> => {
  const less = mayEmpty ? /^(One less: |Remove )/ : /^One less: /;
  // A stepper at its limit cannot be pressed.
  const fewer = ownDishes(page).getByRole('button', { name: less, disabled: false });
  const more = ownDishes(page).getByRole('button', { name: /^One more: /, disabled: false });
  const wanted = random.pick([more, more, fewer]);
  const other = wanted === more ? fewer : more;
  const buttons = (await wanted.count()) > 0 ? wanted : other;
  const count = await buttons.count();
  if (count === 0) return addCola(page);
  await buttons.nth(random.whole(0, count - 1)).click();
};

const changes = (members: readonly Member[], each: number): Promise<void[]> =>
  Promise.all(
    members.map(async (member) => {
      for (let turn = 0; turn < each; turn++) await change(member);
    }),
  );

/** Who has chosen what, as a screen shows it. */
const seenBy = ({ name, page }: Member): Promise<Readonly<Record<string, readonly string[]>>> =>
  page.evaluate(
    ({ name, owner }) => {
      const text = (from: Element, selector: string): string => from.querySelector(selector)?.textContent?.trim() ?? '';
      const dishes = (from: Element | null, piecesOf: (dish: Element) => string): readonly string[] =>
        [...(from?.children ?? [])].map((dish) => `${piecesOf(dish)} ${text(dish, 'bdi')}`).sort();
      const own = document.querySelector('section[aria-labelledby="own-dishes"] > ul');
      const others = document.querySelectorAll('section[aria-labelledby="members"] > ul > li');
      const seen: Record<string, readonly string[]> = {
        [name]: dishes(
          own,
          (dish) => text(dish, 'output') || (/\d+/.exec(text(dish, 'li > span:last-child'))?.[0] ?? ''),
        ),
      };
      for (const other of others) {
        const who = /Started the order/.test(other.textContent ?? '') ? owner : text(other, 'h3');
        const pieces = (dish: Element): string => /^(\d+) × /.exec(text(dish, 'li > span'))?.[1] ?? '1';
        seen[who] = dishes(other.querySelector('ul'), pieces);
      }
      return seen;
    },
    { name, owner: OWNER },
  );

const sorted = (seen: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(seen).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** All screens show the same; returns it. */
const agree = async (members: readonly Member[]) => {
  const screens = async () => (await Promise.all(members.map(seenBy))).map((seen) => JSON.stringify(sorted(seen)));
  await expect.poll(async () => [...new Set(await screens())], SOON).toHaveLength(1);
  const [first] = members;
  return first ? sorted(await seenBy(first)) : {};
};

test('GROUP-4 five browsers over two processes agree after 200 changes, a kick, a lock and a lost connection', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  console.log(`SEED=${SEED}`);
  const random = seeded(SEED);
  const customer = await newCustomer('replicas', api);
  const page = await visitor(browser, 'en', undefined, FIRST);
  const link = await startGroup(page, customer, '');
  const guests: Member[] = [];
  for (const [name, base] of [
    ['Ana', SECOND],
    ['Ben', FIRST],
    ['Cleo', SECOND],
    ['Dan', FIRST],
  ] as const)
    guests.push({ name, page: await joined(browser, link, name, base), random: random.fork() });
  const owner: Member = { name: OWNER, page, random: random.fork() };
  const all = [owner, ...guests];
  await agree(all);

  await changes(all, 16);
  await agree(all);

  await page.getByRole('button', { name: 'Remove Cleo' }).click();
  const [ana, ben, cleo, dan] = guests as [Member, Member, Member, Member];
  const rest = [owner, ana, ben, dan];
  await ana.page.context().setOffline(true);
  for (let turn = 0; turn < 15; turn++) await change(ana, false);
  await changes([owner, ben, dan], 15);
  await expect(ana.page.getByText('No connection. What you choose is kept here')).toBeVisible({ timeout: 30_000 });
  await ana.page.context().setOffline(false);
  await expect(cleo.page.getByRole('heading', { name: 'You were removed from Friday lunch' })).toBeVisible();
  await expect(ana.page.getByText('No connection. What you choose is kept here')).toBeHidden({ timeout: 30_000 });
  await agree(rest);

  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  for (const { page: locked } of [ana, ben, dan]) {
    await expect(locked.getByRole('heading', { name: 'The order is locked' })).toBeVisible(SOON);
    await expect(locked.getByRole('button', { name: /^One more: / })).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Unlock' }).click();
  for (const { page: open } of [ana, ben, dan])
    await expect(open.getByRole('heading', { name: 'The order is locked' })).toBeHidden(SOON);

  await changes(rest, 15);
  for (const { page: own } of rest) if ((await ownDishes(own).getByRole('listitem').count()) === 0) await addCola(own);
  const last = await agree(rest);

  await page.getByRole('button', { name: /^Lock and check out/ }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await page.getByRole('radio', { name: /Cash/ }).check();
  await page.getByRole('button', { name: /^Place order \$/ }).click();
  await expect(page).toHaveURL(/\/orders\/\d+$/);
  const [summary, ...further] = await ordersOf(customer, api);
  expect(further).toEqual([]);
  const { data: order } = await api.ok('showOrder', { id: summary?.id ?? 0 }, { token: customer.token });
  const ordered: Record<string, string[]> = {};
  for (const { user_cart_id, quantity, stock } of order.details ?? []) {
    const name = order.members?.find((member) => member.user_cart_id === user_cart_id)?.name ?? '';
    const who = guests.some((guest) => guest.name === name) ? name : OWNER;
    (ordered[who] ??= []).push(`${quantity} ${stock?.product?.translation?.title ?? ''}`);
  }
  expect(sorted(Object.fromEntries(Object.entries(ordered).map(([who, dishes]) => [who, dishes.sort()])))).toEqual(
    last,
  );

  const cents = (text: string): number => Number(/\$([\d,]+\.\d\d)/.exec(text)?.[1]?.replaceAll(/[,.]/g, '') ?? NaN);
  const total = Math.round(order.total_price * 100);
  for (const { page: screen } of [ana, ben, dan]) {
    await expect(screen.getByRole('heading', { name: 'Who owes what' })).toBeVisible(SOON);
    const owed = screen.getByRole('region', { name: 'Who owes what' });
    const shares = (await owed.locator('summary').allInnerTexts()).map(cents);
    expect([shares.length, shares.reduce((sum, share) => sum + share, 0)]).toEqual([4, total]);
  }
});
