import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type Page } from '@playwright/test';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Chats, ChatNews } from '@domain/chat/index.ts';
import { shopId } from '@domain/kernel/ids.ts';
import { CHROMIUM_SWITCHES, findChromium } from '../../browser/find-chromium.ts';
import { chatLaws } from '../contract/laws/chats.laws.ts';
import { taken } from '../contract/outcome.ts';
import { startEmulator } from '../firestore/emulator.ts';
import type { HostedPage } from '../firestore/page.ts';
import { startStoreServer } from '../firestore/store-server.ts';
import { operatorOf, standInForSignIn, STORE_APP } from '../firestore/visitors.ts';

declare global {
  // The page's own; the tests call it there.
  var hosted: HostedPage;
  var start: (config: object) => void;
}

const at = (path: string): string => new URL(path, import.meta.url).pathname;

/** The adapters and the real SDK as one script. */
const bundle = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@domain': at('../../../src-domain'), '@infra': at('../../../src-infra') } },
    build: {
      write: false,
      minify: false,
      lib: { entry: at('../firestore/page.ts'), formats: ['iife'], name: 'page' },
    },
  });
  const [output] = Array.isArray(built) ? built : [];
  const [chunk] = output?.output ?? [];
  if (chunk?.type !== 'chunk') throw new Error('The page was not built');
  return chunk.code;
};

const pages = createServer((_, response) =>
  response.setHeader('content-type', 'text/html').end('<!doctype html><title>Chats</title>'),
);
let browser: Browser;
let script: string;
let site: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => void pages.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
  script = await bundle();
  browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_SWITCHES] });
});
afterAll(async () => {
  await browser.close();
  await new Promise((resolve) => void pages.close(resolve));
});

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

/** A visitor's page, which calls the store at an address. */
const visit = async (url: string, context = browser.newContext()) => {
  const opened = await context;
  await standInForSignIn(opened);
  const page = await opened.newPage();
  await page.goto(site);
  await page.addScriptTag({ content: script });
  await page.evaluate((config) => start(config), { ...STORE_APP, url });
  return { page, context: opened, chats: chatsIn(page) };
};

/** The port of a page as an object here. */
const chatsIn = (page: Page): Chats =>
  new Proxy({} as Chats, {
    get:
      (_, method: keyof Chats) =>
      (...args: readonly unknown[]) =>
        page.evaluate(
          ([name, given]) => (hosted.chats[name] as (...all: readonly unknown[]) => Promise<unknown>)(...given),
          [method, args] as const,
        ),
  });

const OPERATOR = { kind: 'operator' } as const;
const SHOP = { kind: 'shop', id: shopId(2) } as const;
const said = (text: string) => ({ text, image: undefined });
const keyOf = (number: number): string => `6f1c2b1e-8a44-4d0e-9b57-${String(number).padStart(12, '0')}`;

