import { expect, type Locator, type Page } from '@playwright/test';
import { newCustomer, ordersOf } from './support/api.ts';
import { startGroup, visitor } from './support/group.ts';
import { comeAlive, watchErrors } from './support/journey.ts';
import { test } from './support/test.ts';

/** GROUP-4: a change is on every other screen within this time. */
const SOON = { timeout: 5_000 };
/** A removal can be undone for eight seconds before anybody is told. */
const AFTER_UNDO = { timeout: 8_000 + SOON.timeout };
const PHONE = { width: 360, height: 740 };

type Guest = {
  readonly name: string;
  readonly page: Page;
  readonly dish: string;
  /** The dish opens its sheet before it is added. */
  readonly hasExtras: boolean;
};

/** What one page shows of somebody else. */
const memberOn = (page: Page, name: string): Locator =>
  page
    .getByRole('region', { name: 'The others' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

const each = async <Item>(items: readonly Item[], act: (item: Item) => Promise<unknown>): Promise<void> =>
  void (await Promise.all(items.map(act)));

const join = async ({ page, name }: Guest, link: string): Promise<void> => {
  await page.goto(link);
  await comeAlive(page);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Join and choose' }).click();
  // What others see soon is counted from here.
  await expect(page.getByRole('heading', { name: 'Your dishes' })).toBeVisible();
};

const addDish = async ({ page, dish, hasExtras }: Guest): Promise<void> => {
  await page.getByRole('button', { name: 'Add a dish' }).click();
  await page.getByRole('button', { name: `Add ${dish}`, exact: true }).click();
  if (hasExtras)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Add(?! a note)/ })
      .click();
  await expect(page.getByRole('region', { name: 'Your dishes' }).getByRole('group', { name: dish })).toBeVisible();
};

const cents = (text: string): number => Number(/\$([\d,]+\.\d\d)/.exec(text)?.[1]?.replaceAll(/[,.]/g, '') ?? NaN);

/** Who owes what on a page: what everybody owes, and the total of the order. */
const sharesOn = async (page: Page) => {
  await expect(page.getByRole('heading', { name: 'Who owes what' })).toBeVisible(SOON);
  const texts = await page.getByRole('region', { name: 'Who owes what' }).locator('summary').allInnerTexts();
  const total = await page.getByText('Total of the order').first().locator('..').innerText();
  return { shares: texts.map(cents), total: cents(total) };
};

test('GROUP-1 to GROUP-6 five browsers in one group see one another’s changes at once', async ({ page, browser }) => {
  const owner = await newCustomer('five');
  const link = await startGroup(page, owner);
  const guest = async (name: string, dish: string, hasExtras: boolean, viewport?: typeof PHONE): Promise<Guest> => ({
    name,
    dish,
    hasExtras,
    page: await visitor(browser, 'en', viewport),
  });
  const ana = await guest('Ana', 'Cola', false, PHONE);
  const ben = await guest('Ben', 'Grilled halloumi with thyme honey', false);
  const cleo = await guest('Cleo', 'Batata harra', true, PHONE);
  const dan = await guest('Dan', 'Shish taouk', true);
  const guests = [ana, ben, cleo, dan];
  const screens = [page, ...guests.map((one) => one.page)];
  const errors = screens.map(watchErrors);
  /** Waits until all screens but somebody's own show a state of that member. */
  const othersSee = ({ name, page: own }: Guest, look: (shown: Locator) => Promise<void>, among = screens) =>
    each(
      among.filter((screen) => screen !== own),
      (screen) => look(memberOn(screen, name)),
    );

  await each(guests, (one) => join(one, link));
  await each(guests, (one) => othersSee(one, (shown) => expect(shown).toContainText('No dish yet', SOON)));
  // Also those who were there before the others came.
  await each(guests, (one) => othersSee(one, (shown) => expect(shown.getByText('Here now')).toBeVisible(SOON)));
  await each(guests, addDish);
  await each(guests, (one) => othersSee(one, (shown) => expect(shown).toContainText(one.dish, SOON)));

  await ben.page.getByRole('button', { name: /^I’m done/ }).click();
  await othersSee(ben, (shown) => expect(shown.getByText('Done', { exact: true })).toBeVisible(SOON));
  await each(screens, (screen) => expect(screen.getByText('1 of 5 are done').first()).toBeVisible(SOON));

  await page.getByRole('button', { name: 'Remove Cleo' }).click();
  await dan.page.getByRole('button', { name: 'Leave this order' }).click();
  await expect(dan.page.getByRole('heading', { name: 'You left Friday lunch' })).toBeVisible(SOON);
  const stayed = screens.filter((screen) => screen !== dan.page);
  await othersSee(dan, (shown) => expect(shown).toHaveCount(0, SOON), stayed);
  // Meanwhile somebody goes on choosing.
  await ana.page.getByRole('button', { name: 'One more: Cola' }).click();
  await othersSee(ana, (shown) => expect(shown).toContainText('2 × ', SOON), stayed);
  await expect(cleo.page.getByRole('heading', { name: 'You were removed from Friday lunch' })).toBeVisible(AFTER_UNDO);
  const rest = [page, ana.page, ben.page];
  await othersSee(cleo, (shown) => expect(shown).toHaveCount(0, SOON), rest);
  await each(rest, (screen) => expect(screen.getByText('1 of 3 are done').first()).toBeVisible(SOON));

  await page.getByRole('button', { name: /^Lock and check out/ }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await each([ana, ben], (one) =>
    expect(one.page.getByRole('heading', { name: 'The order is locked' })).toBeVisible(SOON),
  );
  await page.getByRole('radio', { name: /Cash/ }).check();
  await page.getByRole('button', { name: /^Place order \$/ }).click();
  await expect(page).toHaveURL(/\/orders\/\d+$/);
  const seen = await Promise.all([ana, ben].map((one) => sharesOn(one.page)));
  await each([ana, ben], (one) => expect(one.page.getByRole('heading', { level: 1 })).toBeFocused());
  await page.goto(link.split('#')[0] ?? '');
  await comeAlive(page);
  seen.push(await sharesOn(page));

  const [order, ...further] = await ordersOf(owner);
  expect(further).toEqual([]);
  const total = Math.round((order?.total_price ?? NaN) * 100);
  for (const { shares, ...shown } of seen) {
    expect(shares).toHaveLength(3);
    expect([shares.reduce((sum, share) => sum + share, 0), shown.total]).toEqual([total, total]);
  }
  await expect(cleo.page.getByRole('heading', { name: 'You were removed from Friday lunch' })).toBeVisible();
  await expect(dan.page.getByRole('heading', { name: 'You left Friday lunch' })).toBeVisible();
  expect(errors.flat()).toEqual([]);
});
