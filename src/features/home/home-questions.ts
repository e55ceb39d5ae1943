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

/** What the sections of the home pages show. */
export type HomeSections = {
  readonly categories: readonly Category[];
  readonly stories: readonly StoryGroup[];
  readonly banners: readonly Banner[];
  /** The first page of them: six. */
  readonly ads: Page<Ad>;
  readonly stores: Page<ShopCard>;
  /** Shops that the marketplace stands up for. */
  readonly verified: Page<ShopCard>;
  readonly popular: Page<ShopCard>;
  readonly topRated: Page<ShopCard>;
  readonly recommended: readonly ShopCard[];
  readonly latestNews: readonly ArticleCard[];
};

/** Contract 6.2: what a variant asks for, by section; and the list without end where it closes with one. */
export type HomeQuestions = {
  readonly sections: { readonly [Name in keyof HomeSections]?: Query<HomeSections[Name]> };
  readonly endless?: PageQuery<ShopCard>;
};

export type HomeAsking = {
  readonly queries: CatalogQueries;
  readonly stories: StoryQueries;
  readonly promotions: Pick<PromotionQueries, 'ads'>;
  readonly articles: Pick<ArticleQueries, 'latestNews'>;
  /** The filter of the address. */
  readonly filter: ShopFilter;
  /** Where to deliver to, once that is known. */
  readonly at: GeoPoint | undefined;
};
export type AskHome = (asking: HomeAsking) => HomeQuestions;

/** The same list, of shops that deliver to the chosen address. */
export const near = (filter: ShopFilter, at: GeoPoint | undefined): ShopFilter => (at ? { ...filter, at } : filter);
