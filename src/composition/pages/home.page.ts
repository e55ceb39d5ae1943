import { HomeView } from '../../features/home/home.view.tsx';
import { HomeViewModel } from '../../features/home/home.view-model.ts';
import { CATALOG_QUERIES } from '../../features/catalog/index.ts';
import { CHOSEN_ADDRESS, DATA_CACHE } from '../tokens.ts';
import { definePage } from './define-page.ts';

export const page = definePage(HomeViewModel, HomeView, { cache: DATA_CACHE, queries: CATALOG_QUERIES, address: CHOSEN_ADDRESS });
