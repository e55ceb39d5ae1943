import { readArticleUuid, type Article, type ArticleCard, type Articles } from '@domain/content/index.ts';
import type { PageQuery, Query } from '../../data/index.ts';

type Deps = {
  readonly articles: Articles;
  /** The language, which is part of every key. */
  readonly language: () => string;
};

/** The queries of articles and news. */
export type ArticleQueries = {
  articles: PageQuery<ArticleCard>;
  /** ROUTE-1a: the query of the article in the address, if any. */
  article(asked: string | undefined): Query<Article> | undefined;
  latestNews(): Query<readonly ArticleCard[]>;
};

export const createArticleQueries = ({ articles, language }: Deps): ArticleQueries => ({
  articles: (page) => ({ key: ['articles', 'page', page, language()], load: () => articles.list(page) }),
  article: (asked) => {
    const uuid = readArticleUuid(asked);
    return uuid && { key: ['articles', uuid, language()], load: () => articles.load(uuid) };
  },
  latestNews: () => ({ key: ['articles', 'news', language()], load: () => articles.latestNews() }),
});
