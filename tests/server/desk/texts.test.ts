import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { openBrowser, type Browser } from './browser.ts';

let test: TestMarketplace;
let browser: Browser;
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  browser = openBrowser(test);
  await browser.post('/desk/sign-in', { email: 'desk@tiffin.test', password: 'lunchbox' });
});
afterAll(() => test.marketplace.close());

const textsIn = async (lang: string) => (await test.api.ok('loadTranslations', {}, { lang })).data;
const idOf = async (key: string): Promise<number> =>
  (
    await test.store.database
      .selectFrom('ui_translations')
      .select('id')
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
  ).id;

describe('OPS-6 texts at the desk', () => {
  it('C6 replace the texts of one language, key by key, for every client', async () => {
    expect(await textsIn('en')).toEqual({});
    const page = await browser.submit('/desk/texts/new', {
      locale: 'en',
      key: 'cart.title',
      value: 'Your <b>basket</b>',
    });
    expect(page.text).toContain('class="told" role="status">cart.title: saved.');
    expect(page.text).toContain('<bdi lang="en">Your &lt;b&gt;basket&lt;/b&gt;</bdi>');
    await browser.submit('/desk/texts/new', { locale: 'ar', key: 'cart.title', value: 'سلتك' });
    expect([await textsIn('en'), await textsIn('ar'), await textsIn('de')]).toEqual([
      { 'cart.title': 'Your <b>basket</b>' },
      { 'cart.title': 'سلتك' },
      {},
    ]);
    await browser.submit('/desk/texts/new', { locale: 'en', key: 'cart.title', value: 'Basket' });
    expect(await textsIn('en')).toEqual({ 'cart.title': 'Basket' });
  });

  it('explain what is wrong, keep what was typed and change nothing', async () => {
    const before = await textsIn('en');
    const page = await browser.post('/desk/texts/new', { locale: 'xx', key: 'not a key', value: 'Kept words' });
    expect(page.status).toBe(400);
    expect(page.text).toMatch(/<input id="key"[^>]*value="not a key"[^>]*aria-invalid="true"/);
    expect(page.text).toContain('>Kept words</textarea>');
    expect(await textsIn('en')).toEqual(before);
  });

  it('are found by part of a key or of a text', async () => {
    await browser.submit('/desk/texts/new', { locale: 'de', key: 'home.greeting', value: 'Mahlzeit' });
    for (const search of ['GREET', 'mahlzeit'])
      expect((await browser.get(`/desk/texts?search=${search}`)).text).toContain('>home.greeting</code>');
    expect((await browser.get('/desk/texts?search=nothing-like-it')).text).toContain('No matches.');
  });

  it('can be removed, and the audit log has each text before and after', async () => {
    await browser.submit('/desk/texts/new', { locale: 'fr', key: 'chat.title', value: 'Causette' });
    const id = await idOf('chat.title');
    expect((await browser.submit(`/desk/texts/${id}/remove`)).text).toContain('speaks in its own words again');
    expect(await textsIn('fr')).toEqual({});
    expect((await browser.post(`/desk/texts/${id}/remove`)).status).toBe(404);
    const token = await test.api.signIn('desk@tiffin.test');
    const entries = (await test.api.ok('listAudit', { search: 'chat.title' }, { token })).data;
    expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['removeText', 'Causette', null],
      ['writeText', null, 'Causette'],
    ]);
  });

  it('are for operators only', async () => {
    const token = await test.api.signIn('demo@tiffin.test');
    const text = { locale: 'en', key: 'cart.title', value: 'Mine' };
    expect((await test.api.no('writeText', text, { token })).status).toBe(403);
    expect((await test.api.no('listTexts', {}, { token })).status).toBe(403);
    expect((await test.api.no('removeText', { id: 1 }, { token })).status).toBe(403);
  });
});
