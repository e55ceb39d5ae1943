import { describe, expect, it } from 'vitest';
import { careerId, uuid } from '@domain/kernel/ids.ts';
import { createHttpArticles } from '@infra/content/http-articles.adapter.ts';
import { createHttpMarketTexts } from '@infra/content/http-market-texts.adapter.ts';
import { context, fakeApi } from '../orders/fake-api.ts';

const ID = 'b1f7c0de-0000-4000-8000-000000000001';
const blog = {
  id: 3,
  uuid: ID,
  type: 'notification',
  published_at: '2026-03-03',
  active: true,
  img: 'blogs/bread~sand.webp',
  translation: {
    id: 3,
    locale: 'en',
    title: 'Late kitchens',
    short_desc: 'Open longer',
    description: '<p>Until <b>two</b></p>',
  },
};
const article = {
  id: ID,
  title: 'Late kitchens',
  brief: 'Open longer',
  image: 'http://market.test/storage/images/blogs/bread~sand.webp',
  publishedOn: '2026-03-03',
  body: '<p>Until <b>two</b></p>',
  language: 'en',
};
const { body: _, ...card } = article;

const open = (answer: Parameters<typeof fakeApi>[0], language = 'en') => {
  const { api, calls } = fakeApi(answer);
  const deps = { api, context: { toImage: context.toImage, language: () => language } };
  return {
    articles: createHttpArticles(deps),
    texts: createHttpMarketTexts(deps),
    asked: () => calls.map(({ path, query }) => ({ path, query })),
  };
};
const refused = () => ({ status: 404, body: { statusCode: 'ERROR_404', message: 'Nothing there' } });

describe('ROUTE-8 articles', () => {
  it('load page by page, in lists without their bodies', async () => {
    const { articles, asked } = open(() => ({
      body: { data: [blog, { ...blog, uuid: null }, null, 'x'], meta: { current_page: '2', last_page: 3, total: 30 } },
    }));
    expect(await articles.list(2)).toEqual({ ok: true, value: { items: [card], page: 2, lastPage: 3, total: 30 } });
    expect(asked()).toEqual([
      { path: 'rest/blogs/paginate', query: { lang: 'en', type: 'blog', page: '2', perPage: '12' } },
    ]);
  });

  it('ROUTE-1 are loaded by uuid, with the HTML unchanged', async () => {
    const { articles, asked } = open(() => ({ body: { status: true, data: blog } }));
    expect(await articles.load(uuid(ID))).toEqual({ ok: true, value: article });
    expect(asked()).toEqual([{ path: `rest/blogs/${ID}`, query: { lang: 'en' } }]);
  });

  it('are read even if most fields are missing', async () => {
    const { articles } = open(() => ({
      body: { data: { uuid: ID, published_at: '2026-02-31', img: 'javascript:alert(1)', translation: null } },
    }));
    expect(await articles.load(uuid(ID))).toEqual({
      ok: true,
      value: {
        id: ID,
        title: '',
        brief: '',
        image: 'http://market.test/storage/images/javascript:alert(1)',
        publishedOn: undefined,
        body: '',
        language: undefined,
      },
    });
  });

  it.each([
    ['a refusal', refused],
    ['an answer without data', () => ({ body: { data: null } })],
  ])('ROUTE-1 that do not exist return the same outcome for %s', async (_name, answer) => {
    expect(await open(answer).articles.load(uuid(ID))).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 404 },
    });
  });

  it('encode a malicious id within its path', async () => {
    const { articles, asked } = open(refused);
    await articles.load(uuid('../../dashboard/admin/news?x=1'));
    expect(asked()[0]).toMatchObject({ query: { lang: 'en' } });
    expect(asked()[0]?.path).toContain('rest/blogs/..%2F..%2Fdashboard');
  });
});

describe('CATALOG-3 the latest news', () => {
  it('is one item, without its body', async () => {
    const { articles, asked } = open(() => ({ body: { data: blog } }));
    expect(await articles.latestNews()).toEqual({ ok: true, value: [card] });
    expect(asked()).toEqual([{ path: 'rest/last-blog/show', query: { lang: 'en', type: 'notification' } }]);
  });

  it.each([
    ['refusal', refused],
    ['answer without data', () => ({ body: { data: null } })],
  ])('is empty after a %s', async (_name, answer) => {
    expect(await open(answer).articles.latestNews()).toEqual({ ok: true, value: [] });
  });

  it('fails when the server is down', async () => {
    expect(await open(() => ({ status: 500, body: {} })).articles.latestNews()).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 500 },
    });
  });
});

