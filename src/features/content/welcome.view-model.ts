import type { ArticleCard, Faq, Landing, MarketFigures } from '@domain/content/index.ts';
import type { Page } from '@domain/kernel/page.ts';
import type { Translate } from '../../i18n/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import { ready, type PageHead, type PageOutcome, type PageViewModel } from '../../routes/index.ts';
import type { ArticleQueries } from './article.queries.ts';
import type { MarketTextQueries } from './market-text.queries.ts';

type Deps = {
  readonly cache: DataCache;
  readonly articles: Pick<ArticleQueries, 'articles'>;
  readonly queries: Pick<MarketTextQueries, 'landing' | 'figures' | 'faqs'>;
};

const ARTICLES = 3;
const FAQS = 4;

/** ROUTE-2: introduces newcomers to the marketplace and lets them choose address, language and currency. */
export class WelcomeViewModel implements PageViewModel {
  readonly landing: LiveQuery<Landing>;
  readonly figures: LiveQuery<MarketFigures>;
  readonly #articles: LiveQuery<Page<ArticleCard>>;
  readonly #faqs: LiveQuery<readonly Faq[]>;

  constructor({ cache, queries, articles }: Deps) {
    this.landing = new LiveQuery(cache, queries.landing());
    this.figures = new LiveQuery(cache, queries.figures());
    this.#articles = new LiveQuery(cache, articles.articles(1));
    this.#faqs = new LiveQuery(cache, queries.faqs());
  }

  /** The newest articles. */
  get articles(): readonly ArticleCard[] {
    return this.#articles.value?.items.slice(0, ARTICLES) ?? [];
  }

  /** The first questions. */
  get faqs(): readonly Faq[] {
    return this.#faqs.value?.slice(0, FAQS) ?? [];
  }

  show(): void {}

  /** Omits sections that fail to load: every control works without them. */
  async prepare(): Promise<PageOutcome> {
    await Promise.all(this.#all.map((query) => query.load()));
    return ready;
  }

  activate(): () => void {
    const following = this.#all.map((query) => query.follow());
    return () => following.forEach((stop) => stop());
  }

  head(translate: Translate): PageHead {
    return { title: translate('welcome.head'), isPrivate: true };
  }

  get #all(): readonly Pick<LiveQuery<unknown>, 'load' | 'follow'>[] {
    return [this.landing, this.figures, this.#articles, this.#faqs];
  }
}
