import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMarketplace, type TestMarketplace } from '../support/marketplace.ts';
import { makePicture, sendForm } from '../support/uploading.ts';

let test: TestMarketplace;
const tokens = { desk: '', demo: '' };
beforeAll(async () => {
  test = await startMarketplace({ LIMITS: 'off' });
  tokens.desk = await test.api.signIn('desk@tiffin.test');
  tokens.demo = await test.api.signIn('demo@tiffin.test');
});
afterAll(() => test.marketplace.close());

const text = (title: string) => ({
  title,
  short_desc: `${title} in short`,
  description: `<p>${title}</p><script>alert(1)</script>`,
});
const write = async (sent: object) => (await test.api.ok('writeNews', { ...sent }, { token: tokens.desk })).data;
const publish = async (uuid: string) => (await test.api.ok('publishNews', { uuid }, { token: tokens.desk })).data;
const out = async () =>
  (await test.api.ok('listBlogs', { type: 'notification', perPage: 100 })).data.map(({ uuid }) => uuid);
const told = async (blogId: number) =>
  test.store.database
    .selectFrom('notifications')
    .select(['user_id', 'args'])
    .where('type', '=', 'news_publish')
    .where('subject_id', '=', blogId)
    .orderBy('user_id')
    .execute();
const everybody = async () =>
  (
    await test.store.database
      .selectFrom('users')
      .select('id')
      .where('active', '=', true)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

describe('NOTE-1 news items', () => {
  it('are drafts hidden from customers until published', async () => {
    const draft = await write({ translations: { en: text('New hours'), ar: text('ساعات جديدة') } });
    expect(draft).toMatchObject({
      type: 'notification',
      active: false,
      published_at: null,
      translation: { title: 'New hours', short_desc: 'New hours in short', description: '<p>New hours</p>' },
    });
    expect(draft.locales?.toSorted()).toEqual(['ar', 'en']);
    expect(await out()).not.toContain(draft.uuid);
    expect((await test.api.no('showBlog', { uuid: draft.uuid })).status).toBe(404);
    await test.timers.tick();
    expect(await told(draft.id)).toEqual([]);

    expect(await publish(draft.uuid)).toMatchObject({ uuid: draft.uuid, active: true, published_at: '2025-03-10' });
    expect((await out())[0]).toBe(draft.uuid);
    expect((await test.api.ok('showBlog', { uuid: draft.uuid }, { lang: 'ar' })).data.translation.title).toBe(
      'ساعات جديدة',
    );
  });

  it('notify every user once, in their language, however often they are published', async () => {
    await test.store.database
      .updateTable('users')
      .set({ lang: 'ar' })
      .where('email', '=', 'second@tiffin.test')
      .execute();
    const { id, uuid } = await write({
      translations: { en: text('Free delivery'), ar: text('توصيل مجاني') },
      publish: true,
    });
    await Promise.all([publish(uuid), publish(uuid), publish(uuid)]);
    for (let round = 0; round < 3; round++) await test.timers.tick();
    const rows = await told(id);
    expect(rows.map(({ user_id }) => user_id)).toEqual(await everybody());
    expect(new Set(rows.map(({ args }) => args['title']))).toEqual(new Set(['Free delivery', 'توصيل مجاني']));
    const [news] = (await test.api.ok('listNotifications', { column: 'id', sort: 'desc' }, { token: tokens.demo }))
      .data;
    expect(news).toMatchObject({ type: 'news_publish', body: 'Free delivery', blog: { id, uuid } });
  });

  it('notify users in chunks, resuming where the last one ended', async () => {
    const { database } = test.store;
    const { id: _id, ...known } = await database
      .selectFrom('users')
      .selectAll()
      .where('email', '=', 'second@tiffin.test')
      .executeTakeFirstOrThrow();
    for (let number = 0; number < 120; number++) {
      const digits = String(number).padStart(12, '0');
      await database
        .insertInto('users')
        .values({
          ...known,
          uuid: `00000000-0000-4000-a000-${digits}`,
          email: `n${number}@tiffin.test`,
          phone: `4${digits}`,
          my_referral: `N${number}`,
        })
        .execute();
    }
    const { id } = await write({ translations: { en: text('For many') }, publish: true });
    await Promise.all([test.timers.tick(), test.timers.tick()]);
    expect((await told(id)).map(({ user_id }) => user_id)).toEqual(await everybody());
  });

  it('are listed for operators, drafts included, by status and words', async () => {
    const draft = await write({ translations: { en: text('Unfinished') } });
    const list = async (sent: object) =>
      (await test.api.ok('listNews', { perPage: 100, ...sent }, { token: tokens.desk })).data.map(({ uuid }) => uuid);
    expect((await list({}))[0]).toBe(draft.uuid);
    expect(await list({ status: 'draft' })).toEqual([draft.uuid]);
    expect(await list({ status: 'published' })).not.toContain(draft.uuid);
    expect(await list({ search: 'unfinish' })).toEqual([draft.uuid]);
    expect(await list({ search: 'short_desc' })).toEqual([]);
    expect(await list({ status: 'nonsense' })).toEqual([]);
  });

  it('require a title in the default language, known languages and an own picture', async () => {
    const no = async (sent: object) => (await test.api.no('writeNews', { ...sent }, { token: tokens.desk })).params;
    expect(await no({})).toHaveProperty('translations');
    expect(await no({ translations: {} })).toHaveProperty(['translations.en.title']);
    expect(await no({ translations: { ar: text('X') } })).toHaveProperty(['translations.en.title']);
    expect(await no({ translations: { en: text('X'), de: { description: 'nur Text' } } })).toHaveProperty([
      'translations.de.title',
    ]);
    expect(await no({ translations: { en: text('X'), tlh: text('Y') } })).toHaveProperty(['translations.tlh']);
    expect(await no({ translations: { en: text('X') }, img: 'https://elsewhere.example/a.png' })).toHaveProperty('img');
    expect(await no({ translations: { en: { title: 'x'.repeat(192) } } })).toHaveProperty(['translations.en.title']);
    const sent = await sendForm(
      test,
      '/dashboard/galleries',
      [
        ['type', 'blogs'],
        ['image', await makePicture('png')],
      ],
      tokens.desk,
    );
    expect(
      (
        await write({
          translations: { en: text('Pictured'), fr: { title: ' ', description: '' } },
          img: sent.body.data.title,
        })
      ).img,
    ).toBe(sent.body.data.title);
  });

  it('answer 404 when published but missing', async () => {
    expect(
      (await test.api.no('publishNews', { uuid: '00000000-0000-4000-8000-000000000000' }, { token: tokens.desk }))
        .status,
    ).toBe(404);
  });
});
