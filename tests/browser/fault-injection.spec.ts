// `npm run test:rerun` (L11): every scenario once more for each request it makes, with that request failing once. It
// has to end well,
// or in words that say so, and then well when it is tried again. It takes minutes and is no part of `npm test`.
import { expect as patientExpect, type Browser, type Page, type Route } from '@playwright/test';
import { api, BASE, newCustomer, type Customer } from './support/api.ts';
import { comeAlive, signIn, watchErrors } from './support/journey.ts';
import { test } from './support/test.ts';

const expect = patientExpect.configure({ timeout: 8_000 });
const LONGEST_STEP_MS = 8_000;

type Scenario = {
  /** The initial address, outside of the injected faults. */
  readonly prepare?: (page: Page, customer: Customer) => Promise<void>;
  readonly walk: (page: Page, customer: Customer) => Promise<void>;
};
const signedIn = async (page: Page, customer: Customer): Promise<void> => {
  await page.goto('/login');
  await signIn(page, customer);
  await patientExpect(page).toHaveURL(/\/$/);
};

const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'a dish is searched for, opened and added': {
    walk: async (page) => {
      await page.goto('/');
      await page.getByRole('combobox').first().fill('cheese kunafa');
      await page
        .getByRole('option', { name: /Cheese kunafa/ })
        .first()
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Add(?! a note)/ })
        .click();
      await expect(page.getByRole('banner').getByRole('button', { name: /^Cart: 1 item/ })).toBeVisible();
    },
  },
  'a guest says where to deliver': {
    walk: async (page) => {
      await page.goto('/');
      await page.getByRole('banner').getByRole('button', { name: 'Choose an address' }).click();
      await page.getByRole('dialog', { name: 'Deliver to' }).getByRole('button', { name: 'Yes' }).click();
      await expect(page.getByRole('banner').getByRole('button', { name: 'Choose an address' })).toHaveCount(0);
    },
  },
  'the language is changed': {
    walk: async (page) => {
      await page.goto('/shop/1');
      await page.getByRole('button', { name: /^Language/ }).click();
      await page.locator('#language-picker').getByText('العربية').click();
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Arabic}/u);
    },
  },
  'the currency is changed': {
    walk: async (page) => {
      await page.goto('/shop/1');
      await page.getByRole('button', { name: /^Currency/ }).click();
      await page.locator('#currency-picker').getByText('EUR').click();
      await expect(page.getByRole('article').first()).toContainText('€');
    },
  },
  'a shop is opened from home': {
    walk: async (page) => {
      await page.goto('/');
      await comeAlive(page);
      await page
        .getByRole('main')
        .getByRole('link', { name: /Levant Kitchen/ })
        .first()
        .click();
      await expect(page.getByRole('link', { name: 'Falafel plate' }).first()).toBeVisible();
    },
  },
  'somebody signs in': {
    walk: async (page, customer) => {
      await page.goto('/login');
      await signIn(page, customer);
      await expect(page).toHaveURL(/\/$/);
    },
  },
  'a notification is read': {
    prepare: signedIn,
    walk: async (page) => {
      await page.goto('/help');
      await page.goto('/');
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Notifications/ })
        .click();
      await page
        .getByRole('dialog', { name: 'Notifications' })
        .getByRole('link', { name: /News of the rerun/ })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: 'News of the rerun' })).toBeVisible();
    },
  },
  'an address is saved': {
    prepare: signedIn,
    walk: async (page) => {
      await page.goto('/saved-locations');
      await page.getByRole('main').getByRole('button', { name: 'Add an address' }).click();
      const form = page.getByRole('dialog', { name: 'New address' });
      await form.getByRole('combobox', { name: 'Street and number, or a place' }).fill('3 Ferry La');
      await form.getByRole('option', { name: /^3 Ferry Lane/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save and deliver here' }).click();
      await expect(page.getByRole('main').getByText('3 Ferry Lane').first()).toBeVisible();
    },
  },
  'somebody signs out': {
    prepare: signedIn,
    walk: async (page) => {
      await page.goto('/');
      await page.getByRole('banner').getByRole('button', { name: /rerun/ }).click();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    },
  },
};

const LOADED = new Set(['fetch', 'xhr', 'script', 'stylesheet']);
const keyOf = (method: string, url: string): string => `${method} ${new URL(url).pathname}`;
/** Open connections are interrupted and restored in their own tests. */
const isStream = (url: string): boolean => new URL(url).pathname.includes('/events');

const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  lost: (route) => route.abort('connectionreset'),
  refused: (route) =>
    route.fulfill({ status: 500, json: { status: false, statusCode: 'ERROR_500', message: 'The kitchen is on fire' } }),
};

