import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { startProduct, type ProductServer } from '../bench/product-server.ts';
import { startStoreServer, type StoreServer } from '../infra/firestore/store-server.ts';
import { operatorOf, standInForSignIn, STORE_APP } from '../infra/firestore/visitors.ts';
import { BASE, newCustomer } from './support/api.ts';
import { signIn, watchErrors } from './support/journey.ts';
import { networkQuiet } from './support/settled.ts';

/** Pages of their own, before a server without chat. */
const PORT = Number(process.env['HOSTED_CHAT_PORT'] ?? 8498);
const ORIGIN = `http://127.0.0.1:${PORT}`;

/** A server of the contract that has no chat: ours, with three extensions fewer. */
const openServerWithoutChat = async (): Promise<Server> => {
  const server = createServer((request, response) => {
    const pass = async (): Promise<void> => {
      let body = Buffer.alloc(0);
      for await (const piece of request) body = Buffer.concat([body, piece as Buffer]);
      const { host: _host, connection: _connection, ...headers } = request.headers;
      const answer = await fetch(`${BASE}${request.url}`, {
        method: request.method ?? 'GET',
        headers: { ...(headers as Record<string, string>), 'accept-encoding': 'identity' },
        ...(body.length > 0 && { body }),
      });
      const text = Buffer.from(await answer.arrayBuffer());
      for (const [name, value] of answer.headers)
        if (!/^(?:content-length|content-encoding|transfer-encoding|etag)$/.test(name)) response.setHeader(name, value);
      response.statusCode = answer.status;
      // Its pictures are here as well.
      const here = `http://${request.headers.host}`;
      const isJson = answer.headers.get('content-type')?.includes('json') === true;
      const json = (): string =>
        text
          .toString()
          .replaceAll(BASE, here)
          .replace(/\bchat,|\bchat_overview,|\bchat_typing,/g, '');
      response.end(isJson ? json() : text);
    };
    pass().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return server;
};

let store: StoreServer;
let without: Server;
let product: ProductServer;
test.beforeAll(async () => {
  [store, without] = [await startStoreServer(), await openServerWithoutChat()];
  product = await startProduct(PORT, {
    API_HOST: `http://127.0.0.1:${(without.address() as AddressInfo).port}`,
    FIRESTORE_CONFIG: JSON.stringify(STORE_APP),
    FIRESTORE_URL: store.url,
  });
});
test.afterAll(async () => {
  await product.stop();
  await store.close();
  without.closeAllConnections();
  await new Promise((resolve) => void without.close(resolve));
});
test.use({ baseURL: ORIGIN });

const messagesIn = (page: Page) => page.getByRole('log').locator('p[dir=auto]');
const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
const write = async (page: Page, text: string): Promise<void> => {
  await field(page).fill(text);
  await field(page).press('Enter');
};
/** The SDK looks for a picture of Google's where its connection fails, which the policy of our pages forbids. */
const faultsOf = (errors: readonly string[]) => errors.filter((text) => !text.includes('google.com/images/cleardot'));
const textsInStore = (): readonly string[] =>
  store.store
    .all()
    .filter(({ name }) => name.includes('/messages/'))
    .map(({ fields }) => fields['chat_content']?.stringValue ?? '');

const arrive = async (page: Page, context: BrowserContext) => {
  await standInForSignIn(context);
  await page.goto('/chat?with=help');
  await signIn(page, await newCustomer('hosted-chat'));
  await expect(page).toHaveURL(/\/chat\?with=help$/);
  await expect(page.getByRole('heading', { level: 1, name: /help/ })).toBeVisible();
};

test('CHAT-3 chats in the document store: a question, an answer, a lost connection, two windows, sign-out', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const errors = watchErrors(page);
  const loaded: string[] = [];
  page.on('request', (request) => void loaded.push(request.url()));

  await test.step('nothing of it is part of a first visit', async () => {
    const answer = await page.goto('/');
    expect(answer?.headers()['content-security-policy']).toContain(
      `${store.url} https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;`,
    );
    await networkQuiet(page);
    expect(loaded.filter((url) => url.startsWith(store.url) || url.includes('googleapis'))).toEqual([]);
  });

  await arrive(page, context);
  await write(page, 'Can I change the address?');
  await expect(page.getByRole('log')).toContainText('Sent');
  const chat = store.store.all().find(({ name }) => name.includes('/chats/'));
  const id = chat?.name.split('/').at(-1) ?? '';
  const operator = operatorOf(store.url);

  await test.step('both sides say that they write', async () => {
    await operator.type(id);
    await expect(page.getByRole('log').getByText('Tiffin help is typing')).toBeVisible();
    const isAnnounced = () => store.store.all().some(({ fields }) => fields['customer_typing_at'] !== undefined);
    expect(isAnnounced()).toBe(false);
    await field(page).pressSequentially('A');
    await expect.poll(isAnnounced).toBe(true);
  });

  await test.step('the answer arrives in the open page, and is read', async () => {
    await operator.answer(id, 'Yes, on the page of the order.');
    await expect(messagesIn(page)).toHaveText(['Can I change the address?', 'Yes, on the page of the order.']);
    await expect
      .poll(() => store.store.all().map(({ fields }) => fields['unread']?.booleanValue))
      .toEqual([undefined, true, false]);
  });

  await test.step('a message whose answer was lost is sent exactly once', async () => {
    store.state.losesAnswers = true;
    await write(page, 'Two forks, please');
    await expect(page.getByRole('log').getByRole('alert')).toHaveText('chat error', { timeout: 30_000 });
    store.state.losesAnswers = false;
    expect(textsInStore()).toContain('Two forks, please');
    await page.getByRole('button', { name: 'Send again: Two forks, please' }).click();
    await expect(page.getByRole('log').getByText('Sent').last()).toBeVisible();
    await expect(page.getByRole('log').getByRole('alert')).toHaveCount(0);
    await expect(messagesIn(page).filter({ hasText: 'Two forks, please' })).toHaveCount(1);
    expect(textsInStore().filter((text) => text === 'Two forks, please')).toHaveLength(1);
  });

  await test.step('what was written offline is sent, and what was missed arrives', async () => {
    await context.setOffline(true);
    await write(page, 'Written in a tunnel');
    await expect(page.getByRole('log')).toContainText('Waits for a connection', { timeout: 30_000 });
    await operator.answer(id, 'One');
    await operator.answer(id, 'Two');
    await context.setOffline(false);
    await expect.poll(textsInStore, { timeout: 40_000 }).toContain('Written in a tunnel');
    await expect(messagesIn(page)).toHaveText([...textsInStore()], { timeout: 40_000 });
  });

  await test.step('a second window shows the same order, and hears the first', async () => {
    const other = await context.newPage();
    await other.goto('/chat?with=help');
    await expect(messagesIn(other)).toHaveText([...textsInStore()]);
    await write(other, 'From the second window');
    await expect(messagesIn(page).last()).toHaveText('From the second window');
    await write(page, 'And from the first');
    await expect(messagesIn(other).last()).toHaveText('And from the first');
    await expect(messagesIn(page)).toHaveText([...textsInStore()]);
    await other.close();
  });

  await test.step('a reload goes on, and signing out ends it', async () => {
    await page.reload();
    await expect(messagesIn(page)).toHaveText([...textsInStore()]);
    await page.goto('/chat');
    await expect(page.getByRole('listitem').filter({ hasText: 'And from the first' })).toBeVisible();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('chat-visitor'))).toBeNull();
    await page.goto('/chat?with=help');
    await signIn(page, await newCustomer('hosted-chat-next'));
    await expect(page.getByRole('log')).toContainText('Write');
    await expect(messagesIn(page)).toHaveCount(0);
  });
  expect(faultsOf(errors)).toEqual([]);
});
