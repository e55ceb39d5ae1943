import { describe, expect, it } from 'vitest';
import { err, ok } from '@domain/kernel/result.ts';
import { settingsOf } from '@domain/settings/index.ts';
import { createDataCache } from '@app/data/index.ts';
import { AboutViewModel } from '@app/features/content/about.view-model.ts';
import { ArticleViewModel } from '@app/features/content/article.view-model.ts';
import { CareerViewModel } from '@app/features/content/career.view-model.ts';
import { CareersViewModel } from '@app/features/content/careers.view-model.ts';
import { DeliverViewModel } from '@app/features/content/deliver.view-model.ts';
import { BlogViewModel } from '@app/features/content/blog.view-model.ts';
import { HelpViewModel } from '@app/features/content/help.view-model.ts';
import { createArticleQueries } from '@app/features/content/index.ts';
import { LegalViewModel } from '@app/features/content/legal.view-model.ts';
import { createMarketTextQueries } from '@app/features/content/market-text.queries.ts';
import { articleData, careerData, faqData } from '@app/features/content/structured-data.ts';
import { settled } from '../cart/stage.ts';
import {
  articleOf,
  careerOf,
  contentServer,
  faqOf,
  gone,
  legalOf,
  partOf,
  translate,
  unreachable,
  uuidOf,
} from './stage.ts';

const stage = () => {
  const server = contentServer();
  const speech = { language: 'en' };
  const queries = createMarketTextQueries({ texts: server.texts, language: () => speech.language });
  const articles = createArticleQueries({ articles: server.articles, language: () => speech.language });
  const reference = {
    settings: settingsOf([
      { key: 'phone', value: '14015550100' },
      { key: 'email', value: 'help@tiffin.test' },
    ]),
  };
  return { ...server, speech, cache: createDataCache(), queries, articles, reference };
};
const at = (path: string, params: Readonly<Record<string, string>> = {}) => ({ path, params, query: {} });

describe('ROUTE-9 help', () => {
  const opened = async () => {
    const scene = stage();
    scene.answers.faqs = ok([
      faqOf('Can I cancel?', 'Until the kitchen accepts.'),
      faqOf('What is the wallet for?', 'Refunds'),
    ]);
    const vm = new HelpViewModel({ ...scene, describe: faqData });
    vm.show();
    return { ...scene, vm, outcome: await vm.prepare() };
  };

  it('ROUTE-9a shows the questions that match the search', async () => {
    const { vm, outcome } = await opened();
    expect([outcome, vm.found.length]).toEqual([{ kind: 'ready' }, 2]);
    vm.searchFor('KITCHEN accépts');
    expect(vm.found.map(({ question }) => question)).toEqual(['Can I cancel?']);
    vm.searchFor('submarine');
    expect(vm.found).toEqual([]);
  });

  it('shows the contact for other questions', async () => {
    const { vm } = await opened();
    expect([vm.phone, vm.email]).toEqual(['14015550100', 'help@tiffin.test']);
  });

  it('ROUTE-11 has structured data of the questions, in plain text', async () => {
    const { vm } = await opened();
    expect(vm.head(translate)).toMatchObject({
      title: 'help.title',
      description: 'help.description',
      canonical: '/help',
    });
    expect(vm.head(translate).structured).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Can I cancel?',
          acceptedAnswer: { '@type': 'Answer', text: 'Until the kitchen accepts.' },
        },
        { name: 'What is the wallet for?' },
      ],
    });
  });
});

describe('ROUTE-9 legal texts', () => {
  it.each([
    ['/terms', 'terms'],
    ['/privacy', 'privacy'],
    ['/Privacy/', 'privacy'],
  ])('at %s are the %s', async (path, kind) => {
    const { asked, answers, ...scene } = stage();
    answers.legal = ok(legalOf('As written'));
    const vm = new LegalViewModel(scene);
    vm.show(at(path));
    expect([await vm.prepare(), asked]).toEqual([{ kind: 'ready' }, [kind]]);
    expect(vm.head(translate)).toEqual({
      title: 'article.title As written',
      description: `legal.${kind}_text`,
      canonical: `/${kind}`,
    });
  });

  it('L10 answer 404 when not written; a failed load can be retried', async () => {
    const { answers, ...scene } = stage();
    const vm = new LegalViewModel(scene);
    vm.show(at('/terms'));
    answers.legal = err(gone);
    expect(await vm.prepare()).toEqual({ kind: 'not-found' });
    answers.legal = err(unreachable);
    expect(await vm.prepare()).toEqual({ kind: 'failed' });
    expect(vm.head(translate).title).toBe('article.title pages.terms');
    answers.legal = ok(legalOf('Terms'));
    const stop = vm.activate();
    await settled();
    expect(vm.text.value?.title).toBe('Terms');
    stop();
  });
});

