import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { startProduct, type ProductServer } from '../bench/product-server.ts';
import { startIdentityService, type Customer, type IdentityService } from '../infra/identity/identity-service.ts';
import { answerOfProvider, type WayBack } from '../infra/identity/provider-pages.ts';
import { axeFindings } from './support/axe-findings.ts';
import { comeAlive, fillCart, watchErrors } from './support/journey.ts';

const PORT = Number(process.env['HOSTED_SIGN_IN_PORT'] ?? 8497);
const ORIGIN = `http://127.0.0.1:${PORT}`;

let service: IdentityService;
let product: ProductServer;
test.beforeAll(async () => {
  service = await startIdentityService(() => Date.now());
  product = await startProduct(PORT, service.settings);
});
test.afterAll(async () => {
  await product.stop();
  await service.close();
});
test.use({ baseURL: ORIGIN, viewport: { width: 360, height: 740 } });

let customers = 0;
const newCustomer = (): Customer => {
  customers += 1;
  const id = `journey-${customers}-${Date.now()}`;
  return { id, name: 'Ada Journey', email: `${id}@mail.example` };
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const button = (label: string, { url, form }: WayBack): string => {
  if (!form) return `<a href="${escaped(url)}">${label}</a>`;
  const fields = [...form].map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`);
  return `<form method="post" action="${escaped(url)}">${fields.join('')}<button>${label}</button></form>`;
};
/** The sign-in pages of the providers, as far as a customer agrees or refuses on them. */
const standInForProviders = (context: BrowserContext, customer: Customer): Promise<unknown> =>
  context.route(/^https:\/\/(?:accounts\.google\.com|appleid\.apple\.com|www\.facebook\.com)\//, (route) => {
    const address = route.request().url();
    const ways = (['agrees', 'refuses'] as const).map((deed) =>
      button(deed, answerOfProvider(address, deed, service, customer)),
    );
    return route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Provider</title>${ways.join('')}` });
  });

const at = (page: Page, provider: string) => page.getByRole('button', { name: `Continue with ${provider}` });
const choose = async (page: Page, provider: string, deed: 'agrees' | 'refuses'): Promise<void> => {
  await at(page, provider).click();
  await page.getByText(deed).click();
};
/** A full cart, before the sign-in that checkout asks for. */
const reachSignIn = async (page: Page): Promise<void> => {
  await fillCart(page);
  await page.goto('/checkout');
  await expect(page).toHaveURL(/\/login\?next=%2Fcheckout/);
  await comeAlive(page);
};
const expectCheckoutWithCart = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('Falafel plate');
};
const alertOf = (page: Page) => page.getByRole('main').getByRole('alert');
const expectTrouble = async (page: Page, title: string): Promise<void> => {
  await expect(alertOf(page).getByRole('heading', { name: title })).toBeVisible();
  await expect(alertOf(page)).toBeFocused();
  await expect(page).toHaveURL(/\/login\?next=%2Fcheckout$/);
};

test('ACCOUNT-1 Google through the hosted service: nothing of it before the press, nothing left after it', async ({
  page,
  context,
}) => {
  const errors = watchErrors(page);
  const customer = newCustomer();
  await standInForProviders(context, customer);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(ORIGIN)) elsewhere.push(new URL(request.url()).pathname);
  });
  const first = await page.goto('/');
  expect(first?.headers()['content-security-policy']).toContain(`connect-src 'self' ${service.url};`);
  await reachSignIn(page);
  expect(elsewhere).toEqual([]);

  await choose(page, 'Google', 'agrees');
  await expectCheckoutWithCart(page);
  expect(elsewhere).toContain('/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp');
  const left = () =>
    page.evaluate(async () => ({
      session: Object.keys(sessionStorage).filter((name) => /firebase|sign-in/.test(name)),
      local: Object.keys(localStorage).filter((name) => name.includes('firebase')),
      // The library's own note of the days on which it was used, which names nobody.
      databases: (await indexedDB.databases())
        .map(({ name = '' }) => name)
        .filter((name) => name.includes('firebase') && name !== 'firebase-heartbeat-database'),
    }));
  await expect.poll(left).toEqual({ session: [], local: [], databases: [] });
  await page.goBack();
  expect(new URL(page.url()).hash).toBe('');
  expect(errors).toEqual([]);
});

