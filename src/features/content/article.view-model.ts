import { makeAutoObservable, observableRef } from 'mobx';
import type { Article } from '@domain/content/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import { pageOutcomeOf, type PageHead, type PageOutcome, type PageViewModel, type Place } from '../../routes/index.ts';
import type { ArticleQueries } from './article.queries.ts';

type Deps = {
  readonly cache: DataCache;
  readonly queries: Pick<ArticleQueries, 'article'>;
  /** Structured data for search engines, rendered by the server only. */
  readonly describe: (article: Article) => PageHead['structured'];
};

/** ROUTE-8: one article, or a news item on a page of its own. */
export class ArticleViewModel implements PageViewModel {
  article: LiveQuery<Article> | undefined = undefined;
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { article: observableRef }, { autoBind: true });
  }

  show({ params }: Place): void {
    const question = this.article ? undefined : this.#deps.queries.article(params['uuid']);
    if (question) this.article = new LiveQuery(this.#deps.cache, question);
  }

  async prepare(): Promise<PageOutcome> {
    return pageOutcomeOf(await this.article?.load());
  }

  activate(): () => void {
    return this.article?.follow() ?? (() => {});
  }

  head(translate: Translate): PageHead {
    const article = this.article?.value;
    if (!article) return { title: translate('blog.title') };
    const { id, title, brief, image } = article;
    const structured = this.#deps.describe(article);
    return {
      title: translate('article.title', { title }),
      canonical: `/blog/${id}`,
      ...(brief !== '' && { description: brief }),
      ...(image !== undefined && { image }),
      ...(structured && { structured }),
    };
  }
}
