import { readArticleUuid, type Article, type ArticleCard, type Articles } from '@domain/content/index.ts';
import type { PageQuery, Query } from '../../data/index.ts';

type Deps = {
  readonly articles: Articles;
  /** The same text in another language is another text. */
  readonly language: () => string;
};

/** Articles and news, each question with the key of its answer. */
export type ArticleQueries = {
  articles: PageQuery<ArticleCard>;
  /** ROUTE-1a: the one that an address asks for, if any. */
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
