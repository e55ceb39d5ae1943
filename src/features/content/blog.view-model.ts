import type { ArticleCard } from '@domain/content/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { LivePages, type DataCache } from '../../data/index.ts';
import { ready, type PageHead, type PageOutcome, type PageViewModel } from '../../routes/index.ts';
import type { ArticleQueries } from './article.queries.ts';

type Deps = { readonly cache: DataCache; readonly queries: Pick<ArticleQueries, 'articles'> };

/** ROUTE-8: the list of articles, the newest first. */
export class BlogViewModel implements PageViewModel {
  readonly articles: LivePages<ArticleCard>;

  constructor({ cache, queries }: Deps) {
    this.articles = new LivePages(cache, queries.articles);
  }

  show(): void {}

  async prepare(): Promise<PageOutcome> {
    await Promise.all(this.articles.pages.map((page) => page.load()));
    return ready;
  }

  activate(): () => void {
    return this.articles.follow();
  }

  head(translate: Translate): PageHead {
    return { title: translate('blog.title'), description: translate('blog.description'), canonical: '/blog' };
  }
}
