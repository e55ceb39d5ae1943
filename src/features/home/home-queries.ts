import type { Banner, Category, GeoPoint, ShopCard, ShopFilter } from '@domain/catalog/index.ts';
import type { ArticleCard } from '@domain/content/index.ts';
import type { Page } from '@domain/kernel/page.ts';
import type { Ad } from '@domain/promotions/index.ts';
import type { StoryGroup } from '@domain/stories/index.ts';
import type { PageQuery, Query } from '../../data/index.ts';
import type { CatalogQueries } from '../catalog/index.ts';
import type { ArticleQueries } from '../content/index.ts';
import type { PromotionQueries } from '../promotions/index.ts';
import type { StoryQueries } from '../stories/index.ts';

/** The queries of the sections of a home page. */
export type HomeSections = {
  readonly categories: readonly Category[];
  readonly stories: readonly StoryGroup[];
  readonly banners: readonly Banner[];
  /** The first page: six ads. */
  readonly ads: Page<Ad>;
  readonly stores: Page<ShopCard>;
  /** Shops verified by the marketplace. */
  readonly verified: Page<ShopCard>;
  readonly popular: Page<ShopCard>;
  readonly topRated: Page<ShopCard>;
  readonly recommended: readonly ShopCard[];
  readonly latestNews: readonly ArticleCard[];
};

/** Contract 6.2: the queries of a variant by section, and of its endless list if it ends with one. */
export type HomeQueries = {
  readonly sections: { readonly [Name in keyof HomeSections]?: Query<HomeSections[Name]> };
  readonly endless?: PageQuery<ShopCard>;
};

export type HomeQueryInput = {
  readonly queries: CatalogQueries;
  readonly stories: StoryQueries;
  readonly promotions: Pick<PromotionQueries, 'ads'>;
  readonly articles: Pick<ArticleQueries, 'latestNews'>;
  /** The filter of the address. */
  readonly filter: ShopFilter;
  /** The delivery location, once it is known. */
  readonly at: GeoPoint | undefined;
};
export type CreateHomeQueries = (asking: HomeQueryInput) => HomeQueries;

/** Returns the filter narrowed to shops that deliver to a location. */
export const withLocation = (filter: ShopFilter, at: GeoPoint | undefined): ShopFilter =>
  at ? { ...filter, at } : filter;
