import { CATALOG_QUERIES } from '../../features/catalog/index.ts';
import { LikedPageView } from '../../features/liked-page/liked-page.view.tsx';
import { LikedPageViewModel } from '../../features/liked-page/liked-page.view-model.ts';
import { TOASTS_VIEW_MODEL } from '../../features/toasts/index.ts';
import { DATA_CACHE, LIKED_SHOPS, TRANSLATE } from '../tokens.ts';
import { definePage } from './define-page.ts';

export const page = definePage(LikedPageViewModel, LikedPageView, {
  cache: DATA_CACHE,
  queries: CATALOG_QUERIES,
  liked: LIKED_SHOPS,
  toasts: TOASTS_VIEW_MODEL,
  translate: TRANSLATE,
});
