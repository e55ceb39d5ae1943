import { HomeView } from '../../features/home/home.view.tsx';
import { HomeViewModel } from '../../features/home/home.view-model.ts';
import { CATALOG_QUERIES } from '../../features/catalog/index.ts';
import { ARTICLE_QUERIES } from '../../features/content/index.ts';
import { NAVIGATOR } from '../../routes/index.ts';
import { CHOSEN_ADDRESS, DATA_CACHE } from '../tokens.ts';
import { definePage } from './define-page.ts';

const deps = { cache: DATA_CACHE, queries: CATALOG_QUERIES, articles: ARTICLE_QUERIES, address: CHOSEN_ADDRESS, navigator: NAVIGATOR };

export const page = definePage(HomeViewModel, HomeView, deps);