describe('ROUTE-9 about', () => {
  it("shows the parts in the operator's order", async () => {
    const { answers, ...scene } = stage();
    answers.about = ok([partOf(2), partOf(1)]);
    const vm = new AboutViewModel(scene);
    expect([await vm.prepare(), vm.parts.value?.map(({ id }) => id), vm.head(translate).canonical]).toEqual([
      { kind: 'ready' },
      [2, 1],
      '/about',
    ]);
  });
});

describe('ROUTE-9 becoming a driver', () => {
  const noApplication = { status: undefined, note: undefined, isCustomer: true };
  const nobody = {
    applications: { latest: () => Promise.resolve(ok(noApplication)), apply: () => Promise.resolve(ok(noApplication)) },
    updates: { news: { subscribe: () => ({ unsubscribe: () => {} }) } },
    sessions: { read: () => undefined },
    store: { read: () => undefined, write: () => {} },
    uploads: { upload: () => Promise.resolve(err(unreachable)) },
    makeUuid: () => '',
  };

  it('COURIER-7 shows what became of the application, to whoever is signed in', async () => {
    const { answers: _, ...scene } = stage();
    const asked = { count: 0 };
    const vmOf = (extensions: readonly string[], session: object | undefined) =>
      new DeliverViewModel({
        ...scene,
        ...nobody,
        applications: {
          ...nobody.applications,
          latest: () => {
            asked.count += 1;
            return Promise.resolve(ok({ ...noApplication, status: 'approved' as const, isCustomer: false }));
          },
        },
        sessions: { read: () => session as never },
        reference: { settings: { ...settingsOf([]), extensions } },
      });
    const vms = [vmOf(['courier_work'], {}), vmOf(['courier_work'], undefined), vmOf([], {})];
    for (const vm of vms) vm.activate()();
    await Promise.resolve();
    await Promise.resolve();
    expect([vms.map(({ application }) => application.phase), asked.count]).toEqual([['sent', 'guest', 'loading'], 1]);
  });

  const opened = async (rows: Readonly<Record<string, string>> = {}, change: Parameters<typeof partOf>[1] = {}) => {
    const { answers, ...scene } = stage();
    answers.deliver = ok(partOf(9, change));
    const vm = new DeliverViewModel({
      ...scene,
      ...nobody,
      reference: { settings: settingsOf(Object.entries(rows).map(([key, value]) => ({ key, value }))) },
    });
    return { vm, answers, outcome: await vm.prepare() };
  };

  it('shows the operator’s text, title, address and picture', async () => {
    const { vm, outcome } = await opened({}, { image: '/storage/images/pages/taqueria~sand.webp' });
    expect(outcome).toEqual({ kind: 'ready' });
    expect(vm.head(translate)).toEqual({
      title: 'article.title Part 9',
      description: 'deliver.description',
      canonical: '/deliver',
      image: '/storage/images/pages/taqueria~sand.webp',
    });
  });

  it('links to the couriers’ app of the page, else of the settings', async () => {
    const rows = { delivery_app_ios: 'https://apps.test/courier', delivery_app_android: 'https://play.test/courier' };
    expect((await opened(rows)).vm.apps).toEqual({
      ios: 'https://apps.test/courier',
      android: 'https://play.test/courier',
    });
    expect((await opened(rows, { apps: { ios: 'https://apps.test/page', android: '' } })).vm.apps).toEqual({
      ios: 'https://apps.test/page',
      android: 'https://play.test/courier',
    });
    expect((await opened()).vm.apps).toEqual({ ios: '', android: '' });
  });

  it('L10 answers 404 when not written, and a failure when loading fails', async () => {
    const { vm, answers } = await opened();
    for (const [failure, kind] of [
      [gone, 'not-found'],
      [unreachable, 'failed'],
    ] as const) {
      answers.deliver = err(failure);
      const { answers: _, ...scene } = stage();
      const other = new DeliverViewModel({
        ...scene,
        ...nobody,
        queries: { deliver: () => ({ key: ['texts', kind], load: () => Promise.resolve(answers.deliver) }) },
      });
      expect(await other.prepare()).toEqual({ kind });
    }
    expect(vm.text.value?.title).toBe('Part 9');
  });
});