const open = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    baseURL: BASE,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(LONGEST_STEP_MS);
  return page;
};

/** Words that say that something went wrong, or the way to try again. */
const isTold = (page: Page): Promise<boolean> =>
  page
    .locator('[role=alert], [role=status], dialog[open] p')
    .filter({ hasText: /\S/ })
    .or(page.getByRole('button', { name: 'Try again' }))
    .first()
    .isVisible();

const requestsOf = async (
  browser: Browser,
  { prepare, walk }: Scenario,
  customer: Customer,
): Promise<ReadonlySet<string>> => {
  const page = await open(browser);
  const made = new Set<string>();
  await prepare?.(page, customer);
  page.on('request', (request) => {
    if (LOADED.has(request.resourceType()) && !isStream(request.url()))
      made.add(keyOf(request.method(), request.url()));
  });
  await walk(page, customer);
  await page.context().close();
  return made;
};

/** Walks while one request fails once; says what is wrong with the end of it. */
const disturbed = async (
  browser: Browser,
  { prepare, walk }: Scenario,
  customer: Customer,
  key: string,
  fault: string,
): Promise<string | undefined> => {
  const page = await open(browser);
  await prepare?.(page, customer);
  const errors = watchErrors(page);
  let isDue = true;
  await page.route('**/*', (route) => {
    if (!isDue || keyOf(route.request().method(), route.request().url()) !== key) return route.continue();
    isDue = false;
    return FAULTS[fault]?.(route);
  });
  const failure = await walk(page, customer).then(
    () => undefined,
    (thrown: Error) => thrown.message.split('\n')[0],
  );
  const wasTold = failure === undefined || (await isTold(page));
  const isWhole = (await page.getByRole('heading', { level: 1 }).count()) > 0;
  const again =
    failure === undefined
      ? undefined
      : await walk(page, customer).then(
          () => undefined,
          (thrown: Error) => thrown.message.split('\n')[0],
        );
  await page.context().close();
  if (!isWhole) return `${key} ${fault}: a blank page`;
  if (!wasTold) return `${key} ${fault}: nothing is said of it (${failure})`;
  if (again !== undefined) return `${key} ${fault}: not even the second time (${again})`;
  const bugs = errors.filter((error) => !/The code of a view did not come/.test(error));
  return bugs.length > 0 ? `${key} ${fault}: ${bugs.join(' · ')}` : undefined;
};

test.describe.configure({ mode: 'parallel', timeout: 1_800_000 });

for (const [name, scenario] of Object.entries(SCENARIOS))
  test(`L11 ${name}, with each request failing once`, async ({ browser }) => {
    const customer = await newCustomer('rerun');
    const desk = await api.signIn('desk@tiffin.test');
    if (name.includes('notification'))
      await api.ok(
        'writeNews',
        {
          translations: { en: { title: 'News of the rerun', short_desc: 'Read it', description: '<p>Well.</p>' } },
          publish: true,
        },
        { token: desk },
      );
    const keys = await requestsOf(browser, scenario, customer);
    patientExpect(keys.size).toBeGreaterThan(2);
    const faults: string[] = [];
    let runs = 0;
    for (const key of keys)
      for (const fault of key.includes('/api/') ? Object.keys(FAULTS) : ['lost']) {
        runs += 1;
        const wrong = await disturbed(browser, scenario, customer, key, fault);
        if (wrong !== undefined) faults.push(wrong);
      }
    console.log(`${name}: ${keys.size} requests, ${runs} reruns, ${faults.length} ended badly`);
    patientExpect(faults).toEqual([]);
  });