test('ACCOUNT-1 Apple answers with a form, and Facebook in the query where somebody refuses', async ({
  page,
  context,
}) => {
  const errors = watchErrors(page);
  await standInForProviders(context, newCustomer());
  await reachSignIn(page);
  await choose(page, 'Facebook', 'refuses');
  await expectTrouble(page, 'You did not sign in with Facebook');
  expect(await axeFindings(page)).toEqual([]);
  await alertOf(page).getByRole('button', { name: 'Other ways' }).click();
  await choose(page, 'Apple', 'refuses');
  await expectTrouble(page, 'You did not sign in with Apple');
  await alertOf(page).getByRole('button', { name: 'Try Apple again' }).click();
  await page.getByText('agrees').click();
  await expectCheckoutWithCart(page);
  expect(errors).toEqual([]);
});

test('ACCOUNT-1 whoever came through another provider is told so, and uses it', async ({ page, context }) => {
  await standInForProviders(context, newCustomer());
  await reachSignIn(page);
  await choose(page, 'Google', 'agrees');
  await expectCheckoutWithCart(page);
  await context.clearCookies();
  await page.goto('/login?next=%2Fcheckout');
  await comeAlive(page);
  await choose(page, 'Facebook', 'agrees');
  await expectTrouble(page, 'You signed in another way before');
  await expect(alertOf(page)).toContainText('not with Facebook');
  await alertOf(page).getByRole('button', { name: 'Other ways' }).click();
  await choose(page, 'Google', 'agrees');
  await expect(page).toHaveURL(/\/checkout$/);
});

test('ACCOUNT-1 a lost connection and a slow service keep the page, and say so', async ({ page, context }) => {
  await standInForProviders(context, newCustomer());
  await reachSignIn(page);
  const isDown = { value: true };
  await page.route(`${service.url}/**`, async (route) => {
    if (isDown.value) await route.abort('internetdisconnected');
    else await route.continue();
  });
  await at(page, 'Google').click();
  await expectTrouble(page, 'You are offline');
  isDown.value = false;
  await alertOf(page).getByRole('button', { name: 'Try Google again' }).click();
  await expect(page).toHaveURL(/^https:\/\/accounts\.google\.com\//);
  isDown.value = true;
  await page.getByText('agrees').click();
  await expectTrouble(page, 'You are offline');

  isDown.value = false;
  await page.route('**/accounts:signInWithIdp*', () => new Promise(() => {}));
  await alertOf(page).getByRole('button', { name: 'Try Google again' }).click();
  await page.getByText('agrees').click();
  await expect(page.getByRole('heading', { name: 'This takes longer than usual' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'This takes longer than usual' })).toHaveCount(0);
  await expect(at(page, 'Google')).toBeVisible();
});

test('ACCOUNT-5l Google through the hosted service is linked to the account of whoever is signed in', async ({
  page,
  context,
}) => {
  const errors = watchErrors(page);
  await standInForProviders(context, newCustomer());
  await page.goto('/login?next=%2Fsettings%2Fsecurity');
  await comeAlive(page);
  await page.getByLabel('E-mail').fill('demo@tiffin.test');
  await page.getByLabel('Password', { exact: true }).fill('lunchbox');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const section = page.getByRole('region', { name: 'Ways to sign in' });
  const link = async (provider: string, deed: 'agrees' | 'refuses'): Promise<void> => {
    await section.getByRole('button', { name: `Link ${provider}` }).click();
    await page.getByLabel('Your password, to be sure it is you').fill('lunchbox');
    await choose(page, provider, deed);
    await expect(page).toHaveURL(/\/settings\/security$/);
  };
  const row = (provider: string) => section.getByRole('listitem').filter({ hasText: provider });
  await link('Google', 'agrees');
  await expect(row('Google')).toContainText('Linked ');
  // Its notice would stay over the next button as long as the pointer rests there.
  await page.mouse.move(0, 0);
  await expect(page.getByText('Google is linked')).toHaveCount(0);
  await link('Apple', 'refuses');
  await expect(section.getByRole('alert')).toContainText('You did not sign in with Apple');
  await link('Facebook', 'agrees');
  await expect(section.getByRole('alert')).toContainText('Facebook cannot be linked');
  await expect(row('Facebook')).toContainText('Not linked');
  expect(errors).toEqual([]);
});
