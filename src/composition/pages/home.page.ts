import type { FunctionComponent } from 'react';
import { announces, type HomeVariant } from '@domain/settings/index.ts';
import type { Stories } from '@domain/stories/index.ts';
import type { CreateHomeQueries } from '../../features/home/home-queries.ts';
import { HOME_VIEWS, type HomeViews } from '../../features/home/home.tokens.ts';
import { HomeView } from '../../features/home/home.view.tsx';
import { HomeViewModel, type HomeCounts } from '../../features/home/home.view-model.ts';
import { CATALOG_QUERIES } from '../../features/catalog/index.ts';
import { ARTICLE_QUERIES } from '../../features/content/index.ts';
import { REFERENCE_VIEW_MODEL, type ReferenceViewModel } from '../../features/reference/index.ts';
import { PROMOTION_QUERIES } from '../../features/promotions/index.ts';
import { createStoryQueries, STORY_QUERIES } from '../../features/stories/index.ts';
import { defineToken, LAZY_BINDINGS, provide, type LazyBindings } from '../../di/index.ts';
import { NAVIGATOR } from '../../routes/index.ts';
import { importWithRetry } from '../../ui/lazy/index.ts';
import { CONTEXT, type AppContext } from '../app-context.ts';
import { CHOSEN_ADDRESS, DATA_CACHE, STORIES } from '../tokens.ts';
import type { Bind } from '../modules/bind.ts';
import { lazyService } from '../modules/lazy-service.ts';
import { definePage } from './define-page.ts';
import { bindPromotions } from '../modules/promotions.module.ts';

type Part = { readonly ask: CreateHomeQueries; readonly View: FunctionComponent<{ readonly vm: HomeViewModel }> };

const parts: Readonly<Record<HomeVariant, () => Promise<Part>>> = {
  1: () => import('./home-1.part.ts'),
  2: () => import('./home-2.part.ts'),
  3: () => import('./home-3.part.ts'),
  4: () => import('./home-4.part.ts'),
};

const createViews = (): HomeViews => {
  const here = new Map<HomeVariant, Part>();
  return {
    load: async (variant) => {
      const part = here.get(variant) ?? (await importWithRetry(parts[variant]));
      here.set(variant, part);
      return part.ask;
    },
    viewOf: (variant) => here.get(variant)?.View,
  };
};

const bindHome: Bind = (options) => {
  bindPromotions(options);
  provide(options, HOME_VIEWS, createViews, {});
  provide(options, HOME_COUNTS, createCounts, { late: LAZY_BINDINGS, reference: REFERENCE_VIEW_MODEL });
  provide(
    options,
    STORY_QUERIES,
    ({ stories, context }: { readonly stories: Stories; readonly context: AppContext }) =>
      createStoryQueries({ stories, language: context.language }),
    {
      stories: STORIES,
      context: CONTEXT,
    },
  );
};

type CountsDeps = { readonly late: LazyBindings; readonly reference: Pick<ReferenceViewModel, 'settings'> };

const HOME_COUNTS = defineToken<HomeCounts>('HomeCounts');

const createCounts = ({ late, reference }: CountsDeps): HomeCounts => ({
  isCounted: () => announces(reference.settings, 'shop_counts'),
  load: lazyService(late, () => import('../modules/home-counts.module.ts')),
});

const deps = {
  cache: DATA_CACHE,
  queries: CATALOG_QUERIES,
  stories: STORY_QUERIES,
  promotions: PROMOTION_QUERIES,
  articles: ARTICLE_QUERIES,
  address: CHOSEN_ADDRESS,
  navigator: NAVIGATOR,
  reference: REFERENCE_VIEW_MODEL,
  variants: HOME_VIEWS,
  counts: HOME_COUNTS,
};

export const page = definePage(HomeViewModel, HomeView, deps, bindHome);
