import { CATALOG_QUERIES } from '../../features/catalog/index.ts';
import { ShopListView } from '../../features/shop-list/shop-list.view.tsx';
import { ShopListViewModel } from '../../features/shop-list/shop-list.view-model.ts';
import { CHOSEN_ADDRESS, DATA_CACHE } from '../tokens.ts';
import { definePage } from './define-page.ts';

export const page = definePage(ShopListViewModel, ShopListView, { cache: DATA_CACHE, queries: CATALOG_QUERIES, address: CHOSEN_ADDRESS });
