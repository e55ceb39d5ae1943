import {
  untrustedHtml,
  type AboutPart,
  type Article,
  type ArticleCard,
  type Articles,
  type Career,
  type Faq,
  type Landing,
  type LegalText,
  type MarketFigures,
  type MarketTexts,
} from '@domain/content/index.ts';
import { careerId, uuid } from '@domain/kernel/ids.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import { err, ok, type Result } from '@domain/kernel/result.ts';
import { PAGES } from '@app/routes/index.ts';
import { bound } from '../render.tsx';

export { gone, unreachable } from '../remote-failures.ts';

export const uuidOf = (number: number) => uuid(`b1f7c0de-0000-4000-8000-${String(number).padStart(12, '0')}`);

export const articleOf = (number: number, change: Partial<Article> = {}): Article => ({
  id: uuidOf(number),
  title: `Article ${number}`,
  brief: 'In a sentence',
  image: '/storage/images/blogs/bread~sand.webp',
  publishedOn: '2026-03-03',
  body: untrustedHtml('<p>All of it</p>'),
  language: 'en',
  ...change,
});
export const cardOf = (number: number): ArticleCard => {
  const { body: _, ...card } = articleOf(number);
  return card;
};
export const faqOf = (question: string, answer: string): Faq => ({
  id: uuidOf(question.length),
  question,
  answer,
  language: 'en',
});
export const partOf = (id: number, change: Partial<AboutPart> = {}): AboutPart => ({
  id,
  title: `Part ${id}`,
  body: untrustedHtml('<p>Words</p>'),
  image: undefined,
  apps: { ios: '', android: '' },
  language: 'en',
  ...change,
});
export const careerOf = (id: number, change: Partial<Career> = {}): Career => ({
  id: careerId(id),
  title: `Job ${id}`,
  field: 'City team',
  place: 'Port Alder',
  body: untrustedHtml('<p>Sixty <b>bicycles</b></p>'),
  postedOn: '2026-03-01',
  language: 'en',
  ...change,
});
export const legalOf = (title: string): LegalText => ({
  title,
  body: untrustedHtml('<h3>1. Who</h3><p>You</p>'),
  language: 'en',
});

export const landingOf = (title: string): Landing => ({
  title,
  description: 'On one table',
  image: undefined,
  language: 'en',
  features: [{ title: 'Real kitchens', description: 'With doors', image: undefined, language: 'en' }],
});

/** A server of articles and texts with canned answers that records its calls. */
export const contentServer = () => {
  const asked: string[] = [];
  const answers: {
    article: Result<Article, RemoteFailure>;
    news: Result<readonly ArticleCard[], RemoteFailure>;
    list: (page: number) => Awaited<ReturnType<Articles['list']>>;
    faqs: Result<readonly Faq[], RemoteFailure>;
    about: Result<readonly AboutPart[], RemoteFailure>;
    legal: Result<LegalText, RemoteFailure>;
    landing: Result<Landing, RemoteFailure>;
    deliver: Result<AboutPart, RemoteFailure>;
    careers: Result<readonly Career[], RemoteFailure>;
    career: Result<Career, RemoteFailure>;
    figures: Result<MarketFigures, RemoteFailure>;
  } = {
    article: ok(articleOf(1)),
    news: ok([cardOf(1)]),
    list: (page) => ok({ items: [cardOf(page * 2), cardOf(page * 2 + 1)], page, lastPage: 2, total: 4 }),
    faqs: ok([]),
    about: ok([]),
    deliver: ok(partOf(9)),
    careers: ok([careerOf(1), careerOf(2)]),
    career: ok(careerOf(1)),
    legal: ok(legalOf('Terms of use')),
    landing: ok(landingOf('The whole town')),
    figures: ok({ people: 3, delivered: 1 }),
  };
  const say = <Value>(name: string, answer: () => Value): Promise<Value> => {
    asked.push(name);
    return Promise.resolve(answer());
  };
  const articles: Articles = {
    list: (page) => say(`page ${page}`, () => answers.list(page)),
    load: (id) => say(`article ${id}`, () => answers.article),
    latestNews: () => say('news', () => answers.news),
  };
  const texts: MarketTexts = {
    faqs: () => say('faqs', () => answers.faqs),
    about: () => say('about', () => answers.about),
    legal: (kind) => say(kind, () => answers.legal),
    deliver: () => say('deliver', () => answers.deliver),
    careers: () => say('careers', () => answers.careers),
    career: (id) => say(`career ${id}`, () => answers.career),
    landing: () => say('landing', () => answers.landing),
    figures: () => say('figures', () => answers.figures),
  };
  return { asked, answers, articles, texts, refuse: (failure: RemoteFailure) => void (answers.article = err(failure)) };
};

/** Names the text that was asked for. */
export const translate = ((key: string, values: Readonly<Record<string, unknown>> = {}) =>
  [key, ...Object.values(values)].join(' ')) as never;
/** What links need. */
export const services = [bound(PAGES as never, { prefetch: () => Promise.resolve() })];