describe('ROUTE-9 careers', () => {
  it("are listed in the operator's order", async () => {
    const { answers, ...scene } = stage();
    answers.careers = ok([careerOf(2), careerOf(1)]);
    const vm = new CareersViewModel(scene);
    expect([await vm.prepare(), vm.careers.value?.map(({ id }) => id)]).toEqual([{ kind: 'ready' }, [2, 1]]);
    expect(vm.head(translate)).toEqual({
      title: 'careers.title',
      description: 'careers.description',
      canonical: '/careers',
    });
    answers.careers = err(unreachable);
    expect(await new CareersViewModel({ ...scene, cache: createDataCache() }).prepare()).toEqual({ kind: 'failed' });
  });

  const opened = async (id: string, change: (answers: ReturnType<typeof stage>['answers']) => void = () => {}) => {
    const { answers, ...scene } = stage();
    change(answers);
    const vm = new CareerViewModel({
      ...scene,
      reference: {
        settings: settingsOf([
          { key: 'email', value: 'jobs@tiffin.test' },
          { key: 'title', value: 'Tiffin' },
        ]),
      },
      describe: careerData,
    });
    vm.show(at(`/careers/${id}`, { id }));
    return { ...scene, vm, outcome: await vm.prepare() };
  };

  it('ROUTE-11 have a title, an address and structured data of a job, with known facts only', async () => {
    const { vm, outcome } = await opened('1');
    expect([outcome, vm.email]).toEqual([{ kind: 'ready' }, 'jobs@tiffin.test']);
    expect(vm.head(translate)).toEqual({
      title: 'article.title Job 1',
      description: 'careers.description',
      canonical: '/careers/1',
      structured: {
        '@context': 'https://schema.org',
        '@type': 'JobPosting',
        title: 'Job 1',
        description: 'Sixty bicycles',
        occupationalCategory: 'City team',
        jobLocation: { '@type': 'Place', address: 'Port Alder' },
        datePosted: '2026-03-01',
        hiringOrganization: { '@type': 'Organization', name: 'Tiffin' },
      },
    });
    expect(careerData(careerOf(1, { field: '', place: '', postedOn: undefined }), '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Job 1',
      description: 'Sixty bicycles',
    });
  });

  it.each(['0', '01', 'abc', '1.5', '%00'])('are not found for the address %j, without a request', async (id) => {
    const { outcome, asked, vm } = await opened(id);
    expect([outcome, asked, vm.head(translate)]).toEqual([{ kind: 'not-found' }, [], { title: 'careers.title' }]);
  });

  it('L10 answer 404 when removed, and a failure when loading fails', async () => {
    expect((await opened('1', (answers) => (answers.career = err(gone)))).outcome).toEqual({ kind: 'not-found' });
    expect((await opened('1', (answers) => (answers.career = err(unreachable)))).outcome).toEqual({ kind: 'failed' });
  });
});

describe('ROUTE-8 the blog', () => {
  it('opens page after page', async () => {
    const { cache, articles, asked } = stage();
    const vm = new BlogViewModel({ cache, queries: articles });
    await vm.prepare();
    const stop = vm.activate();
    expect([vm.articles.items.length, vm.articles.hasMore]).toEqual([2, true]);
    vm.articles.loadMore();
    await settled();
    expect([vm.articles.items.map(({ title }) => title), vm.articles.hasMore, asked]).toEqual([
      ['Article 2', 'Article 3', 'Article 4', 'Article 5'],
      false,
      ['page 1', 'page 2'],
    ]);
    stop();
  });

  it('has a separate cache key in every language', async () => {
    const { cache, articles, asked, speech } = stage();
    await cache.load(articles.latestNews());
    await cache.load(articles.latestNews());
    speech.language = 'ar';
    await cache.load(articles.latestNews());
    expect(asked).toEqual(['news', 'news']);
  });
});

describe('ROUTE-8 an article', () => {
  const opened = async (uuid: string, scene = stage()) => {
    const vm = new ArticleViewModel({ cache: scene.cache, queries: scene.articles, describe: articleData });
    vm.show(at(`/blog/${uuid}`, { uuid }));
    return { ...scene, vm, outcome: await vm.prepare() };
  };

  it('ROUTE-11 has its own title, description, address, picture and structured data', async () => {
    const { vm, outcome } = await opened(uuidOf(1));
    expect(outcome).toEqual({ kind: 'ready' });
    expect(vm.head(translate)).toMatchObject({
      title: 'article.title Article 1',
      description: 'In a sentence',
      canonical: `/blog/${uuidOf(1)}`,
      image: '/storage/images/blogs/bread~sand.webp',
      structured: { '@type': 'Article', headline: 'Article 1', datePublished: '2026-03-03', inLanguage: 'en' },
    });
  });

  it('omits missing parts from its head', async () => {
    const scene = stage();
    scene.answers.article = ok(
      articleOf(1, { brief: '', image: undefined, publishedOn: undefined, language: undefined }),
    );
    const { vm } = await opened(uuidOf(1), scene);
    expect(vm.head(translate)).toEqual({
      title: 'article.title Article 1',
      canonical: `/blog/${uuidOf(1)}`,
      structured: { '@context': 'https://schema.org', '@type': 'Article', headline: 'Article 1' },
    });
  });

  it.each(['abc', '1', '%00', '<script>'])('is not found for the address %j, without a request', async (address) => {
    const { outcome, asked } = await opened(address);
    expect([outcome, asked]).toEqual([{ kind: 'not-found' }, []]);
  });

  it('L10 answers 404 when removed, and a failure when loading fails', async () => {
    const scene = stage();
    scene.refuse(gone);
    expect((await opened(uuidOf(1), scene)).outcome).toEqual({ kind: 'not-found' });
    scene.refuse(unreachable);
    expect((await opened(uuidOf(2), scene)).outcome).toEqual({ kind: 'failed' });
  });
});