const suite = (url: () => string): void => {
  const fresh = async () => {
    await operatorOf(url()).clear();
    const { chats } = await visit(url());
    return { chats, shop: SHOP, answer: (chat: string, text: string) => operatorOf(url()).answer(chat, text) };
  };
  chatLaws(fresh);

  it('CHAT-3c answers nobody about the chats of others, and writes for nobody else', async () => {
    await operatorOf(url()).clear();
    const [mine, other] = [await visit(url()), await visit(url())];
    const chat = taken(await mine.chats.open(OPERATOR));
    const message = taken(await mine.chats.send(chat.id, said('A secret'), keyOf(1)));
    const denied = { ok: false, error: { kind: 'rejected', status: 403 } };
    expect(await other.chats.messages(chat.id, 'latest')).toMatchObject(denied);
    expect(await other.chats.messages(chat.id, { after: message.id })).toMatchObject(denied);
    expect(await other.chats.markRead(chat.id)).toMatchObject(denied);
    expect(await other.chats.send(chat.id, said('As you'), keyOf(2))).toMatchObject({ ok: false });
    expect(taken(await other.chats.list())).toEqual([]);
  });

  it('CHAT-3c takes 2000 characters and no more, and no message of the other side from a customer', async () => {
    await operatorOf(url()).clear();
    const mine = await visit(url());
    const chat = taken(await mine.chats.open(OPERATOR));
    taken(await mine.chats.send(chat.id, said('😀'.repeat(2000)), keyOf(3)));
    const refused = await mine.page.evaluate(async (id) => {
      const fields = { chat_id: id, chat_content: 'x', sender: 1, unread: true, roleId: 'admin' };
      const tries = [
        { ...fields, sender: 0 },
        { ...fields, chat_content: 'x'.repeat(2001) },
        { ...fields, chat_content: '' },
        { ...fields, unread: false },
        { ...fields, chat_id: `${id}x` },
        { ...fields, link: 'https://evil.test' },
      ];
      return Promise.all(tries.map((data, index) => hosted.write(`try-${index}`, data)));
    }, chat.id);
    expect(refused).toEqual(refused.map(() => 'permission-denied'));
    const answered = taken(await mine.chats.messages(chat.id, 'latest')).messages;
    expect(answered).toHaveLength(1);
    // Nobody rewrites what was said.
    const rewritten = (id: string, data: Readonly<Record<string, unknown>>) =>
      mine.page.evaluate(([name, fields]) => hosted.rewrite(name, fields), [id, data] as const);
    expect(await rewritten(answered[0]?.id ?? '', { chat_content: 'Other words' })).toBe('permission-denied');
    expect(await rewritten(answered[0]?.id ?? '', { unread: false })).toBe('permission-denied');
  });

  it('CHAT-1k takes announcements of either side from that side alone, and no other change of a chat', async () => {
    await operatorOf(url()).clear();
    const [mine, other] = [await visit(url()), await visit(url())];
    const chat = taken(await mine.chats.open(OPERATOR));
    const stamp = ({ page }: typeof mine, field: string): Promise<string> =>
      page.evaluate(([id, name]) => hosted.stamp(id, name), [chat.id, field] as const);
    expect(await stamp(mine, 'customer_typing_at')).toBe('done');
    expect(await stamp(mine, 'desk_typing_at')).toBe('permission-denied');
    expect(await stamp(other, 'customer_typing_at')).toBe('permission-denied');
    const rewritten = (fields: Readonly<Record<string, unknown>>): Promise<string> =>
      mine.page.evaluate(([id, data]) => hosted.rewrite(id, data, 'chats'), [chat.id, fields] as const);
    expect(await rewritten({ owner: 'visitor' })).toBe('permission-denied');
    expect(await rewritten({ customer_typing_at: 'yesterday' })).toBe('permission-denied');
  });

  it('CHAT-1d hears both windows and the other side as they write, and what it missed', async () => {
    await operatorOf(url()).clear();
    const first = await visit(url());
    const chat = taken(await first.chats.open(OPERATOR));
    const second = await visit(url(), Promise.resolve(first.context));
    for (const { page } of [first, second]) await page.evaluate(() => hosted.follow());
    const heardIn = async ({ page }: typeof first): Promise<readonly string[]> =>
      (await page.evaluate((): readonly ChatNews[] => hosted.heard)).map((news) =>
        news.kind === 'arrived' ? `${news.message.sender}: ${news.message.text}` : news.kind,
      );
    const hears = async (text: string): Promise<void> => {
      for (const one of [first, second]) await expect.poll(() => heardIn(one), { timeout: 20_000 }).toContain(text);
    };
    await hears('stale');
    taken(await second.chats.send(chat.id, said('Hello'), keyOf(1)));
    await hears('own: Hello');
    await operatorOf(url()).answer(chat.id, 'Good morning');
    await hears('other: Good morning');
    taken(await first.chats.announceTyping(chat.id));
    await operatorOf(url()).type(chat.id);
    await hears('typing');
    await second.context.setOffline(true);
    await operatorOf(url()).answer(chat.id, 'Are you there?');
    await second.context.setOffline(false);
    await hears('other: Are you there?');
    await first.page.evaluate(() => hosted.unfollow());
    const before = (await heardIn(first)).length;
    await operatorOf(url()).answer(chat.id, 'Nobody hears this');
    await expect.poll(() => heardIn(second), { timeout: 20_000 }).toContain('other: Nobody hears this');
    expect((await heardIn(first)).length).toBe(before);
  });
};

describe('CHAT-3b Chats: the document store by its SDK, in a browser', () => {
  let server: Awaited<ReturnType<typeof startStoreServer>>;
  beforeAll(async () => {
    server = await startStoreServer();
  });
  afterAll(() => server.close());
  suite(() => server.url);

  it('CHAT-2 sends a message once although its answer was lost, and nothing of what was discarded', async () => {
    server.store.clear();
    const { chats, context } = await visit(server.url);
    const chat = taken(await chats.open(OPERATOR));
    server.state.losesAnswers = true;
    expect(await chats.send(chat.id, said('Two forks'), keyOf(1))).toMatchObject({ ok: false });
    server.state.losesAnswers = false;
    expect(server.store.all().some(({ name }) => name.endsWith(keyOf(1)))).toBe(true);
    taken(await chats.send(chat.id, said('Two forks'), keyOf(1)));
    await context.setOffline(true);
    expect(await chats.send(chat.id, said('Never mind'), keyOf(2))).toEqual({
      ok: false,
      error: { kind: 'unreachable' },
    });
    await context.setOffline(false);
    taken(await chats.send(chat.id, said('Thanks'), keyOf(3)));
    const texts = taken(await chats.messages(chat.id, 'latest')).messages.map(({ text }) => text);
    expect(texts).toEqual(['Two forks', 'Thanks']);
  });

  it('CHAT-3 reads on after connections that broke off with what they should have brought', async () => {
    server.store.clear();
    const { chats } = await visit(server.url);
    for (let round = 1; round <= 3; round += 1) {
      server.state.breaks = round === 1 ? 1 : 2;
      const chat = taken(await chats.open(OPERATOR));
      taken(await chats.send(chat.id, said(`Message ${round}`), keyOf(round)));
      expect(server.state.breaks).toBe(0);
    }
    const texts = taken(await chats.list()).map(({ last }) => last?.text);
    expect(texts).toEqual(['Message 3']);
  });
});

const emulator = startEmulator(at('../../../src-infra/chat/firestore.rules'));
describe.skipIf(!emulator)('CHAT-3c Chats: the rules as Google’s emulator reads them', () => {
  let url: string;
  beforeAll(async () => {
    url = (await emulator?.ready()) ?? '';
  });
  afterAll(() => emulator?.stop());
  suite(() => url);
});
