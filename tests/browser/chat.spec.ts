import { expect, test, type Page } from '@playwright/test';
import { api, newCustomer } from './support/api.ts';
import { axeFindings } from './support/axe-findings.ts';
import { signIn, watchErrors } from './support/journey.ts';

const messagesIn = (page: Page) => page.getByRole('log').locator('p[dir=auto]');
const write = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: /^Message to/ }).fill(text);
  await page.getByRole('textbox', { name: /^Message to/ }).press('Enter');
};
const isSend = (url: URL): boolean => url.pathname.endsWith('/chat/messages') && url.search.includes('lang=');

/** A customer who came from the help page, asked to sign in. */
const arrive = async (page: Page, name: string) => {
  const customer = await newCustomer(name);
  await page.goto('/help');
  await page.getByRole('link', { name: 'Write to us here' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await signIn(page, customer);
  await expect(page).toHaveURL(/\/chat\?with=help$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tiffin help' })).toBeVisible();
  return customer;
};
const deskOf = async (token: string) => {
  const desk = await api.signIn('desk@tiffin.test');
  const [chat] = (await api.ok('listChats', {}, { token })).data;
  if (!chat) throw new Error('The customer has no chat');
  return {
    id: chat.id,
    type: () => api.ok('announceAnswer', { id: chat.id }, { token: desk }),
    answer: (chat_content: string) => api.ok('answerChat', { id: chat.id, chat_content }, { token: desk }),
    said: async () =>
      (await api.ok('listChatMessages', { chat_id: chat.id, perPage: 100 }, { token })).data.map(
        ({ chat_content }) => chat_content,
      ),
  };
};

test('CHAT-1, CHAT-2 a question, an answer without a reload, a lost connection and a failure @core', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  const errors = watchErrors(page);
  const { token } = await arrive(page, 'chat');
  await write(page, 'Can I change the address?');
  await expect(page.getByRole('log')).toContainText('Sent');
  const desk = await deskOf(token);

  await test.step('the customer sees and hears once that the desk is typing, and nothing moves', async () => {
    const line = page.getByRole('log').getByText('Tiffin help is typing');
    const said = page.getByRole('status').filter({ hasText: 'Tiffin help is typing' });
    const before = await messagesIn(page).last().boundingBox();
    await Promise.all([expect(said).toHaveCount(1), desk.type()]);
    await expect(line).toBeInViewport();
    expect(await messagesIn(page).last().boundingBox()).toEqual(before);
    await expect(page.getByRole('listitem').filter({ hasText: 'Tiffin help' })).toContainText('typing…');
    await expect(said).toHaveCount(0);
    await desk.type();
    await expect(line).toBeVisible();
    await expect(said).toHaveCount(0);
  });

  await test.step('the answer of the desk arrives in the open page', async () => {
    // What a screen reader says stays for three seconds only.
    await Promise.all([
      expect(page.getByRole('status').filter({ hasText: 'Tiffin help: Yes, on the page' })).toHaveCount(1),
      desk.answer('Yes, on the page of the order.'),
    ]);
    await expect(messagesIn(page)).toHaveText(['Can I change the address?', 'Yes, on the page of the order.']);
    await expect(page.getByRole('log')).toContainText('Read');
    await expect(page.getByRole('log')).not.toContainText('is typing');
  });

  await test.step('a message that was not sent stays, and is sent exactly once', async () => {
    await page.route(isSend, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
    await write(page, 'Two forks, please');
    await expect(page.getByRole('log').getByRole('alert')).toHaveText('chat error');
    await page.unroute(isSend);
    // The answer is lost, not the message.
    await page.route(isSend, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Send again: Two forks, please' }).click();
    await expect.poll(desk.said).toContain('Two forks, please');
    await expect(page.getByRole('log').getByRole('alert')).toHaveText('chat error');
    await page.unroute(isSend);
    await page.getByRole('button', { name: 'Send again: Two forks, please' }).click();
    await expect(page.getByRole('log').getByRole('alert')).toHaveCount(0);
    expect((await desk.said()).filter((text) => text === 'Two forks, please')).toHaveLength(1);
    await expect(messagesIn(page).filter({ hasText: 'Two forks, please' })).toHaveCount(1);
  });

  await test.step('messages catch up after a lost connection, and what was written meanwhile is sent', async () => {
    await context.setOffline(true);
    await write(page, 'Written in a tunnel');
    await expect(page.getByRole('log')).toContainText('Waits for a connection');
    await desk.answer('One');
    await desk.answer('Two');
    await context.setOffline(false);
    await expect.poll(desk.said, { timeout: 40_000 }).toContain('Written in a tunnel');
    await expect(messagesIn(page)).toHaveText(await desk.said());
  });

  await test.step('a second window shows the same order, and hears the first', async () => {
    const other = await context.newPage();
    await other.goto('/chat?with=help');
    await expect(messagesIn(other)).toHaveText(await desk.said());
    await write(other, 'From the second window');
    await expect(messagesIn(page).last()).toHaveText('From the second window');
    await expect(messagesIn(other)).toHaveText(await desk.said());
    await expect(messagesIn(page)).toHaveText(await desk.said());
    await other.close();
  });

  await test.step('a draft survives a reload, and signing out removes it', async () => {
    await page.getByRole('textbox', { name: /^Message to/ }).fill('Half a sent');
    await page.reload();
    await expect(page.getByRole('textbox', { name: /^Message to/ })).toHaveValue('Half a sent');
    expect(await page.evaluate(() => localStorage.getItem('chats'))).toContain('Half a sent');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('chats'))).toBeNull();
  });
  expect(errors).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, timezoneId: 'Asia/Tokyo' });

  test('CHAT-1f list and conversation are two pages; the menu counts what is unread', async ({ page }) => {
    const errors = watchErrors(page);
    const { token } = await arrive(page, 'chat-phone');
    await write(page, 'Hello');
    await expect(page.getByRole('log')).toContainText('Sent');
    const desk = await deskOf(token);
    await page.getByRole('link', { name: 'All messages' }).click();
    await expect(page).toHaveURL(/\/chat$/);
    await desk.answer('Good morning');
    await desk.answer('How can we help?');
    const chat = page.getByRole('listitem').filter({ hasText: 'Tiffin help' });
    await expect(chat).toContainText('How can we help?');
    await expect(chat).toContainText('2 unread messages');
    expect(await axeFindings(page)).toEqual([]);

    await page.goto('/orders');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('link', { name: /^Messages.*2 unread messages/ })).toBeVisible();
    await page.getByRole('link', { name: /^Messages/ }).click();
    await page.getByRole('link', { name: 'Tiffin help' }).click();
    await expect(messagesIn(page)).toHaveText(['Hello', 'Good morning', 'How can we help?']);
    await expect(page.getByRole('banner')).toBeHidden();
    const sent = page.getByRole('log').getByRole('time').last();
    const moment = new Date((await sent.getAttribute('datetime')) ?? '');
    const there = { timeZone: 'America/New_York', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    await expect(sent).toHaveText(new Intl.DateTimeFormat('en', there).format(moment));
    await expect
      .poll(async () => (await api.ok('listChats', {}, { token })).data.map(({ unread_count }) => unread_count))
      .toEqual([0]);
    expect(await axeFindings(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
});
