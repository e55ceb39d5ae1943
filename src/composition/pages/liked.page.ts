import type { i18n, TFunction } from 'i18next';
import { defineToken, provide } from '../../di/index.ts';
import { CATALOG_QUERIES } from '../../features/catalog/index.ts';
import { LikedPageView } from '../../features/liked/liked-page.view.tsx';
import { LikedPageViewModel } from '../../features/liked/liked-page.view-model.ts';
import { TOASTS_VIEW_MODEL } from '../../features/toasts/index.ts';
import { DATA_CACHE, I18N, LIKED_SHOPS } from '../tokens.ts';
import { definePage } from './define-page.ts';

const TRANSLATE = defineToken<TFunction>('LikedTranslate');

export const page = definePage(
  LikedPageViewModel,
  LikedPageView,
  { cache: DATA_CACHE, queries: CATALOG_QUERIES, liked: LIKED_SHOPS, toasts: TOASTS_VIEW_MODEL, translate: TRANSLATE },
  (options) => void provide(options, TRANSLATE, ({ i18n }: { readonly i18n: i18n }) => i18n.t, { i18n: I18N }),
);
