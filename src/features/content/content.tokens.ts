import type { ComponentType } from 'react';
import { defineToken } from '../../di/index.ts';
import type { ArticleQueries } from './article.queries.ts';
import type { NewsSheetProps } from './news-sheet.view.tsx';

export const ARTICLE_QUERIES = defineToken<ArticleQueries>('ArticleQueries');
/**
 * The sheet of one news item. Its code loads with the first one that is opened, in the module of the content pages,
 * which only the composition knows.
 */
export const NEWS_SHEET = defineToken<ComponentType<NewsSheetProps>>('NewsSheet');
