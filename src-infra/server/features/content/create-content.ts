import type { Instant } from '@domain/kernel/clock.port.ts';
import type { ShopDirectory } from '../catalog/index.ts';
import type { Ads, Articles, BannerLikes, Banners, Pages, StoryBoard } from './content.ports.ts';
import { createStories, type Stories } from './stories.ts';

type Deps = {
  readonly banners: Banners;
  readonly bannerLikes: BannerLikes;
  readonly ads: Ads;
  readonly articles: Articles;
  readonly pages: Pages;
  readonly storyBoard: StoryBoard;
  readonly shops: ShopDirectory;
  readonly clock: { now(): Instant };
};

/** What customers read and look at besides shops. */
export interface Content {
  readonly banners: Banners;
  readonly bannerLikes: BannerLikes;
  readonly ads: Ads;
  readonly articles: Articles;
  readonly pages: Pages;
  readonly stories: Stories;
}

export const createContent = ({
  banners,
  bannerLikes,
  ads,
  articles,
  pages,
  storyBoard,
  shops,
  clock,
}: Deps): Content => ({
  banners,
  bannerLikes,
  ads,
  articles,
  pages,
  stories: createStories({ stories: storyBoard, shops, clock }),
});