describe('ROUTE-9 texts of the marketplace', () => {
  it('include questions with answers, and drop an answer without a question', async () => {
    const faq = {
      id: 1,
      uuid: ID,
      type: 'orders',
      active: true,
      translation: { locale: 'ar', question: 'Can I cancel?', answer: 'Yes,\nif x < y' },
    };
    const { texts, asked } = open(() => ({ body: { data: [faq, { ...faq, translation: {} }, null] } }));
    expect(await texts.faqs()).toEqual({
      ok: true,
      value: [{ id: ID, question: 'Can I cancel?', answer: 'Yes,\nif x < y', language: 'ar' }],
    });
    expect(asked()).toEqual([{ path: 'rest/faqs/paginate', query: { lang: 'en', page: '1', perPage: '100' } }]);
  });

  it('include the parts about the marketplace, with links to the app', async () => {
    const part = {
      id: 4,
      type: 'about',
      img: null,
      buttons: { app_store_button_link: 'https://apps.test' },
      translation: { locale: 'en', title: 'A long table', description: '<p>Four boxes</p>' },
    };
    const { texts, asked } = open(() => ({ body: { data: [part] } }));
    expect(await texts.about()).toEqual({
      ok: true,
      value: [
        {
          id: 4,
          title: 'A long table',
          body: '<p>Four boxes</p>',
          image: undefined,
          apps: { ios: 'https://apps.test', android: '' },
          language: 'en',
        },
      ],
    });
    expect(asked()).toEqual([
      { path: 'rest/pages/paginate', query: { lang: 'en', type: 'all_about', page: '1', perPage: '100' } },
    ]);
  });

  it.each([
    ['terms', 'rest/term'],
    ['privacy', 'rest/policy'],
  ] as const)('include the %s', async (kind, path) => {
    const { texts, asked } = open(() => ({
      body: { data: { id: 1, translation: { locale: 'en', title: 'Terms', description: '<h3>1</h3>' } } },
    }));
    expect(await texts.legal(kind)).toEqual({
      ok: true,
      value: { title: 'Terms', body: '<h3>1</h3>', language: 'en' },
    });
    expect(asked()).toEqual([{ path, query: { lang: 'en' } }]);
  });

  it('include how to become a driver', async () => {
    const page = {
      id: 9,
      type: 'delivery',
      img: null,
      buttons: { google_play_button_link: 'https://play.test' },
      translation: { locale: 'de', title: 'Ausliefern', description: '<p>Mit Rad</p>' },
    };
    const { texts, asked } = open(() => ({ body: { data: page } }));
    expect(await texts.deliver()).toEqual({
      ok: true,
      value: {
        id: 9,
        title: 'Ausliefern',
        body: '<p>Mit Rad</p>',
        image: undefined,
        apps: { ios: '', android: 'https://play.test' },
        language: 'de',
      },
    });
    expect(asked()).toEqual([{ path: 'rest/pages/delivery', query: { lang: 'en' } }]);
    for (const answer of [refused, () => ({ body: { data: { id: 9, translation: {} } } })])
      expect(await open(answer).texts.deliver()).toMatchObject({ ok: false, error: { status: 404 } });
  });

  it('include jobs, and drop one without an id or a title', async () => {
    const job = {
      id: 4,
      category_id: 2,
      active: true,
      created_at: '2026-03-01T08:00:00.000000Z',
      category: { id: 2, translation: { locale: 'en', title: 'City team' } },
      translation: { locale: 'en', title: 'Mechanic', description: '<p>Sixty bicycles</p>', address: 'Port Alder' },
    };
    const career = {
      id: 4,
      title: 'Mechanic',
      field: 'City team',
      place: 'Port Alder',
      body: '<p>Sixty bicycles</p>',
      postedOn: '2026-03-01',
      language: 'en',
    };
    const { texts, asked } = open(() => ({
      body: { data: [job, { ...job, id: 0 }, { ...job, translation: null }, null] },
    }));
    expect(await texts.careers()).toEqual({ ok: true, value: [career] });
    expect(
      await open(() => ({ body: { data: { ...job, category: null, created_at: 'yesterday' } } })).texts.career(
        careerId(4),
      ),
    ).toEqual({ ok: true, value: { ...career, field: '', postedOn: undefined } });
    expect(asked()).toEqual([{ path: 'rest/careers/paginate', query: { lang: 'en', page: '1', perPage: '100' } }]);
    expect(await open(refused).texts.career(careerId(4))).toMatchObject({ ok: false, error: { status: 404 } });
  });

  it('return 404 when they are not written', async () => {
    for (const answer of [
      refused,
      () => ({ body: { data: null } }),
      () => ({ body: { data: { translation: { title: '' } } } }),
    ])
      expect(await open(answer).texts.legal('terms')).toMatchObject({
        ok: false,
        error: { kind: 'rejected', status: 404 },
      });
  });
});

describe('ROUTE-2 the landing text', () => {
  const landing = {
    id: 1,
    type: 'welcome',
    data: {
      img: 'covers/table.webp',
      title: { en: 'The whole town', de: 'Die ganze Stadt', ar: '' },
      description: { en: 'On one table', de: 'Auf einem Tisch' },
      features: [{ img: null, title: { de: 'Echte Küchen' }, description: { de: 'Mit Türen' } }, { title: {} }, null],
    },
  };

  it('uses the current language, else the app’s default, else any', async () => {
    const { texts, asked } = open(() => ({ body: { data: landing } }), 'de');
    expect(await texts.landing()).toEqual({
      ok: true,
      value: {
        title: 'Die ganze Stadt',
        description: 'Auf einem Tisch',
        image: 'http://market.test/storage/images/covers/table.webp',
        language: 'de',
        features: [{ title: 'Echte Küchen', description: 'Mit Türen', image: undefined, language: 'de' }],
      },
    });
    expect(asked()[0]?.path).toBe('rest/landing-pages/welcome');
    expect(await open(() => ({ body: { data: landing } }), 'ar').texts.landing()).toMatchObject({
      value: { title: 'The whole town', language: 'en', features: [{ language: 'de' }] },
    });
  });

  it('is undefined when nobody has written it', async () => {
    for (const answer of [
      refused,
      () => ({ body: { data: null } }),
      () => ({ body: { data: { data: { title: 'x', features: 7 } } } }),
    ])
      expect(await open(answer).texts.landing()).toMatchObject({ ok: false, error: { status: 404 } });
  });

  it('reads counts and never returns a negative one', async () => {
    const { texts, asked } = open(() => ({ body: { data: { users: '12', orders: 3 } } }));
    expect(await texts.figures()).toEqual({ ok: true, value: { people: 12, delivered: 3 } });
    expect(asked()[0]?.path).toBe('rest/stat');
    expect(await open(() => ({ body: { data: { users: -1 } } })).texts.figures()).toEqual({
      ok: true,
      value: { people: 0, delivered: 0 },
    });
  });
});
