import { comeAlive } from '../support/journey.ts';
import type { Walk } from './stage.ts';

/** CHAT-1, CHAT-2: nothing yet, a question, its answer while it is written and then, a message not sent, the list. */
const chatting: Walk = async ({ api, customer, open, take, takeAll }) => {
  const desk = { token: await api.signIn('desk@tiffin.test') };
  const owner = await customer('Nadia');
  const page = await open(owner);
  await page.goto('/chat');
  await page.locator('main h1').waitFor();
  await comeAlive(page);
  await takeAll(page, 'chat-none');
  await page.goto('/chat?with=help');
  const field = page.locator('main textarea');
  await field.waitFor();
  await comeAlive(page);
  await take(page, 'chat-new');
  await field.fill('Can I change the address?');
  await field.press('Enter');
  await page.locator('[role=log] p[dir=auto]').waitFor();
  await take(page, 'chat-asked');
  const [chat] = (await api.ok('listChats', {}, owner)).data;
  await api.ok('announceAnswer', { id: chat?.id }, desk);
  await page.locator('[role=log] > p:last-child > span').last().waitFor();
  await take(page, 'chat-typing');
  await api.ok('answerChat', { id: chat?.id, chat_content: 'Yes, on the page of the order.' }, desk);
  await page.locator('[role=log] p[dir=auto]').nth(1).waitFor();
  await take(page, 'chat-answered');
  await page.route(/\/chat\/messages/, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await field.fill('Two forks, please');
  await field.press('Enter');
  await page.locator('[role=log] [role=alert]').waitFor();
  await take(page, 'chat-not-sent');
  await page.goto('/chat');
  await page.locator('main li').first().waitFor();
  await take(page, 'chats');
};

export const chat: readonly Walk[] = [chatting];
