export { createArticleQueries, type ArticleQueries } from './article.queries.ts';
export { ARTICLE_QUERIES, NEWS_SHEET } from './content.tokens.ts';
export { NewsCard } from './news-card.view.tsx';
