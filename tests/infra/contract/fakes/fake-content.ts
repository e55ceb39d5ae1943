import type {
  AboutPart,
  Article,
  Articles,
  Career,
  Faq,
  Landing,
  LegalKind,
  LegalText,
  MarketFigures,
  MarketTexts,
} from '@domain/content/index.ts';
import { ok } from '@domain/kernel/result.ts';
import { pageOf } from './page-of.ts';
import { absent } from './refusals.ts';

const PER_PAGE = 12;

/** What was written, the newest first. */
type Written = { readonly articles: readonly Article[]; readonly news: readonly Article[] };

/** Articles and news in memory. */
export const createFakeArticles = ({ articles, news }: Written): Articles => ({
  list: async (page) =>
    ok(
      pageOf(
        articles.map(({ body: _body, ...card }) => card),
        page,
        PER_PAGE,
      ),
    ),
  load: async (wanted) => {
    const found = [...articles, ...news].find(({ id }) => id === wanted);
    return found ? ok(found) : absent();
  },
  latestNews: async () => ok(news.slice(0, 1).map(({ body: _body, ...card }) => card)),
});

/** What operators say of themselves; texts that are left out are not written yet. */
export type MarketWords = {
  readonly faqs?: readonly Faq[];
  readonly about?: readonly AboutPart[];
  readonly legal?: Partial<Readonly<Record<LegalKind, LegalText>>>;
  readonly landing?: Landing;
  readonly figures?: MarketFigures;
  readonly deliver?: AboutPart;
  readonly careers?: readonly Career[];
};

/** An operator's texts in memory. */
export const createFakeMarketTexts = ({
  faqs = [],
  about = [],
  legal = {},
  landing,
  deliver,
  careers = [],
  figures = { people: 0, delivered: 0 },
}: MarketWords = {}): MarketTexts => ({
  faqs: async () => ok(faqs),
  about: async () => ok(about),
  deliver: async () => (deliver ? ok(deliver) : absent()),
  careers: async () => ok(careers),
  career: async (wanted) => {
    const found = careers.find(({ id }) => id === wanted);
    return found ? ok(found) : absent();
  },
  legal: async (kind) => {
    const text = legal[kind];
    return text ? ok(text) : absent();
  },
  landing: async () => (landing ? ok(landing) : absent()),
  figures: async () => ok(figures),
});
